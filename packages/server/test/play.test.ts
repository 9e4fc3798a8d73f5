import { isOwn, parseGameFile, type ServerMessage, verify } from '@fondaco/kernel';
import { describe, expect, test } from 'vitest';
import { openPage, type Page } from './client.ts';
import { GAMES } from './games.ts';
import { anAnswer, twoPages, why } from './pair.ts';
import { playOn, questions } from './players.ts';
import { begun, people, serve } from './setup.ts';

const isBetween =
  (least: number, most: number) =>
  (x: number): boolean =>
    x >= least && x <= most;

describe('playing by socket', () => {
  test('two people play a whole game, and its file can be verified', async () => {
    const { port } = await serve();
    const [anna, bruno] = await people(port, 'Anna', 'Bruno');
    const id = await begun([anna, bruno], { game: 'oltre-mare' });
    await playOn(id, [await anna.page(), await bruno.page()], 'whole game');
    const info = (await bruno.get(`/api/tables/${id}`)).body;
    expect(info).toMatchObject({ status: 'over', waitsFor: [], game: 'oltre-mare' });
    expect(info.scores).toHaveLength(2);
    const file = await anna.get(`/api/tables/${id}/file`);
    expect(file.headers.get('content-disposition')).toContain(`oltre-mare-${id}.jsonl`);
    const game = parseGameFile(file.text);
    expect(verify(game, GAMES)).toBeUndefined();
    expect(game.secret).toBe(info.secret);
    const open = await bruno.get(`/api/tables/${id}/replay?as=open`);
    expect(open.body.steps).toHaveLength(game.entries.length);
    const again = await anna.post(`/api/tables/${id}/again`);
    expect(again.body).toMatchObject({ status: 'open', game: 'oltre-mare', private: false });
    expect(again.body.commitment).not.toBe(info.commitment);
    expect((await bruno.post(`/api/tables/${id}/again`)).body.id).toBe(again.body.id);
    expect((await bruno.post(`/api/tables/${again.body.id}/join`)).status).toBe(200);
  });

  test('a command sent again with its key is carried out once', async () => {
    const { id, page } = await twoPages();
    const command = { ...anAnswer(page, id), key: 'the same' };
    const acks = await Promise.all([page.say(command), page.say(command)]);
    await page.until((m): m is ServerMessage => m.t === 'news' && m.seq === 1);
    const third = await page.say(command);
    expect(third).toEqual({ t: 'ack', key: 'the same', ok: true, seq: 1 });
    expect(acks).toEqual([third, third]);
    await page.say({ t: 'watch', table: id });
    expect(page.tables.get(id)?.entries).toBe(2);
    const refusedTwice = { ...command, key: 'other', decision: 10_000 };
    expect(why(await page.say(refusedTwice))).toBe('kernel.stale');
    expect(why(await page.say(refusedTwice))).toBe('kernel.stale');
  });

  test('if two tabs answer one question, the second is refused', async () => {
    const { id, page, actor } = await twoPages('lanterns');
    const tab = await actor.page();
    await tab.say({ t: 'watch', table: id });
    const answer = anAnswer(page, id);
    const acks = await Promise.all([page.say(answer), tab.say(answer)]);
    expect(acks.filter((a) => a.ok)).toHaveLength(1);
    expect(why(acks.find((a) => !a.ok) as ServerMessage)).toBe('kernel.stale');
    await tab.untilTrue(() => tab.see(id, answer.seat)?.seq === 1);
    expect(tab.see(id, answer.seat)).toEqual(page.see(id, answer.seat));
  });

  test('refusals give a reason and change nothing', async () => {
    const { id, page, far } = await twoPages();
    const good = anAnswer(page, id);
    const other = 1 - good.seat;
    expect(why(await far.say(good))).toBe('server.seat.notYours');
    expect(why(await far.say({ ...good, seat: other }))).toBe('kernel.notYours');
    expect(why(await page.say({ ...good, decision: 99_999 }))).toBe('kernel.stale');
    expect(why(await page.say({ ...good, action: { do: 'fly' } }))).toMatch(/^kernel\.|^om\./);
    expect(why(await page.say({ ...good, table: 'nowhere' }))).toBe('server.table.none');
    expect(why(await page.say({ ...good, seat: 7 }))).toBe('server.seat.notYours');
    expect(why(await page.say({ t: 'undo', table: id, seat: good.seat, to: 5 }))).toBe(
      'server.undo.nowhere',
    );
    expect(page.see(id, good.seat)?.seq).toBe(0);
  });

  test('a client that was away receives what it missed, or the whole outlook', async () => {
    const { id, page, far, other, server } = await twoPages();
    await far.close();
    const seats = [0, 1];
    for (let n = 0; n < 3; n++) {
      const mine = questions(page, id).some((q) => q.need === 'must');
      if (!mine) break;
      await page.say(anAnswer(page, id));
    }
    const seq = Math.max(...seats.map((s) => page.see(id, s)?.seq ?? 0));
    const back = await openPage(server.port, other.cookie);
    await back.say({ t: 'watch', table: id, since: 0 });
    const news = back.heard
      .map((x) => JSON.parse(x) as ServerMessage)
      .filter((m) => m.t === 'news');
    expect(news.map((m) => m.seq)).toEqual(Array.from({ length: seq }, (_, i) => i + 1));
    const fresh = await openPage(server.port, other.cookie);
    for (const since of [undefined, 77, seq]) {
      const before = fresh.heard.length;
      await fresh.say({ t: 'watch', table: id, ...(since !== undefined && { since }) });
      const got = fresh.heard.slice(before).map((x) => (JSON.parse(x) as ServerMessage).t);
      expect(got.includes('full')).toBe(since !== seq);
      expect(got).not.toContain('news');
    }
  });

  test('players see how much time they and the others have left', async () => {
    const { id, page, far, other, server } = await twoPages('oltre-mare', { answerTime: 60 });
    const answer = anAnswer(page, id);
    const offer = { do: 'offer', to: 1 - answer.seat, give: [], get: ['any'], ducats: 1 };
    for (const action of [offer, { do: 'wait' }])
      expect(await page.say({ ...answer, action })).toMatchObject({ ok: true });
    const told = ({ heard }: Page): ServerMessage[] =>
      heard
        .map((x) => JSON.parse(x) as ServerMessage)
        .filter((m) => m.t === 'news' || m.t === 'full');
    await far.untilTrue(() => told(far).length === 3);
    expect(told(page).filter((m) => 'time' in m)).toEqual([]);
    const [start, asked, news] = told(far);
    for (const early of [start, asked]) expect(early).not.toHaveProperty('time');
    expect(news).toMatchObject({ t: 'news', time: expect.toSatisfy(isBetween(1, 60_000)) });
    const { time } = news as { time: number };
    const theirs = { seat: 1 - answer.seat, time: expect.toSatisfy(isBetween(1, 60_000)) };
    expect(told(page).map((m) => 'theirs' in m)).toEqual([false, false, true]);
    expect(told(page).at(-1)).toMatchObject({ t: 'news', theirs });
    expect(news).not.toHaveProperty('theirs');
    const back = await openPage(server.port, other.cookie);
    await back.say({ t: 'watch', table: id, since: 0 });
    expect(told(back)).toMatchObject([{ t: 'full', time: expect.toSatisfy(isBetween(1, time)) }]);
  });

  test('a spectator sees only what everyone may know', async () => {
    const { id, page, server } = await twoPages();
    const [carl] = await people(server.port, 'Carl');
    const watching = await carl.page();
    await watching.say({ t: 'watch', table: id });
    await page.say(anAnswer(page, id));
    await watching.untilTrue(() => watching.see(id, 'table')?.seq === 1);
    const seen = watching.see(id, 'table')?.outlook;
    expect(seen?.questions.some(isOwn)).toBe(false);
    expect(seen?.undo).toBeNull();
    const ack = await watching.say({ ...anAnswer(page, id) });
    expect(why(ack)).toBe('server.seat.notYours');
    await watching.say({ t: 'unwatch', table: id });
    const heard = watching.heard.length;
    await page.say(anAnswer(page, id));
    await watching.say({ t: 'unwatch', table: id });
    expect(watching.heard.length).toBe(heard + 1);
  });

  test('the first message is hello, with a protocol version both sides support', async () => {
    const { port } = await serve();
    const [anna] = await people(port, 'Anna');
    const page = await openPage(port, anna.cookie, false);
    expect(why(await page.say({ t: 'watch', table: 'x' }))).toBe('server.message.hello');
    page.raw('{"t":"hello","protocol":7}');
    await page.until((m): m is ServerMessage => m.t === 'outdated');
    page.raw('{"t":"hello","protocol":1}');
    await page.until((m): m is ServerMessage => m.t === 'hello');
    page.raw('{"t":"ping"}');
    await page.until((m): m is ServerMessage => m.t === 'pong');
  });

  test('a watcher that leaves at once is removed', async () => {
    const { id, page, other, server } = await twoPages();
    await page.say({ t: 'watch', table: id });
    const brief = await openPage(server.port, other.cookie);
    brief.raw(JSON.stringify({ t: 'watch', key: 'w', table: id }));
    brief.socket.terminate();
    await brief.closed;
    const carl = await people(server.port, 'Carl').then(([x]) => x.page());
    carl.raw(JSON.stringify({ t: 'watch', key: 'w', table: id }));
    await carl.close();
    await page.untilTrue(() => page.tables.get(id)?.seats.every((s) => s.here) === true);
    expect((await other.get('/api/health')).body.sockets).toBeLessThanOrEqual(3);
  });

  test('without a session a socket is refused', async () => {
    const { port } = await serve();
    const page = await openPage(port, 'fondaco=forged', false);
    expect(await page.closed).toBe(4401);
    expect(page.heard.join()).toContain('server.session.none');
  });
});
