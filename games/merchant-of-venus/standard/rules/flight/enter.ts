import type { SpaceId } from '../../../board/rules/graph.ts';
import { takeStep } from '../../../board/rules/steps.ts';
import { drawEncounter } from '../cards/encounters/meet.ts';
import type { Line, Place } from '../components/places.ts';
import { activePlayer, type Config, placeOf, type StandardIo } from '../config.ts';
import type { State } from '../state.ts';
import { goesOver, skipsAny } from './drives.ts';
import type { MoveFrame } from './frames.ts';
import { meetSpot } from './meet.ts';
import { spotOn } from './spots.ts';
import { lineCost } from './steps.ts';

/** Moves the ship one step along a line: over a skipped space, or into a space, where whatever waits there happens. */
export function enterSpace(
  config: Config,
  s: State,
  f: MoveFrame,
  to: SpaceId,
  io: StandardIo,
): void {
  const p = activePlayer(s);
  const from = p.space;
  const here = placeOf(config, from);
  const line = lineTo(here, to);
  const skipped = skipsAny(config, p, f) && goesOver(config, s, f, line.to);
  const points = skipped ? 0 : lineCost(config, s, p, line);
  if (f.from !== null && !f.glide && spotOn(s, here).t === 'nav') s.turn.navs++;
  takeStep(p, f, to, points, skipped);
  f.exit = null;
  s.turn.spent += points;
  io.tell({ t: 'moved', seat: s.active, from, to, points, skipped });
  if (skipped) return; // mvs.drive.3
  const spot = spotOn(s, line.to);
  if (spot.t === 'encounter') drawEncounter(config, s, io);
  else meetSpot(config, s, spot, io);
}

function lineTo(from: Place, to: SpaceId): Line {
  for (const line of from.lines) if (line.to.id === to) return line;
  throw new Error(`no line leads to ${to}`);
}
