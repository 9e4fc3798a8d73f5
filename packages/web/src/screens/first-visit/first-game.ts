import type { NewLocalTable } from '../../local/local-connection.ts';

/** A first game is small, against the weakest bots, and its player begins: so says `first.bots.text`. */
export const FIRST_SEATS = 3;
const FIRST_BOT = 'relaxed';
/** Every game that is offered has this option. */
export const PERSON_BEGINS = { begins: 'firstSeat' } as const;
/** Milliseconds a bot takes: slow enough to follow. */
const PACE_MS = 1200;

export const firstGame = (game: string, name: string): NewLocalTable => ({
  game,
  name: null,
  options: PERSON_BEGINS,
  pace: PACE_MS,
  seats: Array.from({ length: FIRST_SEATS }, (_, i) => ({
    name: i === 0 ? name : null,
    colour: i,
    bot: i === 0 ? null : FIRST_BOT,
  })),
});
