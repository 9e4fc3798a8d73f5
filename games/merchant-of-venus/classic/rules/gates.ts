import type { Space } from '../../board/rules/graph.ts';
import { activePlayer, type ClassicIo, type Config, faceUp, moveFrame, spaceOf } from './config.ts';
import { peek } from './look.ts';
import { gateSpace } from './places.ts';
import type { MoveFrame, SpaceId, State } from './state.ts';

/** mvc.gate.1: whether leaving this space means obeying a gate. */
export const underGate = (config: Config, s: State, f: MoveFrame, at: Space): boolean =>
  !f.gateDone && faceUp(config, s, at)?.kind === 'gate';

/** mvc.gate.1: the gate carries the ship to the gate of the die for one point, or has no effect. */
export function passGate(config: Config, s: State, io: ClassicIo): void {
  const f = moveFrame(s);
  const number = f.nav as number;
  const to = gateSpace(config, s, number);
  f.gateDone = true;
  if (to === undefined || to === activePlayer(s).space) return;
  f.points -= config.constants.gate;
  carry(config, s, number, to, io);
}

/** At the new gate the player may go in any direction: no space counts as just left. */
export function carry(config: Config, s: State, gate: number, to: SpaceId, io: ClassicIo): void {
  const f = moveFrame(s);
  const p = activePlayer(s);
  io.tell({ t: 'jumped', seat: s.active, from: p.space, to, gate });
  p.space = to;
  f.from = null;
  f.heading = null;
  f.gateDone = true;
  f.glided = [];
  f.moved = true;
  peek(s, spaceOf(config, to), io); // mvc.relic.3 (C50)
}
