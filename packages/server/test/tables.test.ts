import { describe, expect, test } from 'vitest';
import { client } from './client.ts';
import { playOn } from './players.ts';
import { begun, people, serve } from './setup.ts';

const key = (reply: { body: { refusal?: { msg: { key: string } } } }): string | undefined =>
  reply.body.refusal?.msg.key;

describe('before the game', () => {
  test('people take seats, bots fill the others, the host starts', async () => {
    const { port } = await serve();
    const [anna, bruno] = await people(port, 'Anna', 'Bruno');
    const made = await anna.post('/api/tables', {
      name: ' Ca’ Rialto ',
      game: 'oltre-mare',
      seats: 4,
      options: { edition: 'first' },
    });
    expect(made.body).toMatchObject({
      name: 'Ca’ Rialto',
      status: 'open',
      since: made.body.created,
      options: { edition: 'first', memory: 'open' },
      host: { name: 'Anna' },
      secret: null,
    });
    expect(made.body.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(made.body.pack.designed.length).toBeGreaterThan(0);
    const at = `/api/tables/${made.body.id}`;
    expect((await bruno.get('/api/tables')).body).toMatchObject([{ id: made.body.id }]);
    const joined = await bruno.post(`${at}/join`, { seat: 2, colour: 3, nonce: 'ab'.repeat(8) });
    expect(joined.body.seats).toMatchObject([
      { person: { name: 'Anna' }, colour: 0 },
      { person: null },
      { person: { name: 'Bruno' }, colour: 3 },
      { person: null, colour: 2 },
    ]);
    expect(key(await bruno.post(`${at}/start`))).toBe('server.table.notHost');
    expect(key(await anna.post(`${at}/start`))).toBe('server.table.notFull');
    expect(key(await anna.post(`${at}/bots`, { player: 'x' }))).toBe('server.bot.none');
    await anna.post(`${at}/bots`, { player: 'random', seat: 3 });
    expect(key(await bruno.post(`${at}/join`, { seat: 3 }))).toBe('server.seat.taken');
    // Two people at one tablet.
    await bruno.post(`${at}/join`, { name: 'Chiara' });
    expect(key(await bruno.post(`${at}/join`))).toBe('server.table.full');
    expect(key(await bruno.post(`${at}/kick`, { seat: 3 }))).toBe('server.table.notHost');
    await anna.post(`${at}/kick`, { seat: 3 });
    expect(key(await anna.post(`${at}/kick`, { seat: 0 }))).toBe('server.seat.own');
    expect(key(await anna.post(`${at}/order`, { order: [0, 1, 2, 2] }))).toBe('server.seat.order');
    const moved = await anna.post(`${at}/order`, { order: [3, 2, 1, 0] });
    expect(moved.body.seats).toMatchObject([
      { person: null },
      { person: { name: 'Bruno' }, colour: 3 },
      { person: { name: 'Bruno' }, name: 'Chiara' },
      { person: { name: 'Anna' }, colour: 0 },
    ]);
    await anna.post(`${at}/bots`);
    const begins = await anna.post(`${at}/start`);
    expect(begins.body).toMatchObject({ status: 'running', entries: 1, secret: null });
    expect(key(await anna.post(`${at}/start`))).toBe('server.table.started');
    expect(key(await anna.post(`${at}/kick`, { seat: 1 }))).toBe('server.table.started');
    expect((await anna.get('/api/tables')).body).toEqual([]);
    expect((await bruno.get('/api/tables/running')).body).toMatchObject([
      { id: made.body.id, name: 'Ca’ Rialto', since: begins.body.since },
    ]);
    expect(begins.body.since).toBeGreaterThan(made.body.since);
    const page = await bruno.page();
    await page.say({ t: 'watch', table: made.body.id });
    expect([...page.outlooks.keys()]).toEqual([`${made.body.id} 1`, `${made.body.id} 2`]);
  });

  test('a player who takes a seat chooses a name and a colour, and can change both', async () => {
    const { port } = await serve();
    const [anna, bruno] = await people(port, 'Anna', 'Bruno');
    const { id, name } = (await anna.post('/api/tables', { game: 'oltre-mare', seats: 4 })).body;
    expect(name).toBeNull();
    const at = `/api/tables/${id}`;
    const looks = (reply: { body: { seats: { name: string; colour: number }[] } }) =>
      reply.body.seats.map((s) => [s.name, s.colour]);
    expect(key(await bruno.post(`${at}/join`, { colour: 0 }))).toBe('server.seat.colourTaken');
    await bruno.post(`${at}/join`, { name: ' Il Moro ' });
    await anna.post(`${at}/bots`, { seat: 2 });
    expect(key(await bruno.post(`${at}/seat`, { seat: 1, colour: 0 }))).toBe(
      'server.seat.colourTaken',
    );
    expect(key(await bruno.post(`${at}/seat`, { seat: 1, colour: 9 }))).toBe(
      'server.seat.noColour',
    );
    expect(key(await bruno.post(`${at}/seat`, { seat: 0, colour: 4 }))).toBe(
      'server.seat.notYours',
    );
    expect(key(await bruno.post(`${at}/seat`, { seat: 7 }))).toBe('server.seat.unknown');
    expect(looks(await bruno.post(`${at}/seat`, { seat: 1, colour: 2 }))).toEqual([
      [null, 0],
      ['Il Moro', 2],
      [null, 1],
      [null, 3],
    ]);
    await bruno.post(`${at}/seat`, { seat: 1, colour: 4, name: 'Bruno II' });
    expect(key(await anna.post(`${at}/seat`, { seat: 1, name: 'Nobody' }))).toBe(
      'server.seat.notYours',
    );
    expect(looks(await anna.post(`${at}/seat`, { seat: 0, colour: 4 }))).toEqual([
      [null, 4],
      ['Bruno II', 0],
      [null, 1],
      [null, 3],
    ]);
    expect(looks(await bruno.post(`${at}/seat`, { seat: 1, name: null }))[1]).toEqual([null, 0]);
    await anna.post(`${at}/bots`);
    await anna.post(`${at}/start`);
    expect(key(await anna.post(`${at}/seat`, { seat: 0, colour: 2 }))).toBe('server.table.started');
  });

  test('an invite to a private table works once', async () => {
    const { port } = await serve();
    const [anna, bruno, chiara] = await people(port, 'Anna', 'Bruno', 'Chiara');
    const made = await anna.post('/api/tables', { game: 'lanterns', seats: 3, private: true });
    const at = `/api/tables/${made.body.id}`;
    expect((await bruno.get('/api/tables')).body).toEqual([]);
    expect(key(await bruno.get(at))).toBe('server.table.private');
    expect(key(await bruno.post(`${at}/join`))).toBe('server.table.private');
    expect(key(await bruno.post(`${at}/invites`))).toBe('server.seat.none');
    const { token } = (await anna.post(`${at}/invites`)).body;
    expect((await bruno.get(`/api/invites/${token}`)).body.id).toBe(made.body.id);
    expect(key(await bruno.post(`${at}/join`, { invite: 'x' }))).toBe('server.invite.none');
    const both = await Promise.all(
      [bruno, chiara].map((x) => x.post(`${at}/join`, { invite: token })),
    );
    expect(new Set(both.map((x) => x.status))).toEqual(new Set([200, 410]));
    expect(key(await chiara.get(`/api/invites/${token}`))).toBe('server.invite.used');
    const page = await client(port, 'Dario').then((x) => x.page());
    const ack = await page.say({ t: 'watch', table: made.body.id });
    expect(ack).toMatchObject({ ok: false, refusal: { msg: { key: 'server.table.private' } } });
  });

  test.each(['running', 'over', 'closed'])(
    'an old invite shows nothing of a private table that is %s',
    async (status) => {
      const { port } = await serve();
      const [anna, bruno, carl] = await people(port, 'Anna', 'Bruno', 'Carl');
      const wish = { game: 'lanterns', seats: 2, private: true, pace: 0 };
      const { id } = (await anna.post('/api/tables', wish)).body;
      const at = `/api/tables/${id}`;
      const [old, used] = [
        (await anna.post(`${at}/invites`)).body.token,
        (await anna.post(`${at}/invites`)).body.token,
      ];
      await bruno.post(`${at}/join`, { invite: used });
      if (status === 'closed') for (const x of [anna, bruno]) await x.post(`${at}/leave`);
      else await anna.post(`${at}/start`);
      if (status === 'over') await playOn(id, [await anna.page(), await bruno.page()], 'old');

      const refusals = [];
      for (const token of [old, used]) {
        refusals.push(await carl.get(`/api/invites/${token}`));
        refusals.push(await carl.post(`${at}/join`, { invite: token }));
      }
      for (const reply of refusals) {
        expect(reply.status).toBe(410);
        expect(reply.body).toEqual({ refusal: { msg: { key: 'server.invite.used' } } });
      }
      expect(key(await carl.post(`${at}/join`, { invite: 'x' }))).toBe('server.invite.none');
      expect(key(await carl.post(`${at}/join`))).toBe('server.table.private');
      expect(key(await carl.post(`${at}/seat`, { seat: 0 }))).toBe('server.table.private');
      expect(key(await carl.get('/api/invites/x'))).toBe('server.invite.none');
      if (status === 'closed') return;
      for (const token of [old, used])
        expect((await bruno.get(`/api/invites/${token}`)).body).toMatchObject({ id, status });
      expect(key(await bruno.post(`${at}/join`, { invite: old }))).toBe('server.table.started');
    },
  );

  test('when the host leaves, another player becomes host; an empty table is closed', async () => {
    const { port } = await serve();
    const [anna, bruno] = await people(port, 'Anna', 'Bruno');
    const { id } = (await anna.post('/api/tables', { game: 'lanterns', seats: 2 })).body;
    await bruno.post(`/api/tables/${id}/join`);
    expect((await anna.post(`/api/tables/${id}/leave`)).body.host.name).toBe('Bruno');
    expect((await bruno.post(`/api/tables/${id}/leave`)).body.status).toBe('closed');
    expect(key(await anna.post(`/api/tables/${id}/join`))).toBe('server.table.closed');
  });

  test.each([
    [{ game: 'chess', seats: 2 }, 'server.game.none'],
    [{ game: 'lanterns', seats: 1 }, 'server.game.seats'],
    [{ game: 'lanterns', seats: 2, options: { rounds: 'x' } }, 'kernel.bad.type'],
    [{ game: 'lanterns', seats: 2, options: { x: 1 } }, 'kernel.bad.additionalProperties'],
    [{ game: 'lanterns', seats: 2, x: 1 }, 'kernel.bad.additionalProperties'],
    [{ game: 'lanterns', seats: 2, name: '  ' }, 'kernel.bad.value'],
    [{ game: 'lanterns', seats: 2, name: 'x'.repeat(41) }, 'kernel.bad.value'],
    [{ game: 'lanterns', seats: 'two' }, 'kernel.bad.type'],
    [{}, 'kernel.bad.required'],
  ])('%j opens no table', async (wish, why) => {
    const { port } = await serve();
    const anna = await client(port, 'Anna');
    const reply = await anna.post('/api/tables', wish);
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect(key(reply)).toBe(why);
  });
});

describe('after the start', () => {
  test('a bot plays for a player who leaves, until they take the seat back', async () => {
    const { port } = await serve();
    const [anna, bruno] = await people(port, 'Anna', 'Bruno');
    const id = await begun([anna, bruno], { pace: 10_000 });
    const left = await bruno.post(`/api/tables/${id}/leave`);
    expect(left.body.seats[1]).toMatchObject({ person: { name: 'Bruno' }, bot: 'skilled' });
    const page = await bruno.page();
    await page.say({ t: 'watch', table: id });
    expect([...page.outlooks.keys()]).toEqual([`${id} table`]);
    expect(key(await anna.post(`/api/tables/${id}/back`, { seat: 1 }))).toBe(
      'server.seat.notYours',
    );
    await bruno.post(`/api/tables/${id}/back`, { seat: 1 });
    await page.untilTrue(() => page.see(id, 1) !== undefined);
    expect(page.tables.get(id)?.seats[1]?.bot).toBeNull();
  });

  test('my games: the games that wait for me come first', async () => {
    const { port } = await serve();
    const [anna, bruno] = await people(port, 'Anna', 'Bruno');
    const first = await begun([anna, bruno], { game: 'oltre-mare', pace: 10_000 });
    await anna.post('/api/tables', { game: 'lanterns', seats: 2 });
    const mine = (await anna.get('/api/tables/mine')).body;
    const his = (await bruno.get('/api/tables/mine')).body;
    const active = (await anna.get(`/api/tables/${first}`)).body.waitsFor[0];
    expect(mine).toHaveLength(2);
    expect(mine[0].waits).toBe(active === 0);
    if (active === 0) expect(mine[0].id).toBe(first);
    expect(his[0]).toMatchObject({ id: first, waits: active === 1 });
  });

  test('a running game reveals neither its file nor other seats', async () => {
    const { port } = await serve();
    const [anna, bruno, carl] = await people(port, 'Anna', 'Bruno', 'Carl');
    const id = await begun([anna, bruno]);
    expect(key(await anna.get(`/api/tables/${id}/file`))).toBe('server.table.notOver');
    expect(key(await anna.get(`/api/tables/${id}/replay?as=1`))).toBe('server.table.notOver');
    expect(key(await anna.get(`/api/tables/${id}/replay?as=open`))).toBe('server.table.notOver');
    expect(key(await carl.get(`/api/tables/${id}/replay?as=0`))).toBe('server.table.notOver');
    expect(key(await anna.get(`/api/tables/${id}/replay?as=9`))).toBe('server.seat.unknown');
    expect((await anna.get(`/api/tables/${id}/replay?as=x`)).status).toBe(400);
    expect((await anna.get(`/api/tables/${id}/replay?as=0`)).body.steps).toHaveLength(1);
    expect((await carl.get(`/api/tables/${id}/replay`)).body.as).toBe('table');
    expect(key(await anna.post(`/api/tables/${id}/again`))).toBe('server.table.notOver');
  });

  test('with closed memory, a running game shows nothing of its past', async () => {
    const { port } = await serve();
    const [anna, bruno] = await people(port, 'Anna', 'Bruno');
    const table = { game: 'oltre-mare', options: { memory: 'closed' } };
    const id = await begun([anna, bruno], table);
    for (const as of ['0', 'table'])
      expect(key(await anna.get(`/api/tables/${id}/replay?as=${as}`))).toBe('server.table.forgets');
  });
});

describe('watching', () => {
  test('ends for a user who is removed from a private table', async () => {
    const { port } = await serve();
    const [anna, bruno] = await people(port, 'Anna', 'Bruno');
    const wish = { game: 'lanterns', seats: 2, private: true, pace: 0 };
    const at = `/api/tables/${(await anna.post('/api/tables', wish)).body.id}`;
    const invite = (await anna.post(`${at}/invites`)).body.token;
    const { id } = (await bruno.post(`${at}/join`, { invite })).body;
    const page = await bruno.page();
    await page.say({ t: 'watch', table: id });
    await anna.post(`${at}/kick`, { seat: 1 });
    await page.untilTrue(() => page.tables.get(id)?.seats[1]?.person === null);
    const heard = page.heard.length;
    await anna.post(`${at}/bots`);
    await anna.post(`${at}/start`);
    const ack = await page.say({ t: 'watch', table: id });
    expect(ack).toMatchObject({ ok: false, refusal: { msg: { key: 'server.table.private' } } });
    expect(page.heard.slice(heard)).toEqual([JSON.stringify(ack)]);
  });

  test('ends even if it was requested a moment ago', async () => {
    const { port } = await serve();
    const [anna] = await people(port, 'Anna');
    const { id } = (await anna.post('/api/tables', { game: 'lanterns', seats: 2 })).body;
    const page = await anna.page();
    const [watched] = await Promise.all([
      page.say({ t: 'watch', table: id }),
      page.say({ t: 'unwatch', table: id }),
    ]);
    expect(watched.ok).toBe(true);
    expect((await anna.get(`/api/tables/${id}`)).body.seats[0].here).toBe(false);
  });
});

test('a rematch opens another table if the first was closed', async () => {
  const { port } = await serve();
  const [anna, bruno] = await people(port, 'Anna', 'Bruno');
  const id = await begun([anna, bruno]);
  await playOn(id, [await anna.page(), await bruno.page()], 'to its end');
  const next = (await anna.post(`/api/tables/${id}/again`)).body.id;
  await anna.post(`/api/tables/${next}/leave`);
  expect(key(await bruno.post(`/api/tables/${next}/join`))).toBe('server.table.closed');
  const other = (await bruno.post(`/api/tables/${id}/again`)).body;
  expect(other).toMatchObject({ status: 'open', host: { name: 'Bruno' } });
  expect(other.id).not.toBe(next);
  expect((await anna.post(`/api/tables/${other.id}/join`)).status).toBe(200);
});
