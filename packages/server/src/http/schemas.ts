import Type from 'typebox';
import { cleanText } from '../clean-text.ts';

const strict = { additionalProperties: false };

/** At least one visible character. */
const VISIBLE = '[^\\s\\p{Cf}]';

const name = Type.String({ minLength: 1, maxLength: 30, pattern: VISIBLE });
const minute = Type.Integer({ minimum: 0, maximum: 24 * 60 - 1 });
const zone = Type.String({ minLength: 1, maxLength: 60 });
const seat = Type.Integer({ minimum: 0, maximum: 20 });

/** Names are shown among other text, so they are cleaned before validation. */
export function withCleanName(body: unknown): unknown {
  const { name: given } = body as { name?: unknown };
  return typeof given === 'string' ? { ...(body as object), name: cleanText(given) } : body;
}

export const nameBody = Type.Object({ name }, strict);
export const codeBody = Type.Object({ code: Type.String({ minLength: 1, maxLength: 30 }) }, strict);
export const newTableBody = Type.Object(
  {
    name: Type.Optional(
      Type.Union([Type.String({ minLength: 1, maxLength: 40, pattern: VISIBLE }), Type.Null()]),
    ),
    game: Type.String({ minLength: 1, maxLength: 40 }),
    seats: Type.Integer({ minimum: 1, maximum: 20 }),
    options: Type.Record(Type.String(), Type.Unknown(), { default: {} }),
    private: Type.Boolean({ default: false }),
    /** Milliseconds a bot takes for an answer. */
    pace: Type.Integer({ minimum: 0, maximum: 10_000, default: 1200 }),
    /** Seconds to answer a question the rules can answer themselves; 0 for no limit. */
    answerTime: Type.Integer({ minimum: 0, maximum: 7 * 24 * 3600, default: 0 }),
    clock: Type.Union(
      [
        Type.Object({ t: Type.Literal('none') }, strict),
        Type.Object(
          {
            t: Type.Literal('live'),
            /** Seconds for the whole game. */
            bank: Type.Integer({ minimum: 10, maximum: 24 * 3600 }),
            /** Seconds added each time a player hands the game on. */
            increment: Type.Integer({ minimum: 0, maximum: 600 }),
          },
          strict,
        ),
        Type.Object(
          {
            t: Type.Literal('days'),
            /** Hours for each time the game is handed to a player. */
            hours: Type.Integer({ minimum: 1, maximum: 14 * 24 }),
            /** Minutes after midnight; null if the clock always runs. */
            window: Type.Union([Type.Object({ from: minute, to: minute }, strict), Type.Null()]),
          },
          strict,
        ),
      ],
      { default: { t: 'none' } },
    ),
    whenLate: Type.Union([Type.Literal('bot'), Type.Literal('vote')], { default: 'bot' }),
    zone: Type.Optional(zone),
  },
  strict,
);
export const joinBody = Type.Object(
  {
    seat: Type.Optional(seat),
    name: Type.Optional(name),
    colour: Type.Optional(seat),
    nonce: Type.Optional(Type.String({ pattern: '^[0-9a-f]{16,64}$' })),
    invite: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
    zone: Type.Optional(zone),
  },
  strict,
);
export const seatUpdateBody = Type.Object(
  {
    seat,
    name: Type.Optional(Type.Union([name, Type.Null()])),
    colour: Type.Optional(seat),
  },
  strict,
);
export const voteBody = Type.Object(
  {
    kind: Type.Union(
      (['bot', 'person', 'end', 'pause'] as const).map((kind) => Type.Literal(kind)),
    ),
    seat: Type.Optional(seat),
    by: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
    agree: Type.Boolean(),
  },
  strict,
);
export const optionalSeatBody = Type.Object({ seat: Type.Optional(seat) }, strict);
export const seatBody = Type.Object({ seat }, strict);
export const botsBody = Type.Object(
  {
    player: Type.String({ minLength: 1, maxLength: 40, default: 'greedy' }),
    seat: Type.Optional(seat),
  },
  strict,
);
export const orderBody = Type.Object({ order: Type.Array(seat, { maxItems: 20 }) }, strict);
export const tableParams = Type.Object(
  { id: Type.String({ minLength: 1, maxLength: 40 }) },
  strict,
);
export const inviteParams = Type.Object(
  { token: Type.String({ minLength: 1, maxLength: 100 }) },
  strict,
);
export const replayQuery = Type.Object(
  { as: Type.String({ pattern: '^(table|open|\\d{1,2})$', default: 'table' }) },
  strict,
);
