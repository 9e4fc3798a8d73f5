import { fastChance, silentIo } from '@fondaco/kernel';
import { type Config, earn, type OmIo } from '../config.ts';
import type { Player, ShownPlayer, State } from '../state.ts';
import { sellCargo } from './cargo.ts';
import { payPlaces } from './places.ts';
import { resultOf } from './winner.ts';

/** Both editions score the same four things; their order changes no sum. */
export function scoreGame(config: Config, s: State, io: OmIo): void {
  payPlaces(config, s, io, 'prestige', (p) => p.prestige);
  s.players.forEach((p, seat) => {
    io.tell({ t: 'scored', seat, source: 'cargo', ducats: sellCargo(config, p, p.cargo, 'cargo') });
  });
  s.players.forEach((p, seat) => {
    io.tell({ t: 'scored', seat, source: 'pirates', ducats: losePirates(config, p) });
  });
  payPlaces(config, s, io, 'harbour', config.edition.harbour);
  s.over = true;
  const winners =
    resultOf(config, s)?.seats.flatMap((x, seat) => (x.place === 1 ? [seat] : [])) ?? [];
  io.reveal('table');
  io.tell({ t: 'ended', winners });
}

/** The ducats of every seat if the game were scored now. Changes the state it is given. */
export function standingOf(config: Config, s: State): number[] {
  if (!s.over) scoreGame(config, s, silentIo(fastChance('standing')));
  return s.players.map((p) => p.ducats);
}

/** om.score.2 */
export const piratesValue = (config: Config, p: Pick<ShownPlayer, 'pirates'>): number =>
  p.pirates.length === 0 ? 0 : -p.pirates.length * config.constants.pirateLoss;

export function losePirates(config: Config, p: Player): number {
  const ducats = piratesValue(config, p);
  earn(p, 'pirates', ducats);
  return ducats;
}
