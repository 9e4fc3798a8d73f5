import { isRecord, type Up } from '@fondaco/kernel';

export type Keyed = Extract<Up, { key: string }>;

/** Said again until they are acknowledged. */
const KEPT: ReadonlySet<Up['t']> = new Set(['answer', 'undo', 'consent', 'chat', 'mute']);
/**
 * Those that also survive a reload: what answers a question or proposal that is gone is refused, so it does no harm.
 * An undo would take back whatever was done since.
 */
const STORED: ReadonlySet<Up['t']> = new Set(['answer', 'consent']);
const NAME = 'fondaco.unacknowledged';

export const isKept = (up: Up): up is Keyed => KEPT.has(up.t);

/** Commands on their way, in the order they were given. */
export interface Kept {
  add(up: Keyed): void;
  acknowledged(key: string): void;
  all(): Keyed[];
  /** Somebody else sits at this page now: nothing is said in his name. */
  belongTo(user: string): void;
}

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export function keepCommands(shelf: Shelf | undefined): Kept {
  const stored = shelf ? read(shelf) : undefined;
  let owner = stored?.owner ?? null;
  const kept = new Map((stored?.ups ?? []).map((up) => [up.key, up]));

  function write(): void {
    const ups = [...kept.values()].filter((up) => STORED.has(up.t));
    try {
      if (ups.length > 0) shelf?.setItem(NAME, JSON.stringify({ owner, ups }));
      else shelf?.removeItem(NAME);
    } catch {
      // A browser that stores nothing: then a reload forgets what was on its way.
    }
  }

  return {
    add(up) {
      kept.set(up.key, up);
      write();
    },
    acknowledged(key) {
      if (kept.delete(key)) write();
    },
    all: () => [...kept.values()],
    belongTo(user) {
      if (owner !== null && owner !== user) kept.clear();
      owner = user;
      write();
    },
  };
}

function read(shelf: Shelf): { owner: string | null; ups: Keyed[] } | undefined {
  try {
    const value: unknown = JSON.parse(shelf.getItem(NAME) ?? 'null');
    if (!isRecord(value) || !Array.isArray(value.ups)) return undefined;
    const owner = typeof value.owner === 'string' ? value.owner : null;
    return { owner, ups: value.ups as Keyed[] };
  } catch {
    return undefined;
  }
}
