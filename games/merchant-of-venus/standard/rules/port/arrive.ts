import type { CultureId } from '../components/tables.ts';
import { activePlayer, type Config, type StandardIo, spaceOf } from '../config.ts';
import type { State } from '../state.ts';
import { afterMovement } from './after-movement.ts';
import type { DockFrame, PortFrame } from './frames.ts';
import { discover } from './market.ts';
import { isSpaceport, marketAt } from './places.ts';

/** mvs.turn.1: the movement ended on a landing place, or the ship stays on one. */
export function arrive(config: Config, s: State, stayed: boolean): void {
  s.turn.ended = true;
  s.agenda = [{ f: 'ashore', id: s.nextId++, stayed, contacted: false }];
  if (!stayed) afterMovement(config, s);
}

/** mvs.contact.1, then mvs.market.1; mvs.pilot.1: a home just found is a place to train, too. */
export function goAshore(
  config: Config,
  s: State,
  { stayed, contacted }: Extract<PortFrame, { f: 'ashore' }>,
  io: StandardIo,
): void {
  const { space } = activePlayer(s);
  const { system } = spaceOf(config, space);
  if (!contacted && system !== null && !s.systems[system]?.open) {
    discover(config, s, system, s.active, io);
    s.agenda = [dock(config, s, 'contact', stayed, config.constants.contactActions)];
    return;
  }
  const free = stayed || isSpaceport(config, s, space); // mvs.market.2
  s.agenda = [dock(config, s, 'transaction', stayed, free ? null : config.constants.cityActions)];
}

function dock(
  config: Config,
  s: State,
  phase: DockFrame['phase'],
  stayed: boolean,
  actions: number | null,
): DockFrame {
  const market = marketAt(config, s, activePlayer(s).space) as CultureId;
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
