import { schema } from '@fondaco/kernel';
import Type from 'typebox';
import { DEFAULTS } from './defaults.ts';

/** Table options. */
export const options = schema(
  Type.Object(
    {
      /** `soloChallenge` is for one player: `setup` refuses more seats (mvs.solo.2). */
      variant: Type.Enum(['standard', 'lightSpeed', 'soloChallenge', 'epic'], {
        default: DEFAULTS.variant,
      }),
      /** mvs.epic.1 */
      epicRounds: Type.Integer({ minimum: 31, maximum: 60, default: DEFAULTS.epicRounds }),
      epicLength: Type.Enum(['chosen', 'random'], { default: DEFAULTS.epicLength }),
      /** mvs.setup.4 */
      pilots: Type.Enum(['chosen', 'random'], { default: DEFAULTS.pilots }),
      /** mvs.setup.6 */
      begins: Type.Enum(['drawn', 'firstSeat'], { default: DEFAULTS.begins }),
      /** mvs.option.1 */
      titlesInPlay: Type.Boolean({ default: DEFAULTS.titlesInPlay }),
      /** mvs.option.2 */
      asteroidTelegate: Type.Boolean({ default: DEFAULTS.asteroidTelegate }),
      /** mvs.option.3 */
      maximumProduction: Type.Boolean({ default: DEFAULTS.maximumProduction }),
      /** mvs.option.4 */
      demand: Type.Boolean({ default: DEFAULTS.demand }),
      /** mvs.option.5 */
      drivesSkipHazards: Type.Boolean({ default: DEFAULTS.drivesSkipHazards }),
    },
    { additionalProperties: false },
  ),
);

export type Options = ReturnType<typeof options.parse>;
