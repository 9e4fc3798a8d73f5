import type { Decision } from '@fondaco/kernel';
import type { Action } from './state.ts';

/** Switches that the player can set back: before the roll (mvc.heading.2), and of the navigation die (mvc.relic.4). */
export function isRevocable({ kind }: Decision, { do: what }: Action): boolean {
  if (kind === 'heading') return what === 'drive' || what === 'autopilot' || what === 'lock';
  return kind === 'move' && what === 'switch';
}

/** What a switch must gain: estimates differ by less from one look to the next, and nobody should switch back and forth. */
export const CREDITS_AGAINST_SWITCHING = 10;
