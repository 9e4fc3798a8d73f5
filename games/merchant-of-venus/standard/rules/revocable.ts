import type { Decision } from '@fondaco/kernel';
import { activePlayer, type Config } from './config.ts';
import { landingAt } from './port/places.ts';
import type { Action, State } from './state.ts';

/** Switches that the player can set back: before the roll (mvs.heading.2, mvs.reward.19), of the navigation die (mvs.reward.17), and of which credits pay first (mvs.contact.2). */
export function isRevocable({ kind }: Decision, { do: what }: Action): boolean {
  if (kind === 'heading') return what === 'switchDrive' || what === 'announce';
  return kind === 'dock' ? what === 'payFirst' : what === 'switch';
}

/** What a switch must gain: estimates differ by less from one look to the next, and nobody should switch back and forth. */
const CREDITS_AGAINST_SWITCHING = 10;
/** A turn is lost where nothing can be done; estimates of the ways past a pirate hide that. */
const CREDITS_AGAINST_WAITING = 60;

/** Drives are on when a turn begins: who has just switched one off does not think better of it. */
const CREDITS_AGAINST_SWITCHING_BACK = 1000;

/** What speaks against an answer besides what it leads to. */
export function creditsAgainst(config: Config, s: State, d: Decision, a: Action): number {
  if (a.do === 'switchDrive' && a.on) return CREDITS_AGAINST_SWITCHING_BACK;
  if (isRevocable(d, a)) return CREDITS_AGAINST_SWITCHING;
  const waits = a.do === 'stay' && !landingAt(config, s, activePlayer(s).space);
  return waits ? CREDITS_AGAINST_WAITING : 0;
}
