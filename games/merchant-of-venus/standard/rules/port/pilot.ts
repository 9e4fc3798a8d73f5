import { pay } from '../../../shared/rules/bank.ts';
import { activePlayer, type Config, type StandardIo, spaceOf } from '../config.ts';
import type { State } from '../state.ts';
import { cultureHere } from './market.ts';
import type { No } from './refusals.ts';

type Side = 'a' | 'b' | null;

/** mvs.pilot.1: sides of the next level that can be bought here, or anywhere (mvs.card.10). */
export function trainings(config: Config, s: State, anywhere = false): Side[] {
  return whyNotTrain(config, s, anywhere) === null ? sides(s) : [];
}

/** The sides of the next level, paid for or not. */
export function sides(s: State): Side[] {
  const { level } = activePlayer(s).pilot;
  if (level === 1) return [null];
  return level === 2 ? ['a', 'b'] : [];
}

/** mvs.pilot.1: level 2 at the Base, level 3 in the home system. */
export function whyNotTrain(config: Config, s: State, anywhere = false): No | null {
  const p = activePlayer(s);
  if (sides(s).length === 0) return ['mvs.pilot.1', 'trained'];
  if (!anywhere && !isSchool(config, s)) return ['mvs.pilot.1', 'noSchool'];
  return p.credits < config.constants.train ? ['mvs.pilot.1', 'tooDear'] : null;
}

export function isSchool(config: Config, s: State): boolean {
  const { pilot, space } = activePlayer(s);
  if (pilot.level === 1) return spaceOf(config, space).type === 'base';
  return pilot.level === 2 && pilot.home !== null && cultureHere(config, s, space) === pilot.home;
}

/** mvs.pilot.1: no buy action, no discount; the side is chosen for good. */
export function train(config: Config, s: State, side: Side, io: StandardIo): void {
  const p = activePlayer(s);
  const { home } = p.pilot;
  const level = p.pilot.level === 1 ? 2 : 3;
  pay(s, s.active, config.constants.train);
  p.pilot = { home, level, side };
  io.tell({ t: 'trained', seat: s.active, pilot: home ?? '', level, side });
}
