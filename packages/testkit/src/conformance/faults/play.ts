import type { State } from '@fondaco/games/lanterns/rules/state.ts';
import { type Fault, type LanternRules, plantAfterAnswer } from './plant.ts';

let outside = 0;

/** The game goes wrong, or not the same way twice. */
export const PLAY_FAULTS: Fault[] = [
  {
    name: 'a term without a name',
    found: ['search'],
    plant: (r) => ({ terms: (s, who) => [...r.terms(s, who), 0] }),
  },
  {
    name: 'turns that count down',
    found: ['search'],
    plant: (r) => ({ turn: (s) => ({ seat: 0, number: -r.turn(s).number }) }),
  },
  {
    name: 'an answer called revocable that closes its question',
    found: ['search'],
    plant: () => ({ revocable: () => true }),
  },
  {
    name: 'a memory that is altered',
    found: ['search'],
    plant: () => ({
      memory: {
        empty: () => ({ told: 0 }),
        note(m) {
          (m as { told: number }).told++;
          return m;
        },
      },
    }),
  },
  {
    name: 'words that are no answer',
    found: ['search'],
    plant: () => ({ phrase: (_s, _d, a) => ({ ...a, because: 'rain' }) }),
  },
  {
    name: 'a lost coin',
    found: ['conserved'],
    plant: plantAfterAnswer('bid', (s) => {
      if (s.pot > 0) s.pot--;
    }),
  },
  {
    name: 'a lost lantern',
    found: ['conserved'],
    plant: plantAfterAnswer('mix', (s) => void s.deck.pop()),
  },
  {
    name: 'an id used twice',
    found: ['ids'],
    plant: plantAfterAnswer('give', (s, _d, _io, before) => {
      const [was, is] = [before.agenda.at(-2), s.agenda.at(-1)];
      if (was?.f === 'turn' && is?.f === 'turn') is.shelter = was.shelter;
    }),
  },
  {
    name: 'ids given out again after an undo',
    found: ['undo'],
    plant: () => ({ renewIds: () => {} }),
  },
  {
    name: 'the id of another question',
    found: ['ids'],
    plant: plantAfterAnswer('swap', (s) => {
      const [turn, give] = [s.agenda.at(-2), s.agenda.at(-1)];
      if (turn?.f === 'turn' && give?.f === 'give')
        give.id = turn.shelter.find((x) => x !== null) ?? 0;
    }),
  },
  {
    name: 'a question nobody is asked',
    found: ['no dead end'],
    plant: (r) => ({
      decisions: (s, only) => r.decisions(s, only).filter((d) => d.kind !== 'give'),
    }),
  },
  {
    name: 'a question without an answer',
    found: ['no dead end'],
    plant: (r) => ({ legal: (s, d) => (d.kind === 'give' ? [] : r.legal(s, d)) }),
  },
  {
    name: 'a result while a must is open',
    found: ['no dead end'],
    plant: (r) => ({ result: (s) => r.result(s.round === 3 ? { ...s, agenda: [] } : s) }),
  },
  {
    name: 'a game without an end',
    found: ['ends'],
    plant: plantAfterAnswer('pass', (s) => {
      if (s.round === 2) s.round = 1;
    }),
  },
  {
    name: 'a score that is not the sum of its parts',
    found: ['ends'],
    plant: (r) => ({
      result(s) {
        const x = r.result(s);
        return x && { ...x, seats: x.seats.map((y) => ({ ...y, score: y.score + 1 })) };
      },
    }),
  },
  {
    name: 'an imagined state with another view',
    found: ['imagine', 'no leak'],
    plant: (r) => ({
      imagine(v, who, c) {
        const s = r.imagine(v, who, c);
        return { ...s, rows: s.rows.map((row) => row.toReversed()) };
      },
    }),
  },
  {
    name: 'an imagined state that loses a lantern',
    found: ['imagine'],
    plant: (r) => ({
      imagine(v, who, c) {
        const s = r.imagine(v, who, c);
        return { ...s, deck: s.deck.map((kind) => (kind === 'paper' ? 'gold' : kind)) };
      },
    }),
  },
  {
    name: 'an imagined state that shares parts of the view',
    found: ['imagine'],
    plant: (r) => ({ imagine: (v, who, c) => ({ ...r.imagine(v, who, c), coins: v.coins }) }),
  },
  {
    name: 'a clone that shares a list',
    found: ['json'],
    plant: (r) => ({ clone: (s) => ({ ...r.clone(s), coins: s.coins }) }),
  },
  {
    name: 'a clone that forgets something',
    found: ['json'],
    plant: (r) => ({ clone: (s) => ({ ...r.clone(s), pot: 0 }) }),
  },
  {
    name: 'a value in the state that JSON does not know',
    found: ['json'],
    plant: plantAfterAnswer('bid', (s) => Object.assign(s, { at: new Map() })),
  },
  {
    name: 'a step that depends on something outside',
    found: ['pure'],
    plant: (r) => plantAfterAnswer('mix', (s) => Object.assign(s, { n: outside++ }))(r),
  },
  {
    name: 'a set-up that depends on something outside',
    found: ['pure'],
    plant: (r) => ({ setup: (n, io) => ({ ...r.setup(n, io), n: outside++ }) as State }),
  },
  {
    name: 'a step that remembers the one before',
    found: ['pure'],
    plant(r) {
      let steps = 0;
      return {
        reduce(s, d, a, io) {
          r.reduce(s, d, a, io);
          Object.assign(s, { steps: steps++ });
        },
      };
    },
  },
  {
    name: 'a rule that changes when the game is over',
    found: ['undo'],
    plant(r) {
      let over = false;
      return onceOver(
        r,
        () => over,
        () => {
          over = true;
        },
      );
    },
  },
  {
    name: 'a rule that changes when any game is over',
    found: ['replay', 'undo'],
    plant: (r) =>
      onceOver(
        r,
        () => ended,
        () => {
          ended = true;
        },
      ),
  },
];

let ended = false;

const onceOver = (r: LanternRules, is: () => boolean, set: () => void): Partial<LanternRules> => ({
  result(s) {
    const result = r.result(s);
    if (result) set();
    return result;
  },
  ...plantAfterAnswer('bid', (s) => {
    if (is()) s.nextId += 10;
  })(r),
});
