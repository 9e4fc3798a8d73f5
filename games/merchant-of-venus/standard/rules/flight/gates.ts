import { msg, must } from '@fondaco/kernel';
import type { SpaceId } from '../../../board/rules/graph.ts';
import { activePlayer, type Config, hasReward, type StandardIo } from '../config.ts';
import type { Kind } from '../frame.ts';
import { payTo } from '../round/bank.ts';
import type { State } from '../state.ts';
import { freeFaces } from './dice.ts';
import { stopAtOnce } from './end.ts';
import type { MoveFrame } from './frames.ts';
import { moveFrame, resumeMove } from './moving.ts';
import { gateSpace } from './spots.ts';
import { tollTaker } from './tolls.ts';
import { effectDie, navigation } from './values.ts';

/** mvs.gate.2: the navigation die names the goal, or else the effect die. */
export function passGate(config: Config, s: State, f: MoveFrame, io: StandardIo): void {
  const die = navigation(s);
  const gate = die ?? effectDie(io);
  const to = gateSpace(config, s, gate);
  const here = activePlayer(s).space;
  const carried = to !== undefined && to !== here;
  if (die === null) io.tell({ t: 'threwForGate', seat: s.active, die: gate, gate: carried });
  f.gateDone = true;
  if (!carried) return; // mvs.gate.4
  lift(s, gate, to, io);
  s.turn.rides++;
  f.from = null;
  f.heading = null;
  f.exit = null;
  f.glided = [];
}

/** mvs.gate.3: put on a gate, which is not entered. */
export function lift(s: State, gate: number, to: SpaceId, io: StandardIo): void {
  const p = activePlayer(s);
  io.tell({ t: 'jumped', seat: s.active, from: p.space, to, gate });
  p.space = to;
}

/** mvs.reward.19: dice that match a gate the ship is not on. */
export function jumpDice(config: Config, s: State): number[] {
  if (navigation(s) !== null) return [];
  const here = activePlayer(s).space;
  return freeFaces(s).filter((die) => {
    const at = gateSpace(config, s, die);
    return at !== undefined && at !== here;
  });
}

/** mvs.reward.11, mvs.gate.5: on entering; a locked gate is a blue space, so nothing is due there. */
export function meetGate(config: Config, s: State, io: StandardIo): void {
  const matters = moveFrame(s).points > 0 || tollTaker(s) !== undefined;
  if (matters && hasReward(config, activePlayer(s), 'gateLock'))
    s.agenda.push({ f: 'gate', id: s.nextId++ });
  else takeToll(config, s, io);
}

/** mvs.gate.5: paid without asking; a player who cannot pay ends the turn on the gate. */
function takeToll(config: Config, s: State, io: StandardIo): void {
  const to = tollTaker(s);
  if (to === undefined) return;
  const credits = config.constants.toll;
  if (activePlayer(s).credits < credits) {
    stopAtOnce(s, 'toll', io);
    return;
  }
  payTo(s, s.active, to, credits);
  io.tell({ t: 'paidToll', seat: s.active, to, credits });
}

/** mvs.reward.11: asked before the toll is taken. */
export function gate(config: Config): Kind<'gate'> {
  return {
    decisions: (s, f) => [must(f.id, s.active, 'lock', 'mvs.reward.11')],
    legal: () => [
      { do: 'lock', on: true },
      { do: 'lock', on: false },
    ],
    label: (_s, _f, _d, a) => ({
      label: msg(a.do === 'lock' && a.on ? 'mvs.do.lock' : 'mvs.do.noLock'),
    }),
    reduce(s, _f, _d, a, io) {
      const f = resumeMove(s);
      if (a.do !== 'lock' || !a.on) {
        takeToll(config, s, io);
        return;
      }
      f.gateDone = true;
      io.tell({ t: 'locked', seat: s.active, space: activePlayer(s).space });
    },
  };
}
