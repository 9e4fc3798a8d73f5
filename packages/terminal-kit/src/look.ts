import type { Target } from '@fondaco/kernel';
import type { Terminal } from './terminal.ts';

/** How a game is drawn in the terminal: lines made from the view of one seat. */
export interface TerminalLook {
  /** A key that changes when a new turn begins. */
  turn(view: unknown): string;
  title(view: unknown): string;
  map(view: unknown, rows: number): string[];
  players(view: unknown): string[];
  hand(view: unknown): string[];
  /** What lies open between the players: calls, offers, cards just played. */
  table(view: unknown): string[];
  /** The lines of a player aid card. */
  aid(): string[];
  /** The name of a goal several answers away, and what can be found there. */
  goal(view: unknown, goal: Target): { label: string; note: string };
}

export type MakeTerminalLook = (options: unknown, pack: unknown, desk: Terminal) => TerminalLook;
