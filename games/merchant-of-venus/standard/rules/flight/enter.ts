import type { LineTo, SpaceId } from '../../../board/rules/graph.ts';
import { takeStep } from '../../../board/rules/steps.ts';
import { drawEncounter } from '../cards/encounters/meet.ts';
import { activePlayer, type Config, type StandardIo, spaceOf } from '../config.ts';
import type { State } from '../state.ts';
import { isSkipped } from './drives.ts';
import type { MoveFrame } from './frames.ts';
import { meetSpot } from './meet.ts';
import { spotAt } from './spots.ts';
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
  const link = spaceOf(config, from).links.find((l) => l.to === to) as LineTo;
  const skipped = isSkipped(config, s, f, to);
  const points = skipped ? 0 : lineCost(config, s, p, link);
  if (f.from !== null && !f.glide && spotAt(config, s, from).t === 'nav') s.turn.navs++;
  takeStep(p, f, to, points, skipped);
  f.exit = null;
  s.turn.spent += points;
  io.tell({ t: 'moved', seat: s.active, from, to, points, skipped });
  if (skipped) return; // mvs.drive.3
  if (spotAt(config, s, to).t === 'encounter') drawEncounter(config, s, io);
  else meetSpot(config, s, io);
}
