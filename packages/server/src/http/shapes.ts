import Type from 'typebox';

const strict = { additionalProperties: false };

const name = Type.String({ minLength: 1, maxLength: 30, pattern: '\\S' });
const seat = Type.Integer({ minimum: 0, maximum: 20 });

export const named = Type.Object({ name }, strict);
export const codeTyped = Type.Object(
  { code: Type.String({ minLength: 1, maxLength: 30 }) },
  strict,
);
export const newTable = Type.Object(
  {
    name: Type.Optional(
      Type.Union([Type.String({ minLength: 1, maxLength: 40, pattern: '\\S' }), Type.Null()]),
    ),
    game: Type.String({ minLength: 1, maxLength: 40 }),
    seats: Type.Integer({ minimum: 1, maximum: 20 }),
    options: Type.Record(Type.String(), Type.Unknown(), { default: {} }),
    private: Type.Boolean({ default: false }),
    /** Milliseconds a bot takes for an answer. */
    pace: Type.Integer({ minimum: 0, maximum: 10_000, default: 1200 }),
    /** Seconds to answer where the rules have an answer for who does not; 0: no limit. */
    answerTime: Type.Integer({ minimum: 0, maximum: 7 * 24 * 3600, default: 0 }),
  },
  strict,
);
export const joining = Type.Object(
  {
    seat: Type.Optional(seat),
    name: Type.Optional(name),
    colour: Type.Optional(seat),
    nonce: Type.Optional(Type.String({ pattern: '^[0-9a-f]{16,64}$' })),
    invite: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
  },
  strict,
);
export const dressed = Type.Object(
  {
    seat,
    name: Type.Optional(Type.Union([name, Type.Null()])),
    colour: Type.Optional(seat),
  },
  strict,
);
export const maybeSeat = Type.Object({ seat: Type.Optional(seat) }, strict);
export const oneSeat = Type.Object({ seat }, strict);
export const bots = Type.Object(
  {
    player: Type.String({ minLength: 1, maxLength: 40, default: 'greedy' }),
    seat: Type.Optional(seat),
  },
  strict,
);
export const order = Type.Object({ order: Type.Array(seat, { maxItems: 20 }) }, strict);
export const tableId = Type.Object({ id: Type.String({ minLength: 1, maxLength: 40 }) }, strict);
export const token = Type.Object({ token: Type.String({ minLength: 1, maxLength: 100 }) }, strict);
export const eyes = Type.Object(
  { as: Type.String({ pattern: '^(table|open|\\d{1,2})$', default: 'table' }) },
  strict,
);
