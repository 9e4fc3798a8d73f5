import type { Config, OmIo } from '../config.ts';
import { payPlaces } from '../scoring/places.ts';
import type { State } from '../state.ts';

/** om.venice.1, om.venice.3: the card is out of the pile already; the draw that met it goes on afterwards. */
export function scoreVenice(config: Config, s: State, io: OmIo): void {
  s.venice = null;
  io.reveal('table');
  io.tell({ t: 'venice' });
  payPlaces(config, s, io, 'venicePrestige', (p) => p.prestige);
  for (const p of s.players) p.prestige = 0;
  config.edition.cargoAtVenice(config, s, io);
}
