import { schema } from '@fondaco/kernel';
import Type from 'typebox';

/** Table options; limits are those of the program, not of the rules (`om.trade.8`). */
export const options = schema(
  Type.Object(
    {
      edition: Type.Enum(['first', 'second'], { default: 'second' }),
      memory: Type.Enum(['open', 'closed'], { default: 'open' }),
      /** om.setup.3 */
      begins: Type.Enum(['drawn', 'firstSeat'], { default: 'drawn' }),
      standingOffers: Type.Integer({ minimum: 1, maximum: 10, default: 4 }),
      offersPerPhase: Type.Integer({ minimum: 1, maximum: 50, default: 20 }),
    },
    { additionalProperties: false },
  ),
);

export type Options = ReturnType<typeof options.parse>;
