import { msg, type Result, type Seat } from '@fondaco/kernel';
import { type Config, placeInRound, player } from '../config.ts';
import { SOURCES, type State } from '../state.ts';

/** What decides between seats with as many ducats. */
export interface Standing {
  seat: Seat;
  ducats: number;
  cargoCards: number;
  placeInRound: number;
}

/** om.score.6 */
export const sharedVictory = (seats: readonly Standing[]): Standing[][] => [seats.slice()];

/** om.score.7: more cargo cards, then nearest to the first player. */
export const tieBreaks = (seats: readonly Standing[]): Standing[][] =>
  seats
    .slice()
    .sort((x, y) => y.cargoCards - x.cargoCards || x.placeInRound - y.placeInRound)
    .map((x) => [x]);

export function resultOf(config: Config, s: State): Result | undefined {
  if (!s.over) return undefined;
  const standings = s.players.map((p, seat) => ({
    seat,
    ducats: p.ducats,
    cargoCards: p.cargo.length + p.cargoScored,
    placeInRound: placeInRound(s, seat),
  }));
  const totals = [...new Set(standings.map((x) => x.ducats))].sort((x, y) => y - x);
  const ranked = totals.flatMap((n) =>
    config.edition.ties(standings.filter((x) => x.ducats === n)),
  );
  const places = s.players.map(() => 1);
  let place = 1;
  for (const equal of ranked) {
    for (const { seat } of equal) places[seat] = place;
    place += equal.length;
  }
  return {
    why: msg(config.edition.lastRound ? 'om.over.round' : 'om.over.turn'),
    seats: places.map((place, seat) => {
      const { ducats, ledger } = player(s, seat);
      const parts = SOURCES.filter((source) => ledger[source] !== 0).map((source) => ({
        source: `om.source.${source}`,
        points: ledger[source],
      }));
      return { place, score: ducats, parts };
    }),
  };
}
