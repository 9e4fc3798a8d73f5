import { type ConformanceCheck, ensure } from '../check.ts';

/**
 * A decision's id stands for one question of one seat, and does not come back once that is closed.
 */
export const ids: ConformanceCheck = {
  name: 'ids',
  stops: true,
  watch() {
    const known = new Map<number, string>();
    const closed = new Set<number>();
    return {
      position({ decisions }) {
        const open = new Set<number>();
        for (const { id, seat, kind } of decisions) {
          const name = `${kind} of seat ${seat}`;
          ensure(Number.isSafeInteger(id), () => `${id} is no id`);
          ensure(!open.has(id), () => `two open questions have the id ${id}`);
          ensure(!closed.has(id), () => `the id ${id} (${known.get(id)}) comes back as ${name}`);
          ensure((known.get(id) ?? name) === name, () => `${id} was ${known.get(id)}, is ${name}`);
          known.set(id, name);
          open.add(id);
        }
        for (const id of known.keys()) if (!open.has(id)) closed.add(id);
      },
    };
  },
};
