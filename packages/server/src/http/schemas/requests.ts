import Type from 'typebox';
import { cleanText } from '../../clean-text.ts';
import { clockSetting, motionKind, whenLate } from './clock.ts';

// A field with a default is optional for the client. After validation it is always there.

const strict = { additionalProperties: false };

/** At least one visible character. */
const VISIBLE = '[^\\s\\p{Cf}\\p{Default_Ignorable_Code_Point}\\u2800]';

const name = Type.String({ minLength: 1, maxLength: 30, pattern: VISIBLE });
const zone = Type.String({
  minLength: 1,
  maxLength: 60,
  description: 'Your time zone, such as Europe/Paris, for the daily window of a clock.',
});
const nonce = Type.String({
  pattern: '^[0-9a-f]{16,64}$',
  description:
    'Becomes part of the key of all draws. Its hash is shown at once, itself when the game starts.',
});
const seat = Type.Integer({ minimum: 0, maximum: 20 });

/** Names are shown among other text, so they are cleaned before validation. */
export function withCleanName(body: unknown): unknown {
  const { name: given } = body as { name?: unknown };
  return typeof given === 'string' ? { ...(body as object), name: cleanText(given) } : body;
}

const invite = Type.String({
  minLength: 1,
  maxLength: 100,
  description: 'The token of an invite.',
});
const user = Type.String({ minLength: 1, maxLength: 40, description: 'The id of a user.' });
const reason = Type.Optional(Type.String({ maxLength: 500, default: '' }));
/** A query is text; the handlers read the number. */
const page = Type.Optional(
  Type.String({ pattern: '^\\d{1,3}$', default: '0', description: 'A page of the list, from 0.' }),
);

export const nameBody = Type.Object({ name }, strict);
export const guestBody = Type.Object({ name, invite: Type.Optional(invite) }, strict);
export const blockBody = Type.Object({ user, on: Type.Boolean() }, strict);
export const reportBody = Type.Object(
  {
    kind: Type.Union([Type.Literal('problem'), Type.Literal('person')]),
    text: Type.String({ minLength: 1, maxLength: 1000 }),
    user: Type.Optional(user),
    seat: Type.Optional(seat),
  },
  strict,
);
export const tablesQuery = Type.Object(
  {
    page,
    game: Type.Optional(
      Type.String({ minLength: 1, maxLength: 40, description: 'The id of a game.' }),
    ),
    clock: Type.Optional(
      Type.Union([Type.Literal('none'), Type.Literal('live'), Type.Literal('days')], {
        description: 'The kind of clock.',
      }),
    ),
  },
  strict,
);

export const enterBody = Type.Object(
  { token: Type.String({ minLength: 1, maxLength: 100 }) },
  strict,
);
export const entryBody = Type.Object(
  { entry: Type.Union([Type.Literal('open'), Type.Literal('invited'), Type.Literal('closed')]) },
  strict,
);
const sanctionKind = Type.Union([Type.Literal('mute'), Type.Literal('ban')]);
export const sanctionBody = Type.Object(
  {
    kind: sanctionKind,
    days: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 3650, description: 'For how long; for good if absent.' }),
    ),
    address: Type.Optional(
      Type.Boolean({
        default: false,
        description: 'A ban also keeps out new guests from the address the person came from.',
      }),
    ),
    reason,
  },
  strict,
);
export const liftBody = Type.Object({ kind: sanctionKind, reason }, strict);
export const reasonBody = Type.Object({ reason }, strict);
export const pageQuery = Type.Object({ page }, strict);
export const peopleQuery = Type.Object(
  {
    page,
    part: Type.Optional(
      Type.String({ maxLength: 30, default: '', description: 'A part of the name.' }),
    ),
  },
  strict,
);
export const keeperTablesQuery = Type.Object(
  {
    page,
    status: Type.Optional(
      Type.Union(
        [
          Type.Literal('open'),
          Type.Literal('running'),
          Type.Literal('over'),
          Type.Literal('closed'),
        ],
        { default: 'running' },
      ),
    ),
  },
  strict,
);
export const reportsQuery = Type.Object(
  {
    page,
    state: Type.Optional(
      Type.Union([Type.Literal('open'), Type.Literal('settled')], { default: 'open' }),
    ),
  },
  strict,
);
export const userParams = Type.Object({ id: user }, strict);
export const reportParams = Type.Object(
  { id: Type.String({ minLength: 1, maxLength: 40, description: 'The id of a report.' }) },
  strict,
);
export const codeBody = Type.Object({ code: Type.String({ minLength: 1, maxLength: 30 }) }, strict);
export const newTableBody = Type.Object(
  {
    name: Type.Optional(
      Type.Union([Type.String({ minLength: 1, maxLength: 40, pattern: VISIBLE }), Type.Null()]),
    ),
    game: Type.String({ minLength: 1, maxLength: 40 }),
    seats: Type.Integer({ minimum: 1, maximum: 20 }),
    options: Type.Optional(
      Type.Record(Type.String(), Type.Unknown(), {
        default: {},
        description: 'As the JSON Schema of the game’s options describes them.',
      }),
    ),
    private: Type.Optional(Type.Boolean({ default: false })),
    pace: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 10_000,
        default: 1200,
        description: 'Milliseconds a bot takes for an answer.',
      }),
    ),
    answerTime: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 7 * 24 * 3600,
        default: 0,
        description:
          'Seconds to answer a question the rules can answer themselves; 0 for no limit.',
      }),
    ),
    clock: Type.Optional(clockSetting),
    whenLate: Type.Optional(whenLate),
    pack: Type.Optional(
      Type.Union([Type.String({ maxLength: 100 }), Type.Object({})], {
        description:
          'Another component set than the shipped one: the hash of one that `GET /api/games` lists, or its values. A set with `"base": "shipped"` holds only what differs.',
      }),
    ),
    zone: Type.Optional(zone),
    nonce: Type.Optional(nonce),
  },
  strict,
);
export const packParams = Type.Object(
  { hash: Type.String({ minLength: 1, maxLength: 100, description: 'The hash of a set.' }) },
  strict,
);
export const joinBody = Type.Object(
  {
    seat: Type.Optional(seat),
    name: Type.Optional(name),
    colour: Type.Optional(seat),
    nonce: Type.Optional(nonce),
    invite: Type.Optional(invite),
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
    kind: motionKind,
    seat: Type.Optional(seat),
    by: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
    agree: Type.Boolean(),
  },
  strict,
);
export const playOnBody = Type.Object(
  {
    entry: Type.Integer({ minimum: 0, description: 'The entry that led to the position.' }),
    dealt: Type.Union([Type.Literal('same'), seat], {
      description:
        '`same`: hidden things as they were. A seat: what it could not know is dealt anew.',
    }),
    seat: Type.Optional(seat),
    name: Type.Optional(
      Type.Union([Type.String({ minLength: 1, maxLength: 40, pattern: VISIBLE }), Type.Null()]),
    ),
    zone: Type.Optional(zone),
    nonce: Type.Optional(nonce),
  },
  strict,
);
export const nonceBody = Type.Object({ nonce: Type.Optional(nonce) }, strict);
export const optionalSeatBody = Type.Object({ seat: Type.Optional(seat) }, strict);
export const seatBody = Type.Object({ seat }, strict);
export const botsBody = Type.Object(
  {
    player: Type.Optional(Type.String({ minLength: 1, maxLength: 40, default: 'skilled' })),
    seat: Type.Optional(seat),
  },
  strict,
);
export const orderBody = Type.Object({ order: Type.Array(seat, { maxItems: 20 }) }, strict);
export const tableParams = Type.Object(
  { id: Type.String({ minLength: 1, maxLength: 40, description: 'The id of a table.' }) },
  strict,
);
export const inviteParams = Type.Object(
  { token: Type.String({ minLength: 1, maxLength: 100, description: 'The token of an invite.' }) },
  strict,
);
export const replayQuery = Type.Object(
  {
    as: Type.Optional(
      Type.String({
        pattern: '^(table|open|\\d{1,2})$',
        default: 'table',
        description: 'Whose view: a seat, `table`, or `open` for all hands.',
      }),
    ),
    from: Type.Optional(
      Type.String({
        pattern: '^\\d{1,7}$',
        default: '0',
        description: 'The number of the first entry.',
      }),
    ),
  },
  strict,
);
