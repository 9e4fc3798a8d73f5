import type { Field, Form, Item, Json } from '@fondaco/kernel';
import type { Desk } from '@fondaco/terminal-kit/desk.ts';
import { pickItem, pickItems } from './pick.ts';

/** The person thought better of it. */
const CANCELLED = Symbol('cancelled');
type Filled = Json | undefined | typeof CANCELLED;

/** Asks for each field in turn; undefined when the person cancels. */
export async function fillForm(desk: Desk, prefix: string, form: Form): Promise<unknown> {
  desk.write(desk.paint('bold', desk.say(form.label)), desk.tell('form.cancel'));
  const action: Record<string, Json> = { ...form.base };
  for (const field of form.fields) {
    const value = await fill(desk, prefix, field, action, true);
    if (value === CANCELLED) return undefined;
    if (value !== undefined) action[field.name] = value;
  }
  return action;
}

function fill(
  desk: Desk,
  prefix: string,
  field: Field,
  action: Record<string, Json>,
  required: boolean,
): Promise<Filled> {
  const label = desk.say({ key: `${prefix}.field.${field.name}`, or: field.name });
  switch (field.t) {
    case 'amount':
      return askAmount(desk, label, field, required);
    case 'one':
      return askOne(desk, label, field.of, required);
    case 'some':
      return askSome(desk, label, field, required);
    case 'about':
      return askAbout(desk, prefix, label, field, action);
  }
}

/** Asks again until the words can be understood. */
async function until(
  desk: Desk,
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
  desk: Desk,
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

function askOne(desk: Desk, label: string, of: Item[], required: boolean): Promise<Filled> {
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
  desk: Desk,
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

/** Only for those who want to say something. */
async function askAbout(
  desk: Desk,
  prefix: string,
  label: string,
  field: Extract<Field, { t: 'about' }>,
  action: Record<string, Json>,
): Promise<Filled> {
  const chosen = action[field.items];
  if (!Array.isArray(chosen) || chosen.length === 0) return undefined;
  const wants = await desk.ask(`${label}. ${desk.tell('form.about')} `);
  if (!desk.tell('yes').split(' ').includes(wants.toLowerCase())) return undefined;
  const said: Record<string, Json> = {};
  for (const item of chosen.map(String)) {
    desk.write(desk.paint('bold', item));
    const record: Record<string, Json> = {};
    for (const sub of field.fields) {
      const value = await fill(desk, prefix, sub, record, false);
      if (value === CANCELLED) return CANCELLED;
      if (value !== undefined) record[sub.name] = value;
    }
    if (Object.keys(record).length > 0) said[item] = record;
  }
  return Object.keys(said).length > 0 ? said : undefined;
}

const itemLines = (desk: Desk, label: string, of: readonly Item[]): string[] => [
  `${label}:`,
  ...of.map((item, i) => `${String(i + 1).padStart(3)}) ${desk.say(item.label)}`),
];
