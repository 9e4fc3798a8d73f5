import type { Target } from '@fondaco/kernel';
import type { Desk } from './desk.ts';

/** How a game looks in the terminal: lines made from what one seat sees. */
export interface TerminalLook {
  /** Changes when a new turn begins. */
  turn(view: unknown): string;
  title(view: unknown): string;
  map(view: unknown, rows: number): string[];
  players(view: unknown): string[];
  hand(view: unknown): string[];
  /** What lies open between the players: calls, offers, cards just played. */
  table(view: unknown): string[];
  /** What a player would have printed on an aid card. */
  aid(): string[];
  /** A far goal, and what is to be found there. */
  goal(view: unknown, goal: Target): { label: string; note: string };
}

export type MakeFace = (options: unknown, pack: unknown, desk: Desk) => TerminalLook;
