import board from '../../../board/rules/board.json' with { type: 'json' };
import classic from './classic.json' with { type: 'json' };
import type { Pack } from './pack.ts';

/** The component values we ship, as they are written down: the game checks them by its schema. */
export const shipped = { ...classic, board } as unknown as Pack;
