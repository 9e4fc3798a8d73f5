import type { Config, StandardIo } from '../config.ts';
import type { State } from '../state.ts';
import { meetGate } from './gates.ts';
import { startCheck } from './hazards.ts';
import { meetPirate } from './pirates.ts';
import type { Spot } from './spots.ts';

/** A hazard, pirate or gate acts on the ship that has entered its space, or on which a card has just placed it. */
export function meetSpot(config: Config, s: State, spot: Spot, io: StandardIo): void {
  if (spot.t === 'hazard') startCheck(s, spot.check, 'hazard');
  else if (spot.t === 'pirate') meetPirate(config, s, io);
  else if (spot.t === 'gate') meetGate(config, s, io);
}
