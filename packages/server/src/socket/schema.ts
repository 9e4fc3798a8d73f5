import { type ClientMessage, type Msg, schema } from '@fondaco/kernel';
import Type, { type TSchema } from 'typebox';
import { Compile } from 'typebox/compile';

const strict = { additionalProperties: false };
const key = Type.String({ minLength: 1, maxLength: 64 });
const id = Type.String({ minLength: 1, maxLength: 40 });
const count = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
const CHAT_LENGTH = 500;
const SLOWEST_PACE = 5;

const messages: Record<ClientMessage['t'], TSchema> = {
  hello: Type.Object({ t: Type.Literal('hello'), protocol: count }, strict),
  watch: Type.Object(
    {
      t: Type.Literal('watch'),
      key,
      table: id,
      since: Type.Optional(count),
      chat: Type.Optional(count),
    },
    strict,
  ),
  unwatch: Type.Object({ t: Type.Literal('unwatch'), key, table: id }, strict),
  answer: Type.Object(
    {
      t: Type.Literal('answer'),
      key,
      table: id,
      seat: count,
      decision: count,
      action: Type.Unknown(),
    },
    strict,
  ),
  undo: Type.Object(
    {
      t: Type.Literal('undo'),
      key,
      table: id,
      seat: count,
      to: count,
      propose: Type.Optional(Type.Boolean()),
    },
    strict,
  ),
  writing: Type.Object(
    { t: Type.Literal('writing'), key, table: id, seat: count, on: Type.Boolean() },
    strict,
  ),
  pace: Type.Object(
    {
      t: Type.Literal('pace'),
      key,
      table: id,
      seat: count,
      factor: Type.Number({ minimum: 0, maximum: SLOWEST_PACE }),
    },
    strict,
  ),
  consent: Type.Object(
    {
      t: Type.Literal('consent'),
      key,
      table: id,
      seat: count,
      proposal: count,
      agree: Type.Boolean(),
    },
    strict,
  ),
  chat: Type.Object(
    {
      t: Type.Literal('chat'),
      key,
      table: id,
      text: Type.String({ minLength: 1, maxLength: CHAT_LENGTH }),
    },
    strict,
  ),
  mute: Type.Object({ t: Type.Literal('mute'), key, user: id, on: Type.Boolean() }, strict),
  visible: Type.Object({ t: Type.Literal('visible'), on: Type.Boolean() }, strict),
  ping: Type.Object({ t: Type.Literal('ping') }, strict),
};

const validators = new Map(
  Object.entries(messages).map(([t, json]) => [t, { fast: Compile(json), slow: schema(json) }]),
);

/** A valid message, or what is wrong with it. */
export function parseUp(value: Record<string, unknown>): ClientMessage | { bad: Msg } {
  const validator = typeof value.t === 'string' ? validators.get(value.t) : undefined;
  if (!validator) return { bad: { key: 'server.message.unknown' } };
  if (validator.fast.Check(value)) return value as unknown as ClientMessage;
  try {
    return validator.slow.parse(value) as unknown as ClientMessage;
  } catch (error) {
    return { bad: (error as { msg?: Msg }).msg ?? { key: 'server.message.unknown' } };
  }
}
