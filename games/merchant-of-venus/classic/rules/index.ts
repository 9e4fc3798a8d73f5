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

export type { ContactView } from '../../shared/rules/contact.ts';
export type { Pack as ClassicPack } from './components/pack.ts';
export type { Event as ClassicEvent } from './events.ts';
export { type ClassicNames, classicNames } from './names.ts';
export type { Options as ClassicOptions } from './options.ts';
export type {
  Action as ClassicAction,
  Culture,
  CultureId,
  Drive,
  Equipment,
  Offer,
  Player as ClassicPlayer,
  RelicId,
  ShipClass,
  SpaceId,
  State as ClassicState,
  SystemId,
  TokenId,
} from './state.ts';
export type { EncounterView, View as ClassicView } from './view.ts';

/** Merchant of Venus, the Classic game. */
export const merchantOfVenusClassic: Game<Options, Pack, State, Action, Event, View> = {
  id: 'merchant-of-venus-classic',
  rulesVersion: 2,
  seats: { min: 2, max: 4 },
  options,
  pack,
  components: pack.parse(shipped),
  packNames,
  packWarnings,
  rules,
};
