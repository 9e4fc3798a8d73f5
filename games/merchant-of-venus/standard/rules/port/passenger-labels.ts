import { msg, type Option, type Refusal } from '@fondaco/kernel';
import type { Book } from '../book.ts';
import type { CultureId } from '../components/tables.ts';
import { cultureName, passengerName } from '../labels.ts';
import type { Action, State } from '../state.ts';
import type { PortAction } from './frames.ts';
import { boarding, passengerOf, waitingAt } from './passengers.ts';
import { type No, refusalOf } from './why.ts';

type Label = Omit<Option<Action>, 'action' | 'off'>;

export function passengerLabel(
  b: Book,
  a: Extract<PortAction, { do: 'pickUp' | 'dropOff' }>,
): Label {
  const { to, fare } = passengerOf(b, a.passenger);
  const far = a.at === undefined ? '' : 'Far';
  return {
    label: msg(`mvs.do.${a.do}${far}`, {
      passenger: passengerName(b, a.passenger),
      to: cultureName(b, to),
      ...(a.at !== undefined && { at: cultureName(b, a.at) }),
    }),
    at: { t: 'passenger', id: a.passenger },
    gain: msg('mv.credits', { count: fare }),
  };
}

/** Why a passenger can be neither taken nor dropped at this market. */
export function whyNoPassenger(
  b: Book,
  s: State,
  market: CultureId,
  a: unknown,
): Refusal | undefined {
  const { do: what, passenger } = (a ?? {}) as { do?: unknown; passenger?: unknown };
  const id = String(passenger);
  let no: No | undefined;
  if (what === 'pickUp')
    no = boarding(s, market).includes(id)
      ? ['mvs.hold.1', 'noRoom']
      : ['mvs.passenger.2', waitingAt(s, market).includes(id) ? 'justOffloaded' : 'noPassenger'];
  else if (what === 'dropOff')
    no = ['mvs.passenger.3', b.tables.passengers.has(id) ? 'otherDestination' : 'notHeld'];
  return no && refusalOf(no);
}
