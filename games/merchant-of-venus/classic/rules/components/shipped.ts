import board from '../../../board/rules/board.json' with { type: 'json' };
import classic from './classic.json' with { type: 'json' };
import { pack } from './pack.ts';

/** The component values we ship. */
export const shipped = pack.parse({ ...classic, board });
