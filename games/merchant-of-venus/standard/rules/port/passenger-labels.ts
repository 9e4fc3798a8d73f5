import { msg, type Option, type Refusal } from '@fondaco/kernel';
import { waitingAt } from '../../../shared/rules/markets.ts';
import type { CultureId } from '../components/tables.ts';
import type { Config } from '../config.ts';
import { cultureName, passengerName } from '../labels.ts';
import type { Action, State } from '../state.ts';
import type { PortAction } from './frames.ts';
import { boarding, passengerOf } from './passengers.ts';
import { type No, toRefusal } from './refusals.ts';

type Label = Omit<Option<Action>, 'action' | 'off'>;

export function passengerLabel(
  config: Config,
  a: Extract<PortAction, { do: 'pickUp' | 'dropOff' }>,
): Label {
  const { to, fare } = passengerOf(config, a.passenger);
  const far = a.at === undefined ? '' : 'Far';
  return {
    label: msg(`mvs.do.${a.do}${far}`, {
      passenger: passengerName(config, a.passenger),
      to: cultureName(config, to),
      ...(a.at !== undefined && { at: cultureName(config, a.at) }),
    }),
    at: { t: 'passenger', id: a.passenger },
    gain: msg('mv.credits', { count: fare }),
  };
}

/** Why a passenger can be neither taken nor dropped at this market. */
export function whyNoPassenger(
  config: Config,
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
    no = ['mvs.passenger.3', config.tables.passengers.has(id) ? 'otherDestination' : 'notHeld'];
  return no && toRefusal(no);
}
