import { type ClientMessage, isRecord } from '@fondaco/kernel';

export type KeyedCommand = Extract<ClientMessage, { key: string }>;

/** Commands that are resent until they are acknowledged. */
const QUEUED_TYPES: ReadonlySet<ClientMessage['t']> = new Set([
  'answer',
  'undo',
  'consent',
  'chat',
  'mute',
]);
/**
 * Commands that also survive a reload. If their question or proposal is gone they are refused, so resending does no harm;
 * an undo would take back later moves.
 */
const STORED_TYPES: ReadonlySet<ClientMessage['t']> = new Set(['answer', 'consent']);
const STORAGE_KEY = 'fondaco.unacknowledged';

export const isQueued = (up: ClientMessage): up is KeyedCommand => QUEUED_TYPES.has(up.t);

/** Unacknowledged commands in the order they were given. */
export interface CommandQueue {
  add(up: KeyedCommand): void;
  acknowledged(key: string): void;
  all(): KeyedCommand[];
  /** Drops the commands of another user: they must not be sent under this one. */
  setOwner(user: string): void;
}

type SessionStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export function createCommandQueue(storage: SessionStore | undefined): CommandQueue {
  const stored = storage ? read(storage) : undefined;
  let owner = stored?.owner ?? null;
  const queue = new Map((stored?.ups ?? []).map((up) => [up.key, up]));

  function write(): void {
    const ups = [...queue.values()].filter((up) => STORED_TYPES.has(up.t));
    try {
      if (ups.length > 0) storage?.setItem(STORAGE_KEY, JSON.stringify({ owner, ups }));
      else storage?.removeItem(STORAGE_KEY);
    } catch {
      // Storage is not available: unacknowledged commands are lost on reload.
    }
  }

  return {
    add(up) {
      queue.set(up.key, up);
      write();
    },
    acknowledged(key) {
      if (queue.delete(key)) write();
    },
    all: () => [...queue.values()],
    setOwner(user) {
      if (owner !== null && owner !== user) queue.clear();
      owner = user;
      write();
    },
  };
}

function read(shelf: SessionStore): { owner: string | null; ups: KeyedCommand[] } | undefined {
  try {
    const value: unknown = JSON.parse(shelf.getItem(STORAGE_KEY) ?? 'null');
    if (!isRecord(value) || !Array.isArray(value.ups)) return undefined;
    const owner = typeof value.owner === 'string' ? value.owner : null;
    return { owner, ups: value.ups as KeyedCommand[] };
  } catch {
    return undefined;
  }
}
