import { schema } from '@fondaco/kernel';
import Type from 'typebox';

/** Table options; the last two are limits of the program (mvc.trade.3). */
export const options = schema(
  Type.Object(
    {
      /** mvc.option.1 */
      goal: Type.Enum(['1000', '2000', '3000', '4000'], { default: '2000' }),
      /** mvc.setup.4 */
      races: Type.Enum(['chosen', 'random'], { default: 'chosen' }),
      /** mvc.setup.5 */
      begins: Type.Enum(['drawn', 'firstSeat'], { default: 'drawn' }),
      /** mvc.option.2 */
      smallBank: Type.Boolean({ default: false }),
      /** mvc.option.3 */
      fastPlay: Type.Boolean({ default: false }),
      /** mvc.option.4 */
      factoryGoods: Type.Enum(['2012', '1988'], { default: '2012' }),
      standingOffers: Type.Integer({ minimum: 1, maximum: 10, default: 3 }),
      offersPerTurn: Type.Integer({ minimum: 1, maximum: 50, default: 8 }),
    },
    { additionalProperties: false },
  ),
);

export type Options = ReturnType<typeof options.parse>;
