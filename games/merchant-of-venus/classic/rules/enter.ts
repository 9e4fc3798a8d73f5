import type { LineTo, Space } from '../../board/rules/graph.ts';
import { takeStep } from '../../board/rules/steps.ts';
import type { EncounterInfo } from './components/tables.ts';
import {
  activePlayer,
  type ClassicIo,
  type Config,
  faceUp,
  has,
  moveFrame,
  spaceOf,
} from './config.ts';
import { isSkipped, skips } from './drives.ts';
import { hazardPrice } from './hazards.ts';
import { lineCost } from './lines.ts';
import { observe, peek } from './look.ts';
import type { MoveFrame, RelicId, SpaceId, State } from './state.ts';
import { endMovement } from './steps/turn.ts';

/** Moves the ship one step along a line: over a skipped space, or into a space, where whatever waits there happens. */
export function enterSpace(
  config: Config,
  s: State,
  f: MoveFrame,
  here: Space,
  to: SpaceId,
  io: ClassicIo,
): void {
  const p = activePlayer(s);
  const from = p.space;
  const next = spaceOf(config, to);
  const skipped = isSkipped(config, s, f.off, next);
  const points = skipped ? 0 : lineCost(config, p, lineTo(here, to));
  takeStep(p, f, to, points, skipped);
  io.tell({ t: 'moved', seat: s.active, from, to, points, skipped });
  if (skipped)
    peek(s, next, io); // mvc.drive.3
  else arrive(config, s, f, next, points, io);
}

function lineTo({ links }: Space, to: SpaceId): LineTo {
  for (const link of links) if (link.to === to) return link;
  throw new Error(`no line leads to ${to}`);
}

/** mvc.encounter.1: a token is turned up and takes effect, however many points are left. */
function arrive(
  config: Config,
  s: State,
  f: MoveFrame,
  at: Space,
  points: number,
  io: ClassicIo,
): void {
  const p = activePlayer(s);
  const e = at.type === 'encounter' ? s.encounters[at.id] : undefined;
  if (e && !e.up) turnUp(s, at.id, e.token as string, io);
  peek(s, at, io); // mvc.relic.3 (C50): the player looks before paying anything
  const token = faceUp(config, s, at);
  if (token?.kind === 'hazard' && skips(p, f.off, token.colour ?? null)) {
    f.glide = true; // mvc.drive.2: counts as skipped: the point is refunded, no card is observed (C59)
    f.points += points;
    f.glided = [at.id];
    return;
  }
  const price = hazardPrice(config, s, at);
  if (price > 0) meetHazard(s, f, price, config, io);
  else lookAround(s, at, io, token);
}

function turnUp(s: State, space: SpaceId, token: string, io: ClassicIo): void {
  s.encounters = { ...s.encounters, [space]: { token, up: true, seen: [] } };
  io.reveal('table');
  io.tell({ t: 'turnedUp', seat: s.active, space, token });
}

/** mvc.hazard.1: a player who cannot pay stops here; with no points left the ship stops without paying. */
function meetHazard(s: State, f: MoveFrame, price: number, config: Config, io: ClassicIo): void {
  if (f.points > 0 && activePlayer(s).credits >= price)
    s.agenda.push({ f: 'pay', id: s.nextId++, price });
  else stopAtHazard(config, s, io);
}

export function stopAtHazard(config: Config, s: State, io: ClassicIo): void {
  io.tell({ t: 'stopped', seat: s.active, space: activePlayer(s).space, why: 'hazard' });
  endMovement(config, s, io);
}

/** After a hazard is resolved: looks at a card, then asks about a relic or a gate. */
export function lookAround(
  s: State,
  at: Space,
  io: ClassicIo,
  token: EncounterInfo | undefined,
): void {
  observe(s, at, io);
  if (token?.kind === 'relic')
    s.agenda.push({ f: 'relic', id: s.nextId++, relic: token.id as RelicId });
  else if (token?.kind === 'gate' && has(activePlayer(s), 'gateLock') && moveFrame(s).points > 0)
    s.agenda.push({ f: 'lock', id: s.nextId++ }); // mvc.relic.5
}
