import 'fake-indexeddb/auto';
import { PLAYERS } from '@fondaco/bots';
import { oltreMare } from '@fondaco/games/oltre-mare/rules/index.ts';
import {
  type AnyGame,
  type AnyMatch,
  applyPatch,
  canonical,
  fastChance,
  isOwn,
  type Json,
  outlook,
  parseGameFile,
  replay,
  type Seat,
  type ServerMessage,
  type TableInfo,
  type Viewer,
} from '@fondaco/kernel';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ApiRefusal } from '../api/errors.ts';
import { replayPositions, storyOf } from '../api/replay.ts';
import type { TableStore } from '../wire/state.ts';
import { openTable } from '../wire/store.ts';
import { connectPage } from './connect-page.ts';
import { loadLocalGames } from './games.ts';
import { connectToWorker, type LocalTables, type WorkerPort } from './local-connection.ts';
import { type LocalHost, type LocalHostParts, openLocalHost } from './local-host.ts';
import { browserStorage } from './storage.ts';

/** One browser: its database, and the tabs that are open. */
interface Browser {
  /** `deaf`: it hears nothing of other tabs. */
  tab(parts?: Partial<LocalHostParts>, deaf?: boolean): Tab;
}
interface Tab {
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

const LOCAL_GAMES = await loadLocalGames();

let browsers = 0;
function browser(): Browser {
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

const person = (colour: number, name: string) => ({ name, colour, bot: null });
const bot = (colour: number, player = 'random') => ({ name: null, colour, bot: player });
const SOLO = [person(0, 'Anna'), bot(1), bot(2, 'greedy')];
const PAIR = [person(0, 'Anna'), person(1, 'Boris')];

const create = (tab: Tab, seats = SOLO as Parameters<LocalTables['create']>[0]['seats']) =>
  tab.tables.create({ game: 'oltre-mare', seats, pace: 0 });

function until(store: TableStore, test: () => boolean): Promise<void> {
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

const isOver = (store: TableStore): boolean => store.get().info?.status === 'over';
const seqOf = (store: TableStore): number => store.get().viewers[0]?.seq ?? -1;

/** Answers whatever must be answered, by a listed option, until the game or `enough` ends it. */
async function playOn(store: TableStore, seed: string, enough = () => false): Promise<void> {
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

/** By viewer and entry: the outlook a game file stands for. */
function outlooksOf(text: string, viewers: readonly Seat[]): Map<string, string> {
  const file = parseGameFile(text);
  const rules = oltreMare.rules(
    oltreMare.options.parse(file.header.options),
    oltreMare.pack.parse(file.pack),
  ) as AnyMatch['rules'];
  const outlooks = new Map<string, string>();
  for (const { entry, state } of replay(file, LOCAL_GAMES.games)) {
    const entries = file.entries.slice(0, entry.seq + 1);
    const match: AnyMatch = { header: file.header, rules, entries, state };
    for (const as of viewers) outlooks.set(`${as} ${entry.seq}`, canonical(outlook(match, as)));
  }
  return outlooks;
}

async function refusal(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => 'done',
    (e: unknown) => e,
  );
  return error instanceof ApiRefusal ? error.refusal.msg.key : String(error);
}

describe('a game on this device', () => {
  test('is played to its end against bots, survives reloads, and can be verified', async () => {
    const chrome = browser();
    let tab = chrome.tab();
    const { id } = await create(tab);
    expect(id).toMatch(/^local-[a-z0-9]{6}$/);
    for (let part = 1; part <= 3; part++) {
      const store = tab.open(id);
      await playOn(store, `reload ${part}`, () => seqOf(store) > part * 40);
      const [before, seq] = [store.get().viewers[0]?.outlook, seqOf(store)];
      tab.close();
      tab = chrome.tab();
      const again = tab.open(id);
      await until(again, () => again.get().viewers.length > 0);
      // Bots may have played on meanwhile: what is kept of that moment is compared.
      const kept = outlooksOf(await tab.tables.export(id), [0]).get(`0 ${seq}`);
      expect(kept).toBe(canonical(before as unknown as Json));
      expect(seqOf(again)).toBeGreaterThanOrEqual(seq);
      again.close();
    }
    const store = tab.open(id);
    await playOn(store, 'to the end');
    const info = store.get().info as TableInfo;
    expect(info.scores).toHaveLength(3);
    expect(info.secret).toMatch(/^[0-9a-f]{64}$/);
    const file = await tab.tables.export(id);
    expect(await tab.tables.check(file)).toBeNull();
    expect(await tab.tables.check(file.replace('"seats":3', '"seats":4'))).not.toBeNull();
    await until(store, () => (store.get().viewers[0]?.story.length ?? 0) === info.entries);
    expect(store.get().viewers[0]?.story.map((e) => e.seq)).toEqual(
      Array.from({ length: info.entries }, (_, i) => i),
    );
  });

  test('sends each seat what the server would, and nothing of others', async () => {
    const tab = browser().tab();
    const { id } = await create(tab, [...PAIR, bot(2)]);
    const store = tab.open(id);
    await playOn(store, 'outlooks');
    const exported = await tab.tables.export(id);
    const file = parseGameFile(exported);
    const wanted = outlooksOf(exported, [0, 1]);
    const pages = new Map<Viewer, Json>();
    let compared = 0;
    for (const text of tab.heard) {
      const down = JSON.parse(text) as ServerMessage;
      if (down.t !== 'full' && down.t !== 'news') continue;
      expect([0, 1]).toContain(down.as);
      const page =
        down.t === 'full'
          ? (down.outlook as unknown as Json)
          : applyPatch(pages.get(down.as) as Json, down.patch);
      pages.set(down.as, page);
      expect(canonical(page)).toBe(wanted.get(`${down.as} ${down.seq}`));
      compared++;
    }
    expect(compared).toBe(2 * file.entries.length);
    // While it runs, the secret of the draws is in nothing that is sent.
    const running = tab.heard.filter((text) => !text.includes('"status":"over"'));
    expect(running.some((text) => text.includes(file.secret as string))).toBe(false);
  });

  test('a command said twice is done once', async () => {
    const tab = browser().tab();
    const { id } = await create(tab, PAIR);
    const downs: ServerMessage[] = [];
    const page = tab.host.connect((text) => downs.push(JSON.parse(text)));
    await page.receive({ t: 'watch', key: 'w', table: id });
    const q = downs
      .flatMap((d) => (d.t === 'full' ? d.outlook.questions.filter(isOwn) : []))
      .find((x) => x.need === 'must');
    if (!q) throw new Error('no question');
    const action = q.options.find((o) => o.off === undefined)?.action as Json;
    const up = { t: 'answer', key: 'k', table: id, seat: q.seat, decision: q.id, action } as const;
    await page.receive(up);
    await page.receive(up);
    const acks = downs.filter((d) => d.t === 'ack' && d.key === 'k');
    expect(acks).toEqual([
      { t: 'ack', key: 'k', ok: true, seq: 1 },
      { t: 'ack', key: 'k', ok: true, seq: 1 },
    ]);
    await page.receive({ ...up, key: 'other', decision: 9999 });
    expect(downs.at(-1)).toMatchObject({ ok: false, refusal: { msg: { key: 'kernel.stale' } } });
    await page.receive({ ...up, key: 'seat', seat: 7 });
    expect(downs.at(-1)).toMatchObject({ refusal: { msg: { key: 'server.seat.notYours' } } });
  });

  test('is taken back as far as those at the device like', async () => {
    const tab = browser().tab();
    const { id } = await create(tab, PAIR);
    const store = tab.open(id);
    await until(store, () => store.get().viewers.length === 2);
    const start = store.get().viewers.map((e) => e.outlook.view);
    await playOn(store, 'undo', () => seqOf(store) >= 12);
    await until(store, () => store.get().pending === null);
    const seq = seqOf(store);
    store.undo(0, 0);
    await until(store, () => store.get().viewers.every((e) => e.seq > seq));
    const strip = (view: Json): string =>
      canonical(view).replaceAll(/"(id|nextId)":\d+/g, '"$1":0');
    expect(store.get().viewers.map((e) => strip(e.shown.view))).toEqual(start.map(strip));
    expect(store.get().viewers[0]?.story.filter((e) => e.undone)).toHaveLength(seq);
    store.undo(0, 99_999);
    await until(store, () => store.get().refused !== null);
    expect(store.get().refused?.msg.key).toBe('server.undo.nowhere');
  });

  test('two tabs show the same game, whoever plays', async () => {
    const chrome = browser();
    const [one, two] = [chrome.tab(), chrome.tab()];
    const { id } = await create(one);
    const stores = [one.open(id), two.open(id)] as [TableStore, TableStore];
    await Promise.all(
      stores.map((store, n) => playOn(store, `tab ${n}`, () => seqOf(store) >= 80)),
    );
    await playOn(stores[0], 'rest');
    await until(stores[1], () => isOver(stores[1]));
    expect(stores[1].get().viewers[0]?.outlook).toEqual(stores[0].get().viewers[0]?.outlook);
    expect(await one.tables.check(await two.tables.export(id))).toBeNull();
  });

  test('a tab that heard nothing of the other is put right when it answers', async () => {
    const chrome = browser();
    const [one, two] = [chrome.tab(), chrome.tab({}, true)];
    const { id } = await create(one, PAIR);
    const stores = [one.open(id), two.open(id)] as [TableStore, TableStore];
    const first = (store: TableStore) =>
      store
        .get()
        .viewers.flatMap((e) => e.outlook.questions)
        .find((q) => isOwn(q) && q.need === 'must');
    await Promise.all(stores.map((s) => until(s, () => first(s) !== undefined)));
    const q = first(stores[1]);
    if (!q || !isOwn(q)) throw new Error('no question');
    await playOn(stores[0], 'heard', () => seqOf(stores[0]) >= 25);
    await until(stores[0], () => stores[0].get().pending === null);
    expect(seqOf(stores[1])).toBe(0);
    stores[1].answer(q, q.options.find((o) => o.off === undefined)?.action as Json);
    await until(stores[1], () => stores[1].get().refused !== null);
    expect(stores[1].get().refused?.msg.key).toBe('kernel.stale');
    expect(stores[1].get().viewers[0]?.outlook).toEqual(stores[0].get().viewers[0]?.outlook);
  });

  test('an answer does not bring back a game that another tab has removed', async () => {
    const chrome = browser();
    const [one, two] = [chrome.tab({}, true), chrome.tab()];
    const { id } = await create(one, PAIR);
    const store = one.open(id);
    await until(store, () => store.get().viewers.length === 2);
    await two.tables.remove(id);
    await playOn(store, 'removed', () => store.get().refused !== null);
    expect(store.get().refused?.msg.key).toBe('local.none');
    expect(await two.tables.list()).toEqual([]);
  });

  test.each(['unwatch', 'close'])('stands still for a page that left at once: %s', async (how) => {
    const tab = browser().tab();
    const { id } = await create(tab, [bot(0), bot(1), person(2, 'Anna')]);
    const downs: ServerMessage[] = [];
    const page = tab.host.connect((text) => downs.push(JSON.parse(text)));
    const watching = page.receive({ t: 'watch', key: 'w', table: id });
    if (how === 'close') page.close();
    else await page.receive({ t: 'unwatch', key: 'u', table: id });
    await watching;
    // The same bots have played at a table that is watched by then.
    const other = await create(tab, [bot(0), bot(1), person(2, 'Anna')]);
    const store = tab.open(other.id);
    await playOn(store, 'watched', () => seqOf(store) >= 12);
    expect(downs.filter((d) => d.t !== 'ack')).toEqual([]);
    const listed = await tab.tables.list();
    expect(listed.find((table) => table.id === id)).toMatchObject({ entries: 1 });
  });

  test('a bot that fails stops its table, and nothing is lost', async () => {
    const broken = () => {
      throw new Error('broken');
    };
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const tab = browser().tab({ players: { ...PLAYERS, broken } });
    const { id } = await create(tab, [bot(0, 'broken'), person(1, 'Anna')]);
    const store = tab.open(id);
    const stopped = (): boolean => (store.get().info?.trouble ?? null) !== null;
    await playOn(store, 'trouble', stopped);
    expect(store.get().info).toMatchObject({
      status: 'running',
      trouble: { key: 'server.table.trouble' },
      entries: seqOf(store) + 1,
    });
    expect(said).toHaveBeenCalledOnce();
    said.mockRestore();
  });

  test('who lets his time pass gets the answer the rules have', async () => {
    const hasty: AnyGame = {
      ...oltreMare,
      rules(options, pack) {
        const rules = oltreMare.rules(options, pack);
        return { ...rules, lapse: (s, d) => rules.legal(s, d)[0] };
      },
    };
    const tab = browser().tab({ games: [hasty] });
    const wanted = { game: 'oltre-mare', seats: PAIR, pace: 0, answerTime: 0.005 };
    const { id } = await tab.tables.create(wanted);
    const store = tab.open(id);
    await until(store, () => seqOf(store) >= 3);
    expect(store.get().viewers[0]?.story.at(-1)?.cause.t).toBe('act');
  });

  test('where nothing can be kept, that is said', async () => {
    const storage = browserStorage('full');
    const write = () => Promise.resolve('notWritten' as const);
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const tab = browser().tab({ storage: { ...storage, write } });
    expect(await refusal(create(tab))).toBe('local.storage');
    said.mockRestore();
  });

  test('leaves as a file and comes back from it, finished or not', async () => {
    const tab = browser().tab();
    const { id } = await create(tab);
    const store = tab.open(id);
    await playOn(store, 'export', () => seqOf(store) >= 30);
    store.close();
    const file = await tab.tables.export(id);
    const other = browser().tab();
    const copy = await other.tables.import(file, { seats: SOLO, pace: 0 });
    expect(copy).toMatchObject({ status: 'running', game: 'oltre-mare' });
    const there = other.open(copy.id);
    await playOn(there, 'import');
    const whole = await other.tables.export(copy.id);
    expect(whole.startsWith(file.split('\n').slice(0, 20).join('\n'))).toBe(true);
    expect(await other.tables.import(whole)).toMatchObject({ status: 'over' });

    const lines = file.split('\n');
    const changed = lines.map((x, i) => (i === 5 ? x.replace('"seat":', '"seat":1') : x));
    expect(await refusal(tab.tables.import('{}'))).toBe('local.file');
    expect(await refusal(tab.tables.import(changed.join('\n')))).toBe('local.file');
    expect(await refusal(tab.tables.import(lines.slice(0, -2).join('\n')))).toBe('local.file');
    expect(await refusal(tab.tables.import(file, { seats: PAIR }))).toBe('kernel.file.seats');
  });

  test('is listed, replayed, begun anew and removed', async () => {
    const tab = browser().tab();
    const { id } = await create(tab, [person(0, ' Anna '), bot(1)]);
    expect(await refusal(tab.tables.replay(id, 'open'))).toMatch(/notOver|forgets/);
    expect(await refusal(tab.tables.replay(id, 1))).toMatch(/notOver|forgets/);
    expect(await refusal(tab.tables.again(id))).toBe('server.table.notOver');
    const store = tab.open(id);
    await playOn(store, 'manage');
    const entries = store.get().info?.entries ?? 0;
    const positions = replayPositions(await tab.tables.replay(id, 'open'));
    expect(positions.length).toBe(entries);
    expect(positions.at(entries - 1)?.views).toHaveLength(2);
    expect(positions.at(entries - 1)?.result?.seats).toHaveLength(2);
    const next = await tab.tables.again(id);
    expect(next).toMatchObject({ status: 'running', seats: [{ name: 'Anna' }, { bot: 'random' }] });
    expect((await tab.tables.again(id)).id).toBe(next.id);
    expect((await tab.tables.list()).map((t) => t.id).sort()).toEqual([id, next.id].sort());
    await tab.tables.remove(id);
    expect((await tab.tables.list()).map((t) => t.id)).toEqual([next.id]);
    expect(await refusal(tab.tables.export(id))).toBe('local.none');
    const gone = tab.open(id);
    await until(gone, () => gone.get().closed !== null);
    expect(gone.get().closed?.msg.key).toBe('local.none');
  });

  test.each([
    ['server.game.none', { game: 'chess', seats: PAIR }],
    ['server.game.seats', { game: 'oltre-mare', seats: [person(0, 'A')] }],
    ['server.bot.none', { game: 'oltre-mare', seats: [person(0, 'A'), bot(1, 'constructor')] }],
    ['local.noPeople', { game: 'oltre-mare', seats: [bot(0), bot(1)] }],
    ['local.colours', { game: 'oltre-mare', seats: [person(1, 'A'), bot(1)] }],
    ['kernel.bad.enum', { game: 'oltre-mare', seats: PAIR, options: { edition: 7 } }],
  ])('is refused with %s', async (key, wanted) => {
    const tab = browser().tab();
    expect(await refusal(tab.tables.create(wanted))).toMatch(key.replace('enum', ''));
  });
});
