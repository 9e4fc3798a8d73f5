import type { Game } from '@fondaco/kernel';
import board from './board/board.json' with { type: 'json' };
import type { Odds } from './board/odds.ts';
import type { Event } from './classic/events.ts';
import { reachOdds } from './classic/odds.ts';
import { type Options, options } from './classic/options.ts';
import { bookOf, rules } from './classic/rules.ts';
import type { Action, State } from './classic/state.ts';
import type { View } from './classic/view.ts';
import classic from './components/classic.json' with { type: 'json' };
import { type Pack, pack } from './components/pack.ts';

export type { Event as ClassicEvent } from './classic/events.ts';
export { type ClassicNames, classicNames } from './classic/names.ts';
export type { Options as ClassicOptions } from './classic/options.ts';
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
} from './classic/state.ts';
export type { ContactView, EncounterView, View as ClassicView } from './classic/view.ts';
export type { Pack as ClassicPack } from './components/pack.ts';
export { merchantOfVenusLocales } from './locales.ts';
export type { Pack as StandardPack } from './standard/components/pack.ts';
export type { Event as StandardEvent } from './standard/events.ts';
export { merchantOfVenusStandard } from './standard/index.ts';
export { type StandardNames, standardNames } from './standard/names.ts';
export { standardOdds } from './standard/odds.ts';
export type { Options as StandardOptions } from './standard/options.ts';
export type {
  Action as StandardAction,
  Player as StandardPlayer,
  State as StandardState,
} from './standard/state.ts';
export type { View as StandardView } from './standard/view.ts';

/** Before the roll: how likely each landing place is to be reached, as the seat of the view can reckon it. */
export function classicOdds(options: Options, pack: Pack): (v: View) => Odds[] {
  const book = bookOf(options, pack);
  return (v) => reachOdds(book, v);
}

/** Merchant of Venus, the Classic game. */
export const merchantOfVenusClassic: Game<Options, Pack, State, Action, Event, View> = {
  id: 'merchant-of-venus-classic',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  options,
  pack,
  components: pack.parse({ ...classic, board }),
  rules,
};
