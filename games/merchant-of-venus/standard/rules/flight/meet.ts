import { activePlayer, type Config, type StandardIo } from '../config.ts';
import type { State } from '../state.ts';
import { meetGate } from './gates.ts';
import { startCheck } from './hazards.ts';
import { meetPirate } from './pirates.ts';
import { spotAt } from './spots.ts';

/** A hazard, pirate or gate acts on the ship that has entered its space, or on which a card has just placed it. */
export function meetSpot(config: Config, s: State, io: StandardIo): void {
  const spot = spotAt(config, s, activePlayer(s).space);
  if (spot.t === 'hazard') startCheck(s, spot.check, 'hazard');
  else if (spot.t === 'pirate') meetPirate(config, s, io);
  else if (spot.t === 'gate') meetGate(config, s, io);
}
