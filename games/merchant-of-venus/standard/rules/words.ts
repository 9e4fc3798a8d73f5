import { schema } from '@fondaco/kernel';
import Type, { type Static, type TSchema } from 'typebox';
import { DRIVES, MARKETS } from './components/names.ts';

/* A position as docs/scenarios.md describes it. Whatever it does not mention is as it is after the setup. */
const strict = { additionalProperties: false };
const names = Type.Array(Type.String());
const seat = Type.Integer({ minimum: 0 });
const seats = Type.Array(seat);
const count = Type.Integer({ minimum: 0 });
const opt = <T extends TSchema>(t: T) => Type.Optional(t);

const seatWords = Type.Object(
  {
    pilot: opt(Type.String()),
    level: opt(Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3)])),
    side: opt(Type.Enum(['a', 'b'])),
    credits: opt(count),
    fame: opt(count),
    infamy: opt(count),
    laser: opt(count),
    shield: opt(count),
    space: opt(Type.String()),
    holds: opt(count),
    cargo: opt(names),
    techs: opt(names),
    drive: opt(Type.Enum([...DRIVES])),
    /** First contact credits left, by culture. */
    contacts: opt(Type.Record(Type.String(), count)),
    missions: opt(names),
    completed: opt(names),
    second: opt(Type.Boolean()),
    rewards: opt(names),
  },
  strict,
);

/** A culture's name alone means that it is discovered. */
const system = Type.Union([
  Type.String(),
  Type.Object({ culture: Type.String(), open: opt(Type.Boolean()), seen: opt(seats) }, strict),
]);

const culture = Type.Object(
  {
    /** The three tokens, top first. A single word names the token on top; the others follow in order. */
    market: opt(Type.Union([Type.Enum([...MARKETS]), Type.Array(Type.Enum([...MARKETS]))])),
    /** How many goods of its own are on the market; those not aboard lie in the supply area. */
    goods: opt(count),
    /** Things of other cultures offloaded there. */
    offloaded: opt(names),
    passengers: opt(names),
    demands: opt(names),
  },
  strict,
);

const placed = Type.Union([
  Type.Enum(['blue', 'asteroid']),
  Type.Object({ gate: Type.Integer({ minimum: 1, maximum: 6 }) }, strict),
  Type.Object({ pirate: Type.String(), infamy: opt(count) }, strict),
]);

/** A card of a deck: its name, or its name and the seats that have seen it. */
const deckCard = Type.Union([
  Type.String(),
  Type.Object({ card: Type.String(), seen: seats }, strict),
]);

export const words = schema(
  Type.Object(
    {
      options: opt(Type.Unknown()),
      seats: Type.Integer({ minimum: 1, maximum: 4 }),
      setup: opt(Type.Boolean()),
      /** Component values that differ from the shipped ones, by path. */
      pack: opt(Type.Record(Type.String(), Type.Integer())),
      first: opt(seat),
      active: opt(seat),
      round: opt(Type.Integer({ minimum: 1, maximum: 60 })),
      lastRound: opt(Type.Integer({ minimum: 1, maximum: 60 })),
      players: opt(Type.Array(seatWords, { maxItems: 4 })),
      systems: opt(Type.Record(Type.String(), system)),
      cultures: opt(Type.Record(Type.String(), culture)),
      base: opt(Type.Object({ passengers: opt(names), rewards: opt(names) }, strict)),
      board: opt(Type.Record(Type.String(), placed)),
      ports: opt(Type.Record(Type.String(), seat)),
      drills: opt(Type.Record(Type.String(), seat)),
      /** Cards on top of their decks, in this order; the others follow in the order of the list. */
      encounters: opt(Type.Array(deckCard)),
      rewards: opt(Type.Array(deckCard)),
      missions: opt(Type.Array(deckCard)),
      /** Cards removed from their decks for good, and passengers out of the game. */
      gone: opt(names),
      discards: opt(names),
      titles: opt(
        Type.Record(Type.String(), Type.Union([seat, Type.Enum(['deck', 'track', 'gone'])])),
      ),
      challenges: opt(
        Type.Array(
          Type.Object(
            { id: Type.String(), active: opt(Type.Boolean()), done: opt(Type.Boolean()) },
            strict,
          ),
        ),
      ),
    },
    strict,
  ),
);

export type Words = ReturnType<typeof words.parse>;
export type SeatWords = Static<typeof seatWords>;
export type CultureWords = Static<typeof culture>;
