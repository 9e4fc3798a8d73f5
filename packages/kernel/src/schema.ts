import type { Static, TSchema } from 'typebox';
import { Default, Errors } from 'typebox/value';
import { BadInput } from './bad-input.ts';
import { tooDeep } from './json.ts';
import type { Param } from './message.ts';

/** The shape of values from outside: JSON Schema to build forms from, `parse` to check input. */
export interface Schema<T> {
  json: TSchema;
  /** Fills in defaults; throws BadInput naming the path of the first bad value. */
  parse(value: unknown): T;
}

/** `sound` checks what a JSON Schema cannot express; it throws BadInput, made with `badAt`. */
export function schema<const T extends TSchema>(
  json: T,
  sound: (value: Static<T>) => void = () => {},
): Schema<Static<T>> {
  return {
    json,
    parse(value) {
      if (tooDeep(value)) throw badInputAt('', 'kernel.bad.value');
      const full = Default(json, structuredCopy(value));
      const errors = Errors(json, full);
      const first =
        errors.find((e) => e.keyword !== 'boolean' && e.keyword !== 'const') ?? errors[0];
      if (first)
        throw badInputAt(pathOf(first), `kernel.bad.${keyOf(first.keyword)}`, paramsOf(first));
      sound(full as Static<T>);
      return full as Static<T>;
    },
  };
}

export function badInputAt(
  path: string,
  key: string,
  params: Record<string, Param> = {},
): BadInput {
  return new BadInput(key, { ...params, path: path || '/' });
}

interface Problem {
  keyword: string;
  instancePath: string;
  params: object;
}

const KNOWN = [
  'type',
  'required',
  'enum',
  'additionalProperties',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
];

const keyOf = (keyword: string): string => (KNOWN.includes(keyword) ? keyword : 'value');

function pathOf({ instancePath, params }: Problem): string {
  const extra = (params as { additionalProperties?: string[] }).additionalProperties?.[0];
  return extra === undefined ? instancePath : `${instancePath}/${extra}`;
}

function paramsOf({ params }: Problem): Record<string, Param> {
  const { type, limit, allowedValues, requiredProperties } = params as {
    type?: string | string[];
    limit?: number;
    allowedValues?: unknown[];
    requiredProperties?: string[];
  };
  return {
    ...(type !== undefined && { type }),
    ...(limit !== undefined && { limit }),
    ...(allowedValues && { allowed: allowedValues.map(String) }),
    ...(requiredProperties && { missing: requiredProperties }),
  };
}

/** Defaults are filled into a copy, so the caller's value stays unchanged. */
const structuredCopy = (x: unknown): unknown =>
  x === undefined ? {} : JSON.parse(JSON.stringify(x));
