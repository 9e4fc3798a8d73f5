import { schema } from '@fondaco/kernel';
import Type from 'typebox';

/** Table options. */
export const options = schema(
  Type.Object(
    {
      /** `soloChallenge` is played by one: with more seats its set-up is that of the usual game (mvs.solo.2). */
      variant: Type.Enum(['standard', 'lightSpeed', 'soloChallenge', 'epic'], {
        default: 'standard',
      }),
      /** mvs.epic.1 */
      epicRounds: Type.Integer({ minimum: 31, maximum: 60, default: 45 }),
      epicLength: Type.Enum(['chosen', 'random'], { default: 'chosen' }),
      /** mvs.setup.4 */
      pilots: Type.Enum(['chosen', 'random'], { default: 'chosen' }),
      /** mvs.setup.6 */
      begins: Type.Enum(['drawn', 'firstSeat'], { default: 'drawn' }),
      /** mvs.option.1 */
      titlesInPlay: Type.Boolean({ default: false }),
      /** mvs.option.2 */
      asteroidTelegate: Type.Boolean({ default: false }),
      /** mvs.option.3 */
      maximumProduction: Type.Boolean({ default: false }),
      /** mvs.option.4 */
      demand: Type.Boolean({ default: false }),
      /** mvs.option.5 */
      drivesSkipHazards: Type.Boolean({ default: false }),
    },
    { additionalProperties: false },
  ),
);

export type Options = ReturnType<typeof options.parse>;
