import type { Json } from '@fondaco/kernel';
import type { Pack } from '../components/pack.ts';
import { shipped } from '../components/shipped.ts';
import type { Good } from '../components/tables.ts';
import { configOf } from '../config.ts';
import { optionsOf } from '../defaults.ts';
import type { Options } from '../options.ts';
import { type FameFacts, fameFacts } from './fame.ts';
import { type FlightFacts, flightFacts } from './flight.ts';
import { type MarketFacts, marketFacts } from './market.ts';
import { type MissionFacts, missionFacts } from './missions.ts';
import { type ShipFacts, shipFacts } from './ship.ts';
import { type TurnFacts, turnFacts } from './turn.ts';

export type { Hold } from './ship.ts';
export type { Phase } from './turn.ts';

/** What a page, a terminal or a bot asks beyond the view: computed by the rules from what the viewer sees. */
export interface Facts
  extends FameFacts,
    ShipFacts,
    MarketFacts,
    FlightFacts,
    MissionFacts,
    TurnFacts {
  options: Options;
  /** Component values of this table. */
  pack: Omit<Pack, 'board'>;
  goods: readonly Good[];
}

export function factsOf(options: Json, pack: Pack = shipped): Facts {
  const config = configOf(optionsOf(options), pack);
  return {
    options: config.options,
    pack,
    goods: [...config.tables.goods.values()],
    ...fameFacts(config),
    ...shipFacts(config),
    ...marketFacts(config),
    ...flightFacts(config),
    ...missionFacts(config),
    ...turnFacts(config),
  };
}
