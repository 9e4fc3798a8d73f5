import type { Game } from '@fondaco/kernel';
import { type Pack, pack } from './components/pack.ts';
import { packNames } from './components/pack-names.ts';
import { packWarnings } from './components/pack-warnings.ts';
import shipped from './components/shipped.json' with { type: 'json' };
import type { Event } from './events.ts';
import { type Options, options } from './options.ts';
import { rules } from './rules.ts';
import type { Action, State } from './state.ts';
import type { View } from './view.ts';

export type { Pack } from './components/pack.ts';
export type { Event } from './events.ts';
export type { Options } from './options.ts';
export type {
  Action,
  ActionIcon,
  CardId,
  Claim,
  GoodId,
  Marker,
  Offer,
  OfferAction,
  PortId,
  Reason,
  RouteId,
  Source,
  State,
  Wish,
  Wishes,
} from './state.ts';
export type { FrameView, OfferView, PlayerView, View } from './view.ts';

/** Oltre Mare; the edition is a table option. */
export const oltreMare: Game<Options, Pack, State, Action, Event, View> = {
  id: 'oltre-mare',
  rulesVersion: 2,
  seats: { min: 2, max: 5 },
  options,
  pack,
  components: pack.parse(shipped),
  packNames,
  packWarnings,
  rules,
};
