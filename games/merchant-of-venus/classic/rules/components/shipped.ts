import board from '../../../board/rules/board.json' with { type: 'json' };
import classic from './classic.json' with { type: 'json' };
import type { Pack } from './pack.ts';

/** The shipped component values as JSON; the game validates them with its schema. */
export const shipped = { ...classic, board } as unknown as Pack;
