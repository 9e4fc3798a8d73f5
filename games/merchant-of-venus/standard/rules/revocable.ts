import type { Decision } from '@fondaco/kernel';
import type { Action } from './state.ts';

/** Switches that the player can set back: before the roll (mvs.heading.2, mvs.reward.19), of the navigation die (mvs.reward.17), and of which credits pay first (mvs.contact.2). */
export function isRevocable({ kind }: Decision, { do: what }: Action): boolean {
  if (kind === 'heading') return what === 'switchDrive' || what === 'announce';
  return kind === 'dock' ? what === 'payFirst' : what === 'switch';
}

/** What a switch must gain: estimates differ by less from one look to the next, and nobody should switch back and forth. */
export const CREDITS_AGAINST_SWITCHING = 10;
