import { gzipSync } from 'node:zlib';
import {
  gamesFor,
  originIn,
  type PositionWish,
  type RecordSource,
  type ReplayRange,
  readFile,
  readReplay,
} from '@fondaco/host';
import {
  isBadInput,
  type Msg,
  type Origin,
  parseGameFile,
  printGameFile,
  type ReplayViewer,
  verify,
} from '@fondaco/kernel';
import { byteCache } from './byte-cache.ts';
import { fairQueue } from './fair-queue.ts';

/** How many entries of a replay are sent at once. */
const ENTRIES_PER_PAGE = 500;
const MAX_CACHED_BYTES = 64 * 1024 * 1024;

/** What takes longer the longer a game is. All results are texts, compressed by gzip, as they are sent. */
export interface RecordTasks {
  /** A replay from one of its pages on, page by page. */
  replay(task: ReplayTask): Promise<Uint8Array[]>;
  file(task: { table: string }): Promise<Uint8Array>;
  /** Replays a file from elsewhere and recomputes its draws. */
  check(task: { file: string }): Promise<CheckedFile>;
  /** The position after an entry, for a new game; null where the game is over. Not compressed: it is not sent. */
  origin(task: OriginTask): Promise<Origin | null>;
}

export interface OriginTask extends PositionWish {
  table: string;
  seed: string;
}

/** What a file is about, or what is wrong with it. */
export type CheckedFile =
  | { game: string; rulesVersion: number; seats: number; entries: number }
  | { flaw: Msg };

export interface ReplayTask extends ReplayRange {
  table: string;
}

/** Does the tasks in this thread. */
export const recordTasks = (source: RecordSource): RecordTasks => ({
  async replay({ table, ...range }) {
    const steps = await readReplay(source, table, range);
    const pages: Uint8Array[] = [];
    // A full page says where the next one begins, even if there is none yet.
    for (let at = 0; at <= steps.length; at += ENTRIES_PER_PAGE) {
      const page = steps.slice(at, at + ENTRIES_PER_PAGE);
      const isFull = page.length === ENTRIES_PER_PAGE;
      const next = isFull ? range.from + at + ENTRIES_PER_PAGE : null;
      pages.push(zipped(JSON.stringify({ table, as: range.as, steps: page, next })));
    }
    return pages;
  },
  file: async ({ table }) => zipped(printGameFile(await readFile(source, table))),
  origin: async ({ table, seed, ...wish }) =>
    originIn(source.library, await readFile(source, table), wish, seed),
  check: ({ file }) => checkFile(source, file),
});

async function checkFile({ library }: RecordSource, text: string): Promise<CheckedFile> {
  try {
    const file = parseGameFile(text);
    const { game, rulesVersion, seats } = file.header;
    const flaw = verify(file, await gamesFor(library, file.header));
    return flaw ? { flaw: flaw.msg } : { game, rulesVersion, seats, entries: file.entries.length };
  } catch (error) {
    if (isBadInput(error)) return { flaw: error.msg };
    throw error;
  }
}

/** A copy, since the buffer may be a part of a larger one. */
const zipped = (text: string): Uint8Array => new Uint8Array(gzipSync(text));

export interface PageRequest {
  table: string;
  as: ReplayViewer;
  /** Its first entry. */
  from: number;
  /** How many entries the game has. */
  entries: number;
}

/** Replays and files, kept compressed for those who ask for the same again. Users take turns. Whether they may is decided before. */
export interface Records {
  page(user: string, request: PageRequest): Promise<Uint8Array>;
  file(user: string, table: string): Promise<Uint8Array>;
  origin(user: string, task: OriginTask): Promise<Origin | null>;
  check(user: string, file: string): Promise<CheckedFile>;
}

export function createRecords(tasks: RecordTasks): Records {
  const cache = byteCache(MAX_CACHED_BYTES);
  const inTurn = fairQueue(1);
  const pending = new Map<string, Promise<Uint8Array>>();

  /** Several who ask at once share one task. */
  function once(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const found = cache.get(key);
    if (found) return Promise.resolve(found);
    const made = pending.get(key) ?? make().finally(() => pending.delete(key));
    pending.set(key, made);
    return made;
  }

  return {
    check: (user, file) => inTurn(user, () => tasks.check({ file })),
    page(user, request) {
      const { table, as, from, entries } = request;
      return once(pageKey(request), () =>
        inTurn(user, async () => {
          // Another task may have made it meanwhile.
          const made = cache.get(pageKey(request));
          if (made) return made;
          const pages = await tasks.replay({ table, as, from, to: entries });
          for (const [i, page] of pages.entries())
            cache.set(pageKey({ ...request, from: from + i * ENTRIES_PER_PAGE }), page);
          return pages[0] as Uint8Array;
        }),
      );
    },
    file: (user, table) =>
      once(`file ${table}`, () =>
        inTurn(user, async () => {
          const file = await tasks.file({ table });
          cache.set(`file ${table}`, file);
          return file;
        }),
      ),
    origin: (user, task) => inTurn(user, () => tasks.origin(task)),
  };
}

/** A full page never changes: entries are only ever added. */
function pageKey({ table, as, from, entries }: PageRequest): string {
  const isFull = from + ENTRIES_PER_PAGE <= entries;
  return `${table} ${as} ${from} ${isFull ? 'full' : entries}`;
}
