import 'fake-indexeddb/auto';
import { PLAYERS } from '@fondaco/bots';
import { fastChance, isOwn } from '@fondaco/kernel';
import { afterEach } from 'vitest';
import { ApiRefusal } from '../api/errors.ts';
import { storyOf } from '../api/replay.ts';
import type { TableStore } from '../wire/state.ts';
import { openTable } from '../wire/store.ts';
import { connectPage } from './connect-page.ts';
import { localGames } from './games.ts';
import { connectToWorker, type LocalTables, type WorkerPort } from './local-connection.ts';
import { type LocalHost, type LocalHostParts, openLocalHost } from './local-host.ts';
import { browserStorage } from './storage.ts';

/** One browser: its database, and the tabs that are open. */
interface Browser {
  /** `deaf`: it hears nothing of other tabs. */
  tab(parts?: Partial<LocalHostParts>, deaf?: boolean): Tab;
}
export interface Tab {
  host: LocalHost;
  tables: LocalTables;
  heard: string[];
  open(table: string): TableStore;
  close(): void;
}

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const LOCAL_GAMES = localGames();

let browsers = 0;
export function browser(): Browser {
  const name = `test-${++browsers}`;
  const hosts = new Set<LocalHost>();
  return {
    tab(parts = {}, deaf = false) {
      const host: LocalHost = openLocalHost({
        patienceMs: 0,
        storage: browserStorage(name),
        games: LOCAL_GAMES,
        players: PLAYERS,
        announce: (table) => {
          for (const other of hosts)
            if (other !== host) setTimeout(() => void other.changed(table));
        },
        ...parts,
      });
      if (!deaf) hosts.add(host);
      const heard: string[] = [];
      const port: WorkerPort = {
        onmessage: null,
        onerror: null,
        postMessage: () => {},
        terminate: () => {},
      };
      const receive = connectPage(host, (message) => {
        if ('down' in message) heard.push(message.down);
        const data = structuredClone(message);
        setTimeout(() => port.onmessage?.({ data } as MessageEvent));
      });
      port.postMessage = (message) => receive(structuredClone(message));
      const { connection, tables } = connectToWorker(() => port);
      const close = (): void => {
        port.onmessage = null;
        host.close();
        hosts.delete(host);
      };
      closing.push(close);
      return {
        host,
        tables,
        heard,
        close,
        open: (table) =>
          openTable(connection, table, {
            loadStory: async (as) => storyOf(await tables.replay(table, as)),
            pace: () => 0,
          }),
      };
    },
  };
}

export const person = (colour: number, name: string) => ({ name, colour, bot: null });
export const bot = (colour: number, player = 'random') => ({ name: null, colour, bot: player });
export const SOLO = [person(0, 'Anna'), bot(1), bot(2, 'greedy')];
export const PAIR = [person(0, 'Anna'), person(1, 'Boris')];

export const create = (tab: Tab, seats = SOLO as Parameters<LocalTables['create']>[0]['seats']) =>
  tab.tables.create({ game: 'oltre-mare', seats, pace: 0 });

export function until(store: TableStore, test: () => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('nothing happens')), 20_000);
    const look = (): void => {
      if (!test()) return;
      clearTimeout(timer);
      stop();
      resolve();
    };
    const stop = store.subscribe(look);
    look();
  });
}

export const isOver = (store: TableStore): boolean => store.get().info?.status === 'over';
export const seqOf = (store: TableStore): number => store.get().viewers[0]?.seq ?? -1;

/** Answers whatever must be answered, by a listed option, until the game or `enough` ends it. */
export async function playOn(store: TableStore, seed: string, enough = () => false): Promise<void> {
  const chance = fastChance(seed);
  while (!isOver(store) && !enough()) {
    const mine = (): boolean => musts().length > 0 && store.get().pending === null;
    const musts = () =>
      store
        .get()
        .viewers.flatMap((e) => e.shown.questions.filter(isOwn))
        .filter((q) => q.need === 'must');
    await until(store, () => mine() || isOver(store) || enough());
    const q = musts()[0];
    if (!q || store.get().pending) continue;
    const options = q.options.filter((o) => o.off === undefined);
    const option = options[chance.int(options.length, 'option')];
    if (!option) throw new Error(`no answer to ${q.kind}`);
    store.answer(q, option.action);
  }
}

export async function refusal(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => 'done',
    (e: unknown) => e,
  );
  return error instanceof ApiRefusal ? error.refusal.msg.key : String(error);
}
