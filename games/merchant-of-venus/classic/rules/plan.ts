import { type Decision, fastChance, type Plan } from '@fondaco/kernel';
import { explorePlans, type TriedRules, type Voyage } from '../../shared/rules/plan.ts';
import { cloneFrames, clonePlayer } from './clone.ts';
import { activePlayer, type Config } from './config.ts';
import type { Event } from './events.ts';
import { imagine } from './imagine.ts';
import type { Action, State } from './state.ts';
import type { View } from './view.ts';

/** Relics, switched dice and locks are left to the player. */
const ON_THE_WAY: readonly Action['do'][] = ['go', 'assign', 'land', 'pay'];

/** On the way nothing changes for the other players, whom all copies share: a plan makes many copies. */
function cloneForFlight(s: State): State {
  const players = s.players.slice();
  players[s.active] = clonePlayer(activePlayer(s));
  return { ...s, agenda: cloneFrames(s.agenda), players };
}

const voyage: Voyage<State, Action, Event> = {
  clone: cloneForFlight,
  takes: (a) => ON_THE_WAY.includes(a.do),
  at: (s) => activePlayer(s).space,
  key(s) {
    const top = s.agenda.at(-1);
    const f = s.agenda[0];
    if (f?.f !== 'move' || !top) return undefined;
    const { from, nav, points, gateDone, glided } = f;
    const { space, credits } = activePlayer(s);
    const skipped = glided.length > 0 ? glided.join() : '';
    return `${space},${from},${nav},${points},${gateDone},${skipped},${credits},${top.f}`;
  },
};

/** Where the points rolled can take the ship. */
export function planMoves(
  config: Config,
  rules: TriedRules<State, Action, Event>,
  v: View,
  d: Decision,
): Plan<Action>[] {
  if (d.kind !== 'move' || d.seat !== v.you) return [];
  return explorePlans(rules, voyage, imagine(config, v, fastChance('plan')), d);
}
