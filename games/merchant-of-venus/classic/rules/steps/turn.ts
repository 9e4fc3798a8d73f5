import type { Space } from '../../../board/rules/graph.ts';
import { percentOf, receive } from '../bank.ts';
import type { ClassicIo, Config } from '../config.ts';
import { activeSpace, moveFrame, roundOf } from '../config.ts';
import { firstContact } from '../contact.ts';
import { endByGoal, reachedGoal } from '../end.ts';
import {
  isAsteroid,
  isLandingPlace,
  isTradingPlace,
  isUnlimited,
  marketAt,
  neighbours,
  portOwner,
} from '../places.ts';
import type { DockFrame, State } from '../state.ts';

/** mvc.turn.1: a turn is movement, first contact and transactions. Asks about the movement. */
export function beginTurn(s: State, io: ClassicIo): void {
  io.tell({ t: 'turn', seat: s.active, round: roundOf(s) });
  s.agenda = [{ f: 'heading', id: s.nextId++, off: [], autopilot: false, lock: false }];
}

/** mvc.turn.2: on a landing place the market is open without limits. */
export function stay(config: Config, s: State, io: ClassicIo): void {
  const space = activeSpace(config, s);
  io.tell({ t: 'stayed', seat: s.active, space: space.id });
  tieUp(config, s, space, true, io);
}

/** mvc.move.2, mvc.move.3: ends the movement where the ship is; on a landing place the ship lands. */
export function endMovement(config: Config, s: State, io: ClassicIo): void {
  const space = activeSpace(config, s);
  const { moved, glide } = moveFrame(s);
  if (moved && !glide && isLandingPlace(config, s, space))
    io.tell({ t: 'landed', seat: s.active, space: space.id });
  tieUp(config, s, space, false, io);
}

/** What a ship may do where it lies. */
function tieUp(config: Config, s: State, space: Space, stayed: boolean, io: ClassicIo): void {
  if (isTradingPlace(config, s, space)) {
    const { system } = space;
    // mvc.contact.1: a ship that stayed made its contact when it came
    if (system !== null && !s.systems[system]?.open) firstContact(config, s, system, io);
    const free = stayed || isUnlimited(config, s, space); // mvc.market.1
    s.agenda = [dock(config, s, space, stayed, free ? null : 1)];
  } else if (isAsteroid(config, s, space) && neighbours(s).length > 0)
    s.agenda = [dock(config, s, space, stayed, null)]; // mvc.trade.1
  else askDone(s);
}

function dock(
  config: Config,
  s: State,
  space: Space,
  stayed: boolean,
  actions: number | null,
): DockFrame {
  return {
    f: 'dock',
    ids: s.players.map(() => s.nextId++),
    stayed,
    market: marketAt(config, s, space),
    buys: actions,
    sells: actions,
    value: 0,
    iou: null,
    turnover: 0,
    offers: [],
    made: s.players.map(() => 0),
    waiting: false,
  };
}

/** The player ends the turn explicitly, so that they can look at the result first. */
export function askDone(s: State): void {
  s.agenda = [{ f: 'done', id: s.nextId++ }];
}

/** mvc.commission.1: pays the commission once all actions are done. */
export function leaveDock(config: Config, s: State, f: DockFrame, io: ClassicIo): void {
  if (f.value > 0) io.tell({ t: 'lostValue', seat: s.active, credits: f.value }); // mvc.barter.1
  for (const o of f.offers) io.tell({ t: 'fell', offer: o.id, seat: o.from, to: o.to });
  const owner = portOwner(s, activeSpace(config, s));
  const credits = percentOf(f.turnover, config.constants.portCommission);
  if (owner !== undefined && credits > 0) {
    io.tell({ t: 'commission', seat: owner, of: 'spaceport', credits });
    receive(config, s, owner, credits, io);
  }
  endTurn(config, s, io);
}

/** mvc.turn.3, mvc.end.1 */
export function endTurn(config: Config, s: State, io: ClassicIo): void {
  if (s.over) return;
  if (reachedGoal(config, s, s.active)) {
    endByGoal(config, s, s.active, io);
    return;
  }
  s.active = (s.active + 1) % s.players.length;
  s.turn++;
  beginTurn(s, io);
}
