import type { Config } from '../config.ts';
import { end } from './end.ts';
import { gate } from './gates.ts';
import { failed, rollCheck } from './hazards.ts';
import { heading } from './heading.ts';
import { move } from './move.ts';
import { exit } from './navigation.ts';
import { getaway, pirate, robbed } from './pirates.ts';
import { speed } from './speed.ts';

export const flightKinds = (config: Config) => ({
  heading: heading(config),
  speed: speed(config),
  move: move(config),
  exit: exit(config),
  check: rollCheck(config),
  failed: failed(config),
  pirate: pirate(config),
  escape: getaway(),
  robbed: robbed(config),
  gate: gate(config),
  end: end(config),
});
