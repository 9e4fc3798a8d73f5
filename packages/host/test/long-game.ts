import { type AnyGame, type Decision, msg, schema } from '@fondaco/kernel';
import Type from 'typebox';

interface State {
  nextId: number;
  open: number;
  moves: number;
  /** About the size of a player's belongings. */
  ships: { at: number; hold: number[] }[];
}

/** Two seats in turn, without end; every tenth move draws. `count` is called for every move that is made or replayed. */
export function longGame(count: () => void = () => {}): AnyGame {
  const decisions = (s: State): Decision[] => [
    { id: s.open, seat: s.moves % 2, kind: 'go', rule: 'long.1', need: 'must' },
  ];
  return {
    id: 'long',
    rulesVersion: 1,
    seats: { min: 2, max: 2 },
    options: schema(Type.Object({})),
    pack: schema(Type.Object({})),
    components: {},
    rules: () => ({
      setup: (): State => ({
        nextId: 2,
        open: 1,
        moves: 0,
        ships: [0, 1].map((at) => ({ at, hold: [] })),
      }),
      decisions,
      legal: () => ['go'],
      forms: () => [],
      refuse: (_s, _d, a) => (a === 'go' ? undefined : { msg: msg('long.no') }),
      sample: () => 'go',
      lapse: () => undefined,
      reduce(s: State, _d, _a, io) {
        count();
        const ship = s.ships[s.moves % 2];
        if (ship) ship.at = s.moves % 10 === 9 ? io.chance.int(1000, 'wind') : ship.at + 1;
        s.moves++;
        s.open = s.nextId++;
        io.tell({ moves: s.moves });
      },
      result: () => undefined,
      describe: () => [{ action: 'go', label: msg('long.go') }],
      view: (s: State) => ({ ...s, ships: s.ships.map((x) => ({ ...x })) }),
      redact: (e) => e,
      tell: () => msg('long.go'),
      // How many moves a seat was told of.
      memory: { empty: () => 0, note: (told) => Number(told) + 1 },
      imagine: (v) => v,
      turn: () => ({ seat: 0, number: 0 }),
      termNames: ['nothing'],
      terms: () => [0],
      clone: (s: State) => ({ ...s, ships: s.ships.map((x) => ({ ...x, hold: x.hold.slice() })) }),
      renewIds(s: State, later: State) {
        s.nextId = later.nextId;
        s.open = s.nextId++;
      },
      check: () => {},
    }),
  };
}
