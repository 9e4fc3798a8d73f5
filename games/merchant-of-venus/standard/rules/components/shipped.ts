import board from '../../../board/rules/board.json' with { type: 'json' };
import classic from '../../../classic/rules/components/classic.json' with { type: 'json' };
import type { Pack } from './pack.ts';
import standard from './standard.json' with { type: 'json' };

/**
 * The shipped component values as JSON; the game validates them with its schema. Demands are those of the
 * Classic game (mvs.option.4).
 */
export const shipped = { ...standard, demands: classic.demands, board } as unknown as Pack;
