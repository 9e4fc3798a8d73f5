import type { Game } from '@fondaco/kernel';
import { type Pack, pack } from './components/pack.ts';
import { packNames } from './components/pack-names.ts';
import { packWarnings } from './components/pack-warnings.ts';
import { shipped } from './components/shipped.ts';
import type { Event } from './events.ts';
import { type Options, options } from './options.ts';
import { rules } from './rules.ts';
import type { Action, State } from './state.ts';
import type { View } from './view.ts';

export type { Pack as StandardPack } from './components/pack.ts';
export type { Event as StandardEvent } from './events.ts';
export { type StandardNames, standardNames } from './names.ts';
export type { Options as StandardOptions } from './options.ts';
export type {
  Action as StandardAction,
  Player as StandardPlayer,
  State as StandardState,
} from './state.ts';
export type { View as StandardView } from './view.ts';

/** Merchant of Venus, the Standard game. */
export const merchantOfVenusStandard: Game<Options, Pack, State, Action, Event, View> = {
  id: 'merchant-of-venus-standard',
  rulesVersion: 2,
  seats: { min: 1, max: 4 },
  options,
  pack,
  components: pack.parse(shipped),
  packNames,
  packWarnings,
  rules,
};
