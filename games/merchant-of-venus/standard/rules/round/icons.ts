import type { Config } from '../config.ts';

/** mvs.round.2, mvs.round.3; after its last round the track starts over (mvs.epic.2). */
export const iconOf = (config: Config, round: number): 'passenger' | 'drill' =>
  config.tables.track[(round - 1) % config.tables.track.length] as 'passenger' | 'drill';

/** mvs.epic.2: the first round after the track, and those marked, in which all cultures produce. */
export function produces(config: Config, round: number, last: number): boolean {
  if (config.options.variant !== 'epic') return false;
  const { rounds, epic } = config.constants;
  return round === rounds + 1 || (epic.production.includes(round) && last > round);
}

/** mvs.light.1 */
export const firstRound = (config: Config): number =>
  config.options.variant === 'lightSpeed' ? config.constants.light.round : 1;
