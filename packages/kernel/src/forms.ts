import type { Chance, Field, Form, Item, Json, Refusal } from './contract.ts';
import { isRecord, sameJson } from './json.ts';
import { msg, type Param } from './message.ts';

/** Checks an action against the bounds of a form; returns why it does not fit, or undefined. */
export function validateAnswer(form: Form, action: unknown): Refusal | undefined {
  const no = (key: string, params?: Record<string, Param>, rule = form.rule): Refusal => ({
    rule,
    msg: msg(`kernel.form.${key}`, params),
  });
  if (!isRecord(action)) return no('record');
  const known = new Set([...Object.keys(form.base), ...form.fields.map((f) => f.name)]);
  for (const key of Object.keys(action)) {
    if (!known.has(key)) return no('unknown', { field: key });
  }
  for (const [key, value] of Object.entries(form.base)) {
    if (!sameJson(action[key], value)) return no('base', { field: key });
  }
  const bad = form.fields.find((field) => !fits(field, action[field.name], action));
  return bad && no(bad.t, boundParams(bad), bad.rule);
}

function boundParams(field: Field): Record<string, Param> {
  const bounds = 'min' in field ? { min: field.min, max: field.max } : {};
  return { field: field.name, ...bounds };
}

/** Whether the action is meant for this form: its fixed part agrees, even if some field does not. */
export const matchesBase = (form: Form, action: unknown): boolean =>
  isRecord(action) && Object.entries(form.base).every(([k, v]) => sameJson(action[k], v));

function fits(field: Field, value: unknown, action: Record<string, unknown>): boolean {
  switch (field.t) {
    case 'amount':
      return (
        Number.isInteger(value) && (value as number) >= field.min && (value as number) <= field.max
      );
    case 'one':
      return isItem(field.of, value) || (field.optional === true && value === undefined);
    case 'some':
      return fitsSome(field, value);
    case 'about':
      return fitsAbout(field, value, action);
  }
}

const isItem = (of: readonly Item[], value: unknown): boolean => of.some((x) => x.id === value);

function fitsSome(field: Extract<Field, { t: 'some' }>, value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.length >= field.min &&
    value.length <= field.max &&
    value.every((x) => isItem(field.of, x)) &&
    (field.repeat === true || new Set(value).size === value.length)
  );
}

function fitsAbout(
  field: Extract<Field, { t: 'about' }>,
  value: unknown,
  action: Record<string, unknown>,
): boolean {
  if (value === undefined) return true;
  const chosen = action[field.items];
  if (!isRecord(value) || !Array.isArray(chosen)) return false;
  return Object.entries(value).every(([item, said]) => {
    if (!chosen.includes(item) || !isRecord(said) || Object.keys(said).length === 0) return false;
    return Object.entries(said).every(([name, x]) => {
      const sub = field.fields.find((f) => f.name === name);
      return sub !== undefined && fits(sub, x, said);
    });
  });
}

/** A random answer within the bounds of the form. The rules may still refuse it. */
export function sampleForm(form: Form, chance: Chance): { [key: string]: Json } {
  const action: { [key: string]: Json } = { ...form.base };
  for (const field of form.fields) {
    const optional = field.t === 'one' && field.optional === true;
    if (field.t !== 'about' && !optional) action[field.name] = sampleField(field, chance);
  }
  return action;
}

function sampleField(field: Exclude<Field, { t: 'about' }>, chance: Chance): Json {
  switch (field.t) {
    case 'amount':
      return field.min + chance.int(field.max - field.min + 1, 'sample');
    case 'one':
      return pick(field.of, chance).id;
    case 'some': {
      const most = field.repeat ? field.max : Math.min(field.max, field.of.length);
      const n = field.min + chance.int(most - field.min + 1, 'sample');
      if (field.repeat) return Array.from({ length: n }, () => pick(field.of, chance).id);
      const ids = field.of.map((x) => x.id);
      chance.shuffle(ids, 'sample');
      return ids.slice(0, n);
    }
  }
}

const pick = <T>(xs: readonly T[], chance: Chance): T => xs[chance.int(xs.length, 'sample')] as T;
