import { type Decision, fastChance, type Plan } from '@fondaco/kernel';
import { explorePlans, type TriedRules, type Voyage } from '../../shared/rules/plan.ts';
import { clone } from './clone.ts';
import { activePlayer, type Config, player } from './config.ts';
import type { Event } from './events.ts';
import { navigation } from './flight/values.ts';
import { imagine } from './imagine.ts';
import type { Action, State } from './state.ts';
import type { View } from './view.ts';

/** Of the dice only the navigation die leads anywhere; powers and offers are for the player to decide. */
const onTheWay = (a: Action): boolean =>
  a.do === 'go' ||
  a.do === 'land' ||
  a.do === 'fly' ||
  (a.do === 'assign' && a.box === 'navigation') ||
  (a.do === 'lock' && !a.on);

const voyage: Voyage<State, Action, Event> = {
  clone,
  takes: onTheWay,
  at: (s, seat) => player(s, seat).space,
  goes: (e) => (e.t === 'moved' || e.t === 'jumped' ? e.to : undefined),
  key(s) {
    const top = s.agenda.at(-1);
    const f = s.agenda[0];
    if (f?.f !== 'move' || !top) return undefined;
    const { from, points, gateDone, glided, exit } = f;
    const { space, credits } = activePlayer(s);
    const way = glided.length === 0 ? '' : glided.join();
    return `${space},${from},${navigation(s)},${points},${gateDone},${way},${exit},${credits},${top.f}`;
  },
};

/** Once the dice are rolled: where the points can take the ship, and by which navigation die. */
export function planMoves(
  config: Config,
  rules: TriedRules<State, Action, Event>,
  v: View,
  d: Decision,
): Plan<Action>[] {
  if ((d.kind !== 'move' && d.kind !== 'speed') || d.seat !== v.you) return [];
  return explorePlans(rules, voyage, imagine(config, v, fastChance('plan')), d);
}
