import { schema } from '@fondaco/kernel';
import Type from 'typebox';
import { DEFAULTS } from './defaults.ts';

/** Table options; the last two are limits of the program (mvc.trade.3). */
export const options = schema(
  Type.Object(
    {
      /** mvc.option.1 */
      goal: Type.Enum(['1000', '2000', '3000', '4000'], { default: DEFAULTS.goal }),
      /** mvc.setup.4 */
      races: Type.Enum(['chosen', 'random'], { default: DEFAULTS.races }),
      /** mvc.setup.5 */
      begins: Type.Enum(['drawn', 'firstSeat'], { default: DEFAULTS.begins }),
      /** mvc.option.2 */
      smallBank: Type.Boolean({ default: DEFAULTS.smallBank }),
      /** mvc.option.3 */
      fastPlay: Type.Boolean({ default: DEFAULTS.fastPlay }),
      /** mvc.option.4 */
      factoryGoods: Type.Enum(['2012', '1988'], { default: DEFAULTS.factoryGoods }),
      standingOffers: Type.Integer({ minimum: 1, maximum: 10, default: DEFAULTS.standingOffers }),
      offersPerTurn: Type.Integer({ minimum: 1, maximum: 50, default: DEFAULTS.offersPerTurn }),
    },
    { additionalProperties: false },
  ),
);

export type Options = ReturnType<typeof options.parse>;
