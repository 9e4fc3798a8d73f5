import type { Decision } from '@fondaco/kernel';
import { activeSpace, type Config } from './config.ts';
import { isLandingPlace } from './places.ts';
import type { Action, State } from './state.ts';

/** Switches that the player can set back: before the roll (mvc.heading.2), and of the navigation die (mvc.relic.4). */
export function isRevocable({ kind }: Decision, { do: what }: Action): boolean {
  if (kind === 'heading') return what === 'drive' || what === 'autopilot' || what === 'lock';
  return kind === 'move' && what === 'switch';
}

/** What a switch must gain: estimates differ by less from one look to the next, and nobody should switch back and forth. */
const CREDITS_AGAINST_SWITCHING = 10;
/** A turn is lost where nothing can be done. */
const CREDITS_AGAINST_WAITING = 50;

/** Drives are on when a turn begins: who has just switched one off does not think better of it. */
const CREDITS_AGAINST_SWITCHING_BACK = 1000;

/** What speaks against an answer besides what it leads to. */
export function creditsAgainst(config: Config, s: State, d: Decision, a: Action): number {
  if (a.do === 'drive' && a.on) return CREDITS_AGAINST_SWITCHING_BACK;
  if (isRevocable(d, a)) return CREDITS_AGAINST_SWITCHING;
  const waits = a.do === 'stay' && !isLandingPlace(config, s, activeSpace(config, s));
  return waits ? CREDITS_AGAINST_WAITING : 0;
}
