import board from '../../../board/rules/board.json' with { type: 'json' };
import classic from '../../../classic/rules/components/classic.json' with { type: 'json' };
import { pack } from './pack.ts';
import standard from './standard.json' with { type: 'json' };

/** The component values we ship; demands are those of the Classic game (mvs.option.4). */
export const shipped = pack.parse({ ...standard, demands: classic.demands, board });
