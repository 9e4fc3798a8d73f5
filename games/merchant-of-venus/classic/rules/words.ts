import { schema } from '@fondaco/kernel';
import Type, { type Static, type TSchema } from 'typebox';
import { EQUIPMENT, RELICS, SHIPS } from './components/names.ts';

/* A position as docs/scenarios.md describes it. Whatever it does not mention is as it is after the setup. */
const strict = { additionalProperties: false };
const names = Type.Array(Type.String());
const seat = Type.Integer({ minimum: 0 });
const seats = Type.Array(seat);
const count = Type.Integer({ minimum: 0 });
const relics = Type.Array(Type.Enum([...RELICS]));
const opt = <T extends TSchema>(t: T) => Type.Optional(t);

const seatWords = Type.Object(
  {
    race: opt(Type.String()),
    credits: opt(count),
    ship: opt(Type.Enum([...SHIPS])),
    space: opt(Type.String()),
    cargo: opt(names),
    equipment: opt(Type.Array(Type.Enum([...EQUIPMENT]))),
    relics: opt(relics),
    ious: opt(names),
  },
  strict,
);

/** A culture's name alone means that it is discovered. */
const system = Type.Union([
  Type.String(),
  Type.Object({ culture: Type.String(), open: opt(Type.Boolean()), seen: opt(seats) }, strict),
]);

/** A token's name alone means that it lies face up. */
const encounter = Type.Union([
  Type.String(),
  Type.Object({ token: Type.String(), up: opt(Type.Boolean()), seen: opt(seats) }, strict),
]);

const culture = Type.Object(
  {
    goods: opt(count),
    factoryGood: opt(Type.Boolean()),
    factory: opt(seat),
    passengers: opt(names),
    demands: opt(names),
    relics: opt(relics),
  },
  strict,
);

export const words = schema(
  Type.Object(
    {
      options: opt(Type.Unknown()),
      seats: Type.Integer({ minimum: 2, maximum: 4 }),
      setup: opt(Type.Boolean()),
      /** Component values that differ from the shipped ones, by path. */
      pack: opt(Type.Record(Type.String(), Type.Union([Type.Integer(), Type.String()]))),
      first: opt(seat),
      active: opt(seat),
      bank: opt(count),
      players: opt(Type.Array(seatWords, { maxItems: 4 })),
      systems: opt(Type.Record(Type.String(), system)),
      cultures: opt(Type.Record(Type.String(), culture)),
      base: opt(Type.Object({ passengers: opt(names), relics: opt(relics) }, strict)),
      encounters: opt(Type.Record(Type.String(), encounter)),
      ports: opt(Type.Record(Type.String(), seat)),
    },
    strict,
  ),
);

export type Words = ReturnType<typeof words.parse>;
export type SeatWords = Static<typeof seatWords>;
export type CultureWords = Static<typeof culture>;
