import { badInputAt, fastChance, schema, silentIo } from '@fondaco/kernel';
import Type from 'typebox';
import type { Arranged } from '../../manifest.ts';
import { ACTS, allKinds, DEALT, MAX_SEATS } from './components.ts';
import { bind, lanterns } from './index.ts';
import { type Lantern, newId, type State } from './state.ts';

const strict = { additionalProperties: false };
const opt = Type.Optional;
const count = Type.Integer({ minimum: 0 });
const seats = Type.Array(Type.Integer({ minimum: 0, maximum: MAX_SEATS - 1 }));
const lantern = Type.Object(
  { kind: Type.String(), seen: opt(seats), lit: opt(Type.Boolean()) },
  strict,
);

/** The words of `given`, as docs/scenarios.md tells them. */
const words = schema(
  Type.Object(
    {
      options: opt(Type.Unknown()),
      pack: opt(Type.Unknown()),
      seats: Type.Integer({ minimum: 2, maximum: MAX_SEATS }),
      round: opt(Type.Integer({ minimum: 1 })),
      lighter: opt(count),
      acts: opt(Type.Integer({ minimum: 0, maximum: ACTS })),
      coins: opt(Type.Array(count)),
      pot: opt(count),
      rows: opt(Type.Array(Type.Array(Type.Union([Type.String(), lantern])))),
      deck: opt(Type.Array(Type.String())),
    },
    strict,
  ),
);

type Words = ReturnType<typeof words.parse>;

export function arrange(given: unknown): Arranged {
  const w = words.parse(given);
  const options = lanterns.options.parse(w.options);
  const pack = lanterns.pack.parse(w.pack ?? lanterns.components);
  const { rules, settle } = bind(options, pack);
  const coins = w.coins ?? Array.from({ length: w.seats }, () => options.coins);
  const held = coins.reduce((sum, x) => sum + x, w.pot ?? 0);
  if (coins.length !== w.seats || held !== w.seats * options.coins)
    throw badInputAt('/coins', 'lantern.given.coins', { held, needed: w.seats * options.coins });
  const state: State = {
    agenda: [{ f: 'round' }],
    nextId: 1,
    round: (w.round ?? 1) - 1,
    coins,
    pot: w.pot ?? 0,
    rows: [],
    deck: [],
  };
  place(w, state, allKinds(pack));
  if (w.lighter !== undefined) startTurn(w, state, w.lighter);
  settle(state, silentIo(fastChance('arrange')));
  rules.check(state);
  return { rules, state, seats: w.seats };
}

/**
 * Lanterns named go where they are named; seats not named get two of the rest, the deck all others.
 */
function place(w: Words, s: State, rest: string[]): void {
  const take = (kind: string, path: string): string => {
    const at = rest.indexOf(kind);
    if (at < 0) throw badInputAt(path, 'lantern.given.kind', { kind });
    return rest.splice(at, 1)[0] as string;
  };
  const named = (w.rows ?? []).map((row, seat) =>
    row.map((x, i): Omit<Lantern, 'id'> => {
      const { kind, seen = [], lit = false } = typeof x === 'string' ? { kind: x } : x;
      return { kind: take(kind, `/rows/${seat}/${i}`), seen: [...seen].sort((a, b) => a - b), lit };
    }),
  );
  const deck = (w.deck ?? []).map((kind, i) => take(kind, `/deck/${i}`));
  for (let seat = 0; seat < w.seats; seat++) {
    const row =
      named[seat] ?? rest.splice(0, DEALT).map((kind) => ({ kind, seen: [], lit: false }));
    s.rows.push(row.map((x) => ({ id: newId(s), ...x })));
  }
  s.deck = [...deck, ...rest];
}

function startTurn(w: Words, s: State, seat: number): void {
  if (seat >= w.seats) throw badInputAt('/lighter', 'lantern.given.seat', { seat });
  s.round++;
  s.agenda.push({
    f: 'turn',
    seat,
    id: newId(s),
    acts: w.acts ?? ACTS,
    offered: false,
    offer: null,
    sheltered: [],
    shelter: s.coins.map((_, other) => (other === seat ? null : newId(s))),
  });
}
