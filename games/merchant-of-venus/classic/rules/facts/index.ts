import type { Json } from '@fondaco/kernel';
import type { Pack } from '../components/pack.ts';
import { shipped } from '../components/shipped.ts';
import type { Good, TokenId } from '../components/tables.ts';
import { configOf } from '../config.ts';
import { optionsOf } from '../defaults.ts';
import { type FlightFacts, flightFacts } from './flight.ts';
import { type HoldFacts, holdFacts } from './holds.ts';
import { type TradeFacts, tradeFacts } from './trade.ts';
import { type WorthFacts, worthFacts } from './worth.ts';

export type { Buyer, Sale } from './trade.ts';

/** What a page, a terminal or a bot asks beyond the view: computed by the rules from what the viewer sees. */
export interface Facts extends WorthFacts, HoldFacts, TradeFacts, FlightFacts {
  /** Component values of this table. */
  pack: Omit<Pack, 'board'>;
  /** mvc.end.1: the net worth that ends the game; null if it ends with the bank (mvc.option.2). */
  goal: number | null;
  /** With the values the options give it (mvc.option.4). */
  good(id: TokenId): Good | undefined;
  goods: readonly Good[];
}

export function factsOf(options: Json, pack: Pack = shipped): Facts {
  const config = configOf(optionsOf(options), pack);
  return {
    pack,
    goal: config.options.smallBank ? null : config.goal,
    good: (id) => config.tables.goods.get(id),
    goods: [...config.tables.goods.values()],
    ...worthFacts(config),
    ...holdFacts(config),
    ...tradeFacts(config),
    ...flightFacts(config),
  };
}
