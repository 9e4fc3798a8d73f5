import { activePlayer, type Book, hasTech, type StandardIo } from '../book.ts';
import type { State } from '../state.ts';
import { spotAt } from './spots.ts';

/** mvs.drill.1: spaceports and drills are the same tokens. */
function tokensLeft(b: Book, s: State): number {
  const own = [...Object.values(s.ports), ...Object.values(s.drills)];
  return b.constants.tokens - own.filter((seat) => seat === s.active).length;
}

/** mvs.drill.1, mvs.tech.6: on an asteroid the ship has entered. */
export function mayDrill(b: Book, s: State): boolean {
  const p = activePlayer(s);
  return (
    hasTech(b, p, 'licenseToDrill') &&
    spotAt(b, s, p.space).t === 'asteroid' &&
    s.drills[p.space] === undefined &&
    tokensLeft(b, s) > 0
  );
}

export function drill(s: State, io: StandardIo): void {
  const { space } = activePlayer(s);
  s.drills[space] = s.active;
  io.tell({ t: 'drilled', seat: s.active, space });
}
