import type { BoardPack } from '../../../board/rules/pack.ts';
import type { Pack } from './pack.ts';

/** mvs.system.1: the board both games share, with the differences of the Standard game applied. */
export function boardOf(p: Pack, asteroidTelegate: boolean): BoardPack {
  const { spaces, green } = p.overlay;
  const changed = new Map(spaces.map((s) => [s.id, s]));
  if (asteroidTelegate) {
    const { space, gate } = p.overlay.asteroidTelegate;
    changed.set(space, { id: space, type: 'telegate', gate }); // mvs.option.2
  }
  const lines = new Set(green.map(([a, b]) => lineOf(a as string, b as string)));
  return {
    systems: p.board.systems,
    spaces: p.board.spaces.map((s) => {
      const to = changed.get(s.id);
      if (!to) return s;
      const { colour: _, orbit: __, cost: ___, ...rest } = s;
      const { gate: ____, ...own } = to;
      return { ...rest, ...own };
    }),
    edges: p.board.edges.map((e) => (lines.has(lineOf(e.a, e.b)) ? { ...e, kind: 'green' } : e)),
  };
}

export const lineOf = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`);
