import { PLAYERS } from '@fondaco/bots';
import { oltreMare } from '@fondaco/games/oltre-mare/rules/index.ts';
import {
  type AnyGame,
  type AnyMatch,
  applyPatch,
  canonical,
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
import { describe, expect, test, vi } from 'vitest';
import { browserStorage } from './storage.ts';
import { bot, browser, create, PAIR, person, playOn, refusal, seqOf, until } from './testing.ts';

/** By viewer and entry: the outlook a game file stands for. */
function outlooksOf(text: string, viewers: readonly Seat[]): Map<string, string> {
  const file = parseGameFile(text);
  const rules = oltreMare.rules(
    oltreMare.options.parse(file.header.options),
    oltreMare.pack.parse(file.pack),
  ) as AnyMatch['rules'];
  const outlooks = new Map<string, string>();
  for (const { entry, state } of replay(file, [oltreMare as AnyGame])) {
    const entries = file.entries.slice(0, entry.seq + 1);
    const match: AnyMatch = { header: file.header, rules, entries, state };
    for (const as of viewers) outlooks.set(`${as} ${entry.seq}`, canonical(outlook(match, as)));
  }
  return outlooks;
}

describe('a game on this device', () => {
  test('can have a clock: when it runs out a bot plays on, until the player takes the seat back', async () => {
    const tab = browser().tab();
    const clock = { t: 'live', bank: 1, increment: 0 } as const;
    const { id } = await tab.tables.create({
      game: 'oltre-mare',
      seats: PAIR,
      pace: 10_000,
      clock,
    });
    const store = tab.open(id);
    await until(store, () => store.get().viewers[0]?.clocks.length === 2);
    const late = (): Seat | undefined =>
      store.get().info?.seats.find((s) => s.standIn?.why === 'late')?.seat;
    await until(store, () => late() !== undefined);
    const seat = late() as Seat;
    expect(store.get().viewers.map((v) => v.as)).toEqual([1 - seat]);
    await tab.tables.back(id, seat);
    await until(store, () => store.get().info?.seats[seat]?.bot === null);
    await until(store, () => store.get().viewers.length === 2);
  });

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

  const broken = {
    answer: () => {
      throw new Error('broken');
    },
  };

  test('where a bot fails, a simpler one plays', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const tab = browser().tab({ players: { ...PLAYERS, broken } });
    const { id } = await create(tab, [bot(0, 'broken'), person(1, 'Anna')]);
    const store = tab.open(id);
    const botHasPlayed = (): boolean =>
      store.get().viewers[0]?.story.some(({ cause }) => cause.t === 'act' && cause.seat === 0) ===
      true;
    await playOn(store, 'simpler', botHasPlayed);
    expect(store.get().info).toMatchObject({ status: 'running', trouble: null });
    expect(said).toHaveBeenCalledOnce();
    said.mockRestore();
  });

  test('if that one fails too, the table stops, and nothing is lost', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const tab = browser().tab({ players: { broken, random: broken } });
    const { id } = await create(tab, [bot(0, 'broken'), person(1, 'Anna')]);
    const store = tab.open(id);
    const stopped = (): boolean => (store.get().info?.trouble ?? null) !== null;
    await playOn(store, 'trouble', stopped);
    expect(store.get().info).toMatchObject({
      status: 'running',
      trouble: { key: 'server.table.trouble' },
      entries: seqOf(store) + 1,
    });
    expect(said).toHaveBeenCalledTimes(3);
    said.mockRestore();
  });

  test('a player whose time runs out gets the answer of the rules', async () => {
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
});
