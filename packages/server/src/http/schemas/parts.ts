import type { Json } from '@fondaco/kernel';
import Type, { type Static, type TSchema } from 'typebox';

/** Refers to a schema by its name, so that the API describes it once. */
export const ref = <T>($id: string) => Type.Unsafe<T>({ $ref: `${$id}#` });
export const orNull = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);
export const anyJson = (description: string) => Type.Unsafe<Json>({ description });

export const count = (description: string) => Type.Integer({ minimum: 0, description });
export const time = (description: string) =>
  Type.Integer({ description: `${description} In milliseconds since 1970.` });
export const seat = Type.Integer({ minimum: 0, description: 'The number of a seat, from 0.' });

type Same<A, B> = [A, keyof A] extends [B, keyof B]
  ? [B, keyof B] extends [A, keyof A]
    ? unknown
    : never
  : never;

/** Gives the schema back. Does not compile if it describes anything but `T`. */
export const describes =
  <T>() =>
  <const S extends TSchema>(schema: S & Same<Static<S>, T>): S =>
    schema;
