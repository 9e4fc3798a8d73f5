import type { Config, OmIo } from '../config.ts';
import { earn, player } from '../config.ts';
import type { Player, Source, State } from '../state.ts';

export interface ScoredPlace {
  /** 1 for the best. */
  place: number;
  tied: boolean;
}

/** om.venice.1: equal values share a place, and a tie uses up no other. */
export function placesOf(values: readonly number[]): ScoredPlace[] {
  const ranked = [...new Set(values)].sort((x, y) => y - x);
  return values.map((v) => ({
    place: ranked.indexOf(v) + 1,
    tied: values.filter((x) => x === v).length > 1,
  }));
}

export const placeValue = (config: Config, place: number): number =>
  config.constants.places[place - 1] ?? 0;

/**
 * om.venice.1, om.score.3: 6, 3 and 1 for the best, second-best and third-best value; all who share a value get
 * the same, also with 0. With two players there is no third place to pay.
 */
export function payPlaces(
  config: Config,
  s: State,
  io: OmIo,
  source: Source,
  measure: (p: Player) => number,
): void {
  placesOf(s.players.map(measure)).forEach(({ place }, seat) => {
    const ducats = placeValue(config, place);
    if (ducats === 0) return;
    earn(player(s, seat), source, ducats);
    io.tell({ t: 'scored', seat, source, ducats });
  });
}
