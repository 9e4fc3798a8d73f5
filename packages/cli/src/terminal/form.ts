import type { Field, Form, Item, Json } from '@fondaco/kernel';
import type { Terminal } from '@fondaco/terminal-kit/terminal.ts';
import { pickItem, pickItems } from './pick.ts';

/** The person cancelled. */
const CANCELLED = Symbol('cancelled');
type About = Extract<Field, { t: 'about' }>;
type Filled = Json | undefined | typeof CANCELLED;

/** Asks for each field in turn; undefined when the person cancels. */
export async function fillForm(desk: Terminal, prefix: string, form: Form): Promise<unknown> {
  desk.write(desk.paint('bold', desk.say(form.label)), desk.tell('form.cancel'));
  const action: Record<string, Json> = { ...form.base };
  for (const field of form.fields) {
    const value =
      field.t === 'about'
        ? await askAbout(desk, prefix, form, field, action)
        : await fill(desk, prefix, field, !('optional' in field));
    if (value === CANCELLED) return undefined;
    if (value !== undefined) action[field.name] = value;
  }
  return action;
}

function fill(
  desk: Terminal,
  prefix: string,
  field: Exclude<Field, About>,
  required: boolean,
): Promise<Filled> {
  const label = labelOf(desk, prefix, field);
  switch (field.t) {
    case 'amount':
      return askAmount(desk, label, field, required);
    case 'one':
      return askOne(desk, label, field.of, required);
    case 'some':
      return askSome(desk, label, field, required);
  }
}

const labelOf = (desk: Terminal, prefix: string, { name }: Field): string =>
  desk.say({ key: `${prefix}.field.${name}`, or: name });

/** Asks again until the input is valid. */
async function until(
  desk: Terminal,
  prompt: string,
  read: (words: string) => Json | undefined,
  empty: Json | undefined,
  mayBeEmpty: boolean,
): Promise<Filled> {
  for (;;) {
    const words = await desk.ask(`${prompt} `);
    if (/^[xXчЧ]$/.test(words)) return CANCELLED;
    if (words === '' && mayBeEmpty) return empty;
    const value = read(words);
    if (value !== undefined) return value;
    desk.write(desk.tell('form.again'));
  }
}

function askAmount(
  desk: Terminal,
  label: string,
  { min, max }: Extract<Field, { t: 'amount' }>,
  required: boolean,
): Promise<Filled> {
  const usual = min <= 0 && max >= 0 ? 0 : min;
  const hint = required
    ? desk.tell('form.amount', { min, max, usual })
    : desk.tell('form.maybe', { min, max });
  const read = (words: string): number | undefined => {
    const n = /^[-−+]?\d+$/.test(words) ? Number(words.replace('−', '-')) : Number.NaN;
    return n >= min && n <= max ? n : undefined;
  };
  return until(desk, `${label} ${hint}`, read, required ? usual : undefined, true);
}

function askOne(desk: Terminal, label: string, of: Item[], required: boolean): Promise<Filled> {
  desk.write(...itemLines(desk, label, of));
  const read = (words: string): string | undefined => pickItem(desk.say, of, words)?.id;
  return until(
    desk,
    desk.tell(required ? 'form.one' : 'form.oneMaybe'),
    read,
    undefined,
    !required,
  );
}

function askSome(
  desk: Terminal,
  label: string,
  field: Extract<Field, { t: 'some' }>,
  required: boolean,
): Promise<Filled> {
  const { of, min, max, repeat = false } = field;
  if (of.length === 0 || max === 0) return Promise.resolve(required ? [] : undefined);
  desk.write(...itemLines(desk, label, of));
  const none = min === 0 || !required;
  const hint = desk.tell(none ? 'form.someOrNone' : 'form.some', { min, max });
  const read = (words: string): string[] | undefined => {
    const ids = pickItems(desk.say, of, words, repeat);
    return ids && ids.length >= min && ids.length <= max ? ids : undefined;
  };
  return until(desk, hint, read, required ? [] : undefined, none);
}

/** Asks whether the person wants to state something, and if so, what. */
async function askAbout(
  desk: Terminal,
  prefix: string,
  form: Form,
  field: About,
  action: Record<string, Json>,
): Promise<Filled> {
  const chosen = action[field.items];
  if (!Array.isArray(chosen) || chosen.length === 0) return undefined;
  const wants = await desk.ask(`${labelOf(desk, prefix, field)}. ${desk.tell('form.about')} `);
  if (!desk.tell('yes').split(' ').includes(wants.toLowerCase())) return undefined;
  const items = form.fields.find((f) => f.name === field.items);
  const of = items && 'of' in items ? items.of : [];
  const said: Record<string, Json> = {};
  // The same good may have been chosen twice.
  for (const item of new Set(chosen.map(String))) {
    const label = of.find((o) => o.id === item)?.label;
    desk.write(desk.paint('bold', label ? desk.say(label) : item));
    const record: Record<string, Json> = {};
    for (const sub of field.fields) {
      if (sub.t === 'about') continue;
      const value = await fill(desk, prefix, sub, false);
      if (value === CANCELLED) return CANCELLED;
      if (value !== undefined) record[sub.name] = value;
    }
    if (Object.keys(record).length > 0) said[item] = record;
  }
  return Object.keys(said).length > 0 ? said : undefined;
}

const itemLines = (desk: Terminal, label: string, of: readonly Item[]): string[] => [
  `${label}:`,
  ...of.map((item, i) => `${String(i + 1).padStart(3)}) ${desk.say(item.label)}`),
];
