import { activePlayer, type Book, type StandardIo, spaceOf } from '../book.ts';
import type { CultureId } from '../components/tables.ts';
import type { State } from '../state.ts';
import { afterMovement } from './after.ts';
import type { DockFrame, PortFrame } from './frames.ts';
import { discover } from './market.ts';
import { isSpaceport, marketAt } from './places.ts';

/** mvs.turn.1: the movement ended on a landing place, or the ship stays on one. */
export function arrive(b: Book, s: State, stayed: boolean): void {
  s.turn.ended = true;
  s.agenda = [{ f: 'ashore', id: s.nextId++, stayed, contacted: false }];
  if (!stayed) afterMovement(b, s);
}

/** mvs.contact.1, then mvs.market.1; mvs.pilot.1: a home just found is a place to train, too. */
export function goAshore(
  b: Book,
  s: State,
  { stayed, contacted }: Extract<PortFrame, { f: 'ashore' }>,
  io: StandardIo,
): void {
  const { space } = activePlayer(s);
  const { system } = spaceOf(b, space);
  if (!contacted && system !== null && !s.systems[system]?.open) {
    discover(b, s, system, s.active, io);
    s.agenda = [dock(b, s, 'contact', stayed, b.constants.contactActions)];
    return;
  }
  const free = stayed || isSpaceport(b, s, space); // mvs.market.2
  s.agenda = [dock(b, s, 'transaction', stayed, free ? null : b.constants.cityActions)];
}

function dock(
  b: Book,
  s: State,
  phase: DockFrame['phase'],
  stayed: boolean,
  actions: number | null,
): DockFrame {
  const market = marketAt(b, s, activePlayer(s).space) as CultureId;
  return {
    f: 'dock',
    id: s.nextId++,
    phase,
    stayed,
    market,
    own: false,
    buys: actions,
    sells: actions,
  };
}
