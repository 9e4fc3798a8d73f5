import type { Prospects } from './prospects.ts';

/** What a turn brings on average: about a thirtieth of a good result. */
export const CREDITS_PER_TURN = 55;
/** Turns at the end that bring nothing more: a trade takes about that long. */
const RESERVE_TURNS = 1.5;
/** What a culture found is worth: its card, its market for all the turns to come. */
const CREDITS_PER_CONTACT_CARD = 45;
export const CREDITS_PER_CULTURE_FOUND = 70;

/** What `turns` bring to a ship with nothing aboard. */
export const incomeOf = (turns: number): number =>
  CREDITS_PER_TURN * Math.max(0, turns - RESERVE_TURNS);

/** Whether there is time for something that takes as long, from nought to one. */
export const inTime = (left: number, turns: number): number =>
  Math.max(0, Math.min(1, left - turns + 1));

/** Part of its worth that something aboard keeps with `turns` turns to come. */
export const keptShare = (turns: number): number => Math.max(0, Math.min(1, turns / 3));

/** What a culture found brings. */
export const newsOf = ({ left }: Prospects): number =>
  CREDITS_PER_CONTACT_CARD + (CREDITS_PER_CULTURE_FOUND * left) / 30;
