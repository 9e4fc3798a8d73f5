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
      /** om.trade.2: only what bots say depends on it, never what is legal. */
      botsLie: Type.Boolean({ default: false }),
    },
    { additionalProperties: false },
  ),
);

export type Options = ReturnType<typeof options.parse>;
