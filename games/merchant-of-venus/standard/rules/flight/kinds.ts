import type { Book } from '../book.ts';
import { end } from './end.ts';
import { gate } from './gates.ts';
import { check, failed } from './hazards.ts';
import { heading } from './heading.ts';
import { move } from './move.ts';
import { exit } from './navigation.ts';
import { getaway, pirate, robbed } from './pirates.ts';
import { speed } from './speed.ts';

export const flightKinds = (b: Book) => ({
  heading: heading(b),
  speed: speed(b),
  move: move(b),
  exit: exit(b),
  check: check(b),
  failed: failed(b),
  pirate: pirate(b),
  escape: getaway(),
  robbed: robbed(b),
  gate: gate(b),
  end: end(b),
});
