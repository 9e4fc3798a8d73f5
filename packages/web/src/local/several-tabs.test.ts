import { isOwn, type Json, type ServerMessage } from '@fondaco/kernel';
import { describe, expect, test } from 'vitest';
import type { TableStore } from '../wire/state.ts';
import { bot, browser, create, isOver, PAIR, person, playOn, seqOf, until } from './testing.ts';

describe('a game in several tabs', () => {
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
});
