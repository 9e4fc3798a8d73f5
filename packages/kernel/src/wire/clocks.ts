import type { Seat } from '../contract.ts';

/** How much time players have; chosen when a table is opened. */
export type ClockSetting =
  | { t: 'none' }
  /** Seconds for the whole game, and seconds added each time a player hands the game on. */
  | { t: 'live'; bank: number; increment: number }
  /** Hours for each time the game is handed to a player; they count only inside a daily window in the player's time zone. */
  | { t: 'days'; hours: number; window: DailyWindow | null };

/** Minutes after midnight; a window may go on past midnight. */
export interface DailyWindow {
  from: number;
  to: number;
}

/** What happens when a player's time is up: a bot plays on until they return, or the other players decide. */
export type WhenLate = 'bot' | 'vote';

/** The clock of a seat as it is shown. */
export interface ClockInfo {
  seat: Seat;
  /** Milliseconds left when this was sent. */
  left: number;
  /** `asleep`: the game waits for this seat, but outside its daily window, or its player has not been told yet. */
  state: 'running' | 'standing' | 'asleep' | 'late';
}
