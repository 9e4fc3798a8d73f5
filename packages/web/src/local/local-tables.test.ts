import { describe, expect, test } from 'vitest';
import { replayPositions } from '../api/replay.ts';
import {
  bot,
  browser,
  create,
  PAIR,
  person,
  playOn,
  refusal,
  SOLO,
  seqOf,
  until,
} from './testing.ts';

describe('a game on this device', () => {
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

  test('goes on as a new game from any position: as it was, or with hidden things dealt anew', async () => {
    const tab = browser().tab();
    const { id } = await create(tab);
    const store = tab.open(id);
    await playOn(store, 'origin', () => seqOf(store) >= 20);
    // Running: what the own seat sees, and no more.
    const views = replayPositions(await tab.tables.replay(id, 0));
    const view = views.at(12)?.views[0] ?? null;
    const { game, rulesVersion, options } = await tab.tables.info(id);
    const seen = { game, rulesVersion, options, seats: SOLO.length, view, entry: 12, dealt: 0 };
    const imagined = await tab.tables.playOn(seen, { seats: SOLO, pace: 0 });
    expect(replayPositions(await tab.tables.replay(imagined.id, 0)).at(0)?.views[0]).toEqual(view);
    await playOn(store, 'origin');
    store.close();
    const file = await tab.tables.export(id);
    const open = replayPositions(await tab.tables.replay(id, 'open'));
    const from = (entry: number, dealt: 'same' | number) =>
      tab.tables.playOn({ file, entry, dealt }, { seats: SOLO, pace: 0, name: 'Again' });
    for (const dealt of ['same', 0] as const) {
      const next = await from(12, dealt);
      expect(next).toMatchObject({ status: 'running', name: 'Again' });
      // One is played to its end, for its file; the other has just begun.
      const there = tab.open(next.id);
      if (dealt === 'same') await playOn(there, 'from there');
      there.close();
      const text = await tab.tables.export(next.id);
      const flaw = (await tab.tables.check(text))?.key;
      expect(flaw).toBe(dealt === 'same' ? undefined : 'kernel.verify.unfinished');
      const [header] = text.split('\n');
      expect(JSON.parse(header ?? '')).toMatchObject({ from: { entry: 12, dealt } });
      const as = dealt === 'same' ? 'open' : 0;
      const first = replayPositions(await tab.tables.replay(next.id, as)).at(0)?.views;
      if (dealt === 'same') expect(first).toEqual(open.at(12)?.views);
      else expect(first?.[0]).toEqual(open.at(12)?.views[0]);
      // Another position than the one that was written down.
      const forged = text.replace('"turn":', '"turn":1');
      expect(forged).not.toBe(text);
      expect((await tab.tables.check(forged))?.key).toMatch(/hash|step|header/);
    }
    expect(await refusal(from(open.length - 1, 'same'))).toBe('server.table.ended');
    expect(await refusal(from(9999, 'same'))).toBe('server.table.noEntry');
    expect(await refusal(from(12, 7))).toBe('server.seat.unknown');
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
