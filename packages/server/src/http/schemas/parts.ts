import type { Json } from '@fondaco/kernel';
import Type, { type TSchema } from 'typebox';

/** Refers to a schema by its name, so that the API describes it once. */
export const ref = <T>($id: string) => Type.Unsafe<T>({ $ref: `${$id}#` });
export const orNull = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);
export const anyJson = (description: string) => Type.Unsafe<Json>({ description });

export const count = (description: string) => Type.Integer({ minimum: 0, description });
export const time = (description: string) =>
  Type.Integer({ description: `${description} In milliseconds since 1970.` });
export const seat = Type.Integer({ minimum: 0, description: 'The number of a seat, from 0.' });
