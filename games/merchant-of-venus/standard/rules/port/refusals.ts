import { msg, type Refusal } from '@fondaco/kernel';
import type { Action } from '../state.ts';
import type { PortAction } from './frames.ts';

/** Why something is refused now: a rule and the key of a message. */
export type No = readonly [rule: string, key: string];

export const NO_ROOM: No = ['mvs.hold.1', 'noRoom'];

export const toRefusal = ([rule, key]: No): Refusal => ({ rule, msg: msg(`mvs.no.${key}`) });

/** What can be done at a place, and what cannot, with the reason; `refused` is null where nobody asks for it. */
export interface Offers {
  open: Action[];
  refused: { action: PortAction; no: No }[] | null;
}

export function addOffer(to: Offers, action: PortAction, no: No | null): void {
  if (no === null) to.open.push(action);
  else to.refused?.push({ action, no });
}
