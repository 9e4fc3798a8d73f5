import { type Decision, fastChance, type Plan } from '@fondaco/kernel';
import { activePlayer, type Book, type ClassicIo } from './book.ts';
import { clone } from './clone.ts';
import { imagine } from './imagine.ts';
import type { Action, SpaceId, State } from './state.ts';
import type { View } from './view.ts';

/** Far more positions than a roll reaches on the printed board. */
const MOST = 1500;
/** What a plan may do on the way; a relic, a switched die or a lock is for the player to decide. */
const ON_THE_WAY: readonly Action['do'][] = ['go', 'assign', 'land', 'pay'];

interface Way {
  state: State;
  steps: Action[];
}

interface Judge {
  decisions(s: State): Decision[];
  legal(s: State, d: Decision): Action[];
  reduce(s: State, d: Decision, a: Action, io: ClassicIo): void;
}

/**
 * Where the points rolled can take the ship, each place by the fewest answers: tried out on an imagined position, and
 * broken off where something is drawn or turned up.
 */
export function planMoves(b: Book, rules: Judge, v: View, d: Decision): Plan<Action>[] {
  if (d.kind !== 'move' || d.seat !== v.you) return [];
  const start = imagine(b, v, fastChance('plan'));
  const plans = new Map<SpaceId, Plan<Action>>();
  const been = new Set<string>();
  const open: Way[] = [{ state: start, steps: [] }];
  for (let way = open.shift(); way && been.size < MOST; way = open.shift()) {
    const [asked] = rules.decisions(way.state);
    if (!asked || asked.seat !== d.seat) continue;
    for (const action of rules.legal(way.state, asked)) {
      if (!ON_THE_WAY.includes(action.do)) continue;
      const next = tried(rules, way, asked, action);
      const at = activePlayer(next.state).space;
      if (!plans.has(at)) plans.set(at, { goal: { t: 'space', id: at }, steps: next.steps });
      const key = next.surprise ? undefined : keyOf(next.state);
      if (key === undefined || been.has(key)) continue;
      been.add(key);
      open.push(next);
    }
  }
  return [...plans.values()];
}

function tried(
  rules: Judge,
  way: Way,
  asked: Decision,
  action: Action,
): Way & { surprise: boolean } {
  const state = clone(way.state);
  const chance = fastChance('plan');
  let surprise = false;
  rules.reduce(state, asked, action, {
    chance: {
      int(n, tag) {
        surprise = true;
        return chance.int(n, tag);
      },
      shuffle: chance.shuffle,
    },
    tell: () => {},
    reveal: () => {
      surprise = true;
    },
  });
  return { state, steps: [...way.steps, action], surprise };
}

/** Positions from which the same can be done; undefined where the ship has come to rest. */
function keyOf(s: State): string | undefined {
  const top = s.agenda.at(-1);
  const f = s.agenda[0];
  if (f?.f !== 'move' || !top) return undefined;
  const { from, nav, points, gateDone, glided } = f;
  const { space, credits } = activePlayer(s);
  return [space, from, nav, points, gateDone, glided, credits, top.f].join();
}
