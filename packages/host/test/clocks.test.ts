import { describe, expect, test } from 'vitest';
import {
  carryOutCommand,
  castVote,
  createTable,
  type Host,
  type HostParts,
  join,
  liveTable,
  memoryStorage,
  type NewTable,
  reclaimSeat,
  resign,
  resumeGame,
  start,
  tableInfo,
  unwatch,
} from '../src/index.ts';
import { answerTo, type Client, hostOn, watching } from './hosts.ts';
import { madeUpTime } from './made-up-time.ts';
import { ANNA, GAMES, refusal } from './tables.ts';

const ZONE = 'Asia/Kathmandu';
const [BRUNO, CARLA, DORA] = ['bruno', 'carla', 'dora'];
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const LIVE: NewTable['clock'] = { t: 'live', bank: 600, increment: 10 };
const DAYS: NewTable['clock'] = { t: 'days', hours: 2, window: null };
const OPEN = { game: 'lanterns', options: {}, private: false, pace: 0, answerTime: 0 };

/** A game among people with a made-up time. It waits for one player only, `first`, unless `everyone` is asked. */
async function begun(
  wish: Partial<NewTable> = {},
  users = [ANNA, BRUNO],
  { everyone = false, ...parts }: Partial<HostParts> & { everyone?: boolean } = {},
) {
  const time = madeUpTime();
  const storage = memoryStorage();
  const open = (more: Partial<HostParts> = {}, on = storage): Host =>
    hostOn(on, { games: GAMES, running: true, ...time, ...parts, ...more });
  const host = open();
  const id = await createTable(host, users[0] as string, { ...OPEN, seats: users.length, ...wish });
  for (const user of users.slice(1)) await join(host, user, id, { zone: ZONE }, async () => []);
  await start(host, users[0] as string, id);
  const clients = new Map<string, Client>();
  for (const user of users) clients.set(user, await watching(host, id, user));
  const info = async () => tableInfo(host, await liveTable(host, id));
  const [first, ...others] = [...clients.values()].filter((c) => c.musts().length > 0);
  for (const other of everyone ? [] : others)
    for (let [q] = other.musts(); q; [q] = other.musts()) await answerTo(host, other.user, id, q);
  return { host, id, time, storage, clients, info, open, first: first as Client };
}

type Begun = Awaited<ReturnType<typeof begun>>;

async function clockOf({ host, id }: Begun, user: string) {
  const { seats, row } = await liveTable(host, id);
  const seat = seats.findIndex((s) => s.user === user);
  return { seat, ...row.clocks[seat] };
}

/** The clocks a client was told of last. */
const shown = (client: Client) =>
  client.heard.flatMap((m) => ('clocks' in m && m.clocks ? [m.clocks] : [])).at(-1);

const answerFirst = async ({ host, id }: Begun, client: Client): Promise<void> => {
  const [q] = client.musts();
  if (!q) throw new Error('nothing is asked');
  await answerTo(host, client.user, id, q);
};

const vanish = ({ host, id, clients }: Begun, user: string): void =>
  unwatch(host, clients.get(user) as Client, id);

const seatOf = async ({ info }: Begun, user: string) =>
  (await info()).seats.find((s) => s.person?.id === user);

describe('a live clock', () => {
  test('runs for whoever the game waits for, and adds the increment when they hand the game on', async () => {
    const game = await begun({ clock: LIVE });
    const { time, first } = game;
    await time.pass(30_000);
    expect(shown(first)?.find((c) => c.state === 'running')?.left).toBe(600_000);
    const { seat } = await clockOf(game, first.user);
    while (first.musts().length > 0) await answerFirst(game, first);
    expect(await clockOf(game, first.user)).toMatchObject({ seat, left: 580_000, from: null });
    const running = shown(first)?.filter((c) => c.state === 'running') ?? [];
    expect(running.map((c) => c.seat)).not.toContain(seat);
    expect(running.length).toBeGreaterThan(0);
  });

  test('an undo gives no time back, and no increment twice', async () => {
    const game = await begun({ clock: LIVE }, [ANNA, BRUNO as string], { everyone: true });
    const { host, id, time, first } = game;
    const { seat } = await clockOf(game, first.user);
    for (let n = 0; n < 3; n++) {
      await time.pass(20_000);
      await answerFirst(game, first);
      const to = first.outlooks.get(seat)?.outlook.undo as number;
      await carryOutCommand(host, first.user, { t: 'undo', key: `u${n}`, table: id, seat, to });
    }
    expect((await clockOf(game, first.user)).left).toBe(600_000 - 60_000 + 10_000);
  });

  test('at its end a bot plays on, until the player takes the seat back', async () => {
    const game = await begun({ clock: LIVE });
    const { host, id, time, first, info } = game;
    vanish(game, first.user);
    await time.pass(9 * MINUTE_MS);
    expect((await seatOf(game, first.user))?.bot).toBeNull();
    await time.pass(2 * MINUTE_MS);
    const seat = await seatOf(game, first.user);
    expect(seat).toMatchObject({ bot: 'skilled', standIn: { why: 'late' }, here: false });
    expect((await info()).entries).toBeGreaterThan(1);
    await watching(host, id, first.user);
    await reclaimSeat(host, first.user, id, seat?.seat as number);
    expect(await seatOf(game, first.user)).toMatchObject({ bot: null, standIn: null });
    expect((await clockOf(game, first.user)).left).toBeGreaterThanOrEqual(MINUTE_MS);
  });

  test('the others decide, where the table was opened so', async () => {
    const game = await begun({ clock: LIVE, whenLate: 'vote' });
    const { host, id, time, first } = game;
    const other = first.user === ANNA ? BRUNO : ANNA;
    const { seat } = await clockOf(game, first.user);
    expect(
      await refusal(castVote(host, other as string, id, { kind: 'bot', seat, agree: true })),
    ).toBe('server.vote.present');
    await time.pass(11 * MINUTE_MS);
    expect((await seatOf(game, first.user))?.bot).toBeNull();
    expect(shown(first)?.find((c) => c.seat === seat)).toMatchObject({ state: 'late', left: 0 });
    // Being late, the player may still answer; the others may hand the seat over, although the player is here.
    await castVote(host, other as string, id, { kind: 'bot', seat, agree: true });
    expect(await seatOf(game, first.user)).toMatchObject({
      bot: 'skilled',
      standIn: { why: 'away' },
    });
  });

  test('no clock runs out while the system clock jumps, the server restarts or is down', async () => {
    const game = await begun({ clock: LIVE });
    const { host, time, first, open, id } = game;
    await time.pass(MINUTE_MS);
    time.setWall(24 * HOUR_MS);
    await time.pass(MINUTE_MS);
    time.setWall(-48 * HOUR_MS);
    await time.pass(MINUTE_MS);
    host.houseTime.stop();
    host.liveTables.clear();
    // Down for longer than the clock.
    await time.pass(HOUR_MS);
    const again = open();
    await watching(again, id, first.user);
    await time.pass(MINUTE_MS);
    const { row, seats } = await liveTable(again, id);
    const seat = seats.findIndex((s) => s.user === first.user);
    const clock = row.clocks[seat];
    const left = (clock?.left ?? 0) - (again.houseTime.now() - (clock?.from ?? 0));
    expect(seats[seat]?.bot).toBeNull();
    // Four minutes were played; a restart may give a few seconds.
    expect(left).toBeGreaterThanOrEqual(6 * MINUTE_MS);
    expect(left).toBeLessThan(6 * MINUTE_MS + 20_000);
  });

  test('a pause by agreement stops it, and any player ends the pause', async () => {
    const game = await begun({ clock: LIVE });
    const { host, id, time, first } = game;
    await castVote(host, ANNA, id, { kind: 'pause', agree: true });
    expect((await game.info()).motions).toMatchObject([{ kind: 'pause', needed: 2 }]);
    await castVote(host, BRUNO as string, id, { kind: 'pause', agree: true });
    expect((await game.info()).paused).not.toBeNull();
    const [q] = first.musts();
    expect(q && (await refusal(answerTo(host, first.user, id, q)))).toBe('server.table.paused');
    await time.pass(HOUR_MS);
    expect(await clockOf(game, first.user)).toMatchObject({ left: 600_000, from: null });
    expect(await refusal(resumeGame(host, CARLA as string, id))).toBe('server.seat.none');
    await resumeGame(host, ANNA, id);
    await time.pass(MINUTE_MS);
    await answerFirst(game, first);
    expect((await clockOf(game, first.user)).left).toBeLessThanOrEqual(550_000);
  });
});

describe('a clock over days', () => {
  test('gives its hours each time the game is handed to a player', async () => {
    const game = await begun({ clock: DAYS });
    const { time, first } = game;
    await time.pass(HOUR_MS);
    while (first.musts().length > 0) await answerFirst(game, first);
    const other = [...game.clients.values()].find((c) => c !== first) as Client;
    expect((await clockOf(game, other.user)).left).toBe(2 * HOUR_MS);
    await time.pass(HOUR_MS);
    while (other.musts().length > 0) await answerFirst(game, other);
    expect((await clockOf(game, first.user)).left).toBe(2 * HOUR_MS);
  });

  test('counts only inside the daily window of the player', async () => {
    // From 18:15 to 18:45 in Kathmandu, which is 12:30 to 13:00 UTC. The game begins at noon UTC.
    const window = { from: 18 * 60 + 15, to: 18 * 60 + 45 };
    const game = await begun({ clock: { t: 'days', hours: 1, window }, zone: ZONE });
    const { time, first, host } = game;
    expect(shown(first)?.find((c) => c.state === 'asleep')?.left).toBe(HOUR_MS);
    await time.pass(29 * MINUTE_MS);
    expect((await clockOf(game, first.user)).from).toBeNull();
    await time.pass(11 * MINUTE_MS);
    const clock = await clockOf(game, first.user);
    expect((clock.left ?? 0) - (host.houseTime.now() - (clock.from ?? 0))).toBe(50 * MINUTE_MS);
    await time.pass(2 * HOUR_MS);
    expect(await clockOf(game, first.user)).toMatchObject({ left: 30 * MINUTE_MS, from: null });
    // The window opens again on the next day, and the rest of the time is up when it closes.
    time.setWall(20 * HOUR_MS);
    await time.pass(3 * HOUR_MS);
    expect((await seatOf(game, first.user))?.standIn?.why).toBe('late');
  });

  test('absence alone hands nothing over', async () => {
    const game = await begun({ clock: DAYS });
    const { host, id, time, first } = game;
    const other = first.user === ANNA ? BRUNO : ANNA;
    const { seat } = await clockOf(game, first.user);
    vanish(game, first.user);
    await time.pass(HOUR_MS);
    expect(
      await refusal(castVote(host, other as string, id, { kind: 'bot', seat, agree: true })),
    ).toBe('server.vote.present');
  });
});

describe('without a clock', () => {
  test('one other player hands the seat of an absent one to a bot at a click', async () => {
    const game = await begun();
    const { host, id, time, first } = game;
    const other = first.user === ANNA ? (BRUNO as string) : ANNA;
    const seat = (await seatOf(game, first.user))?.seat as number;
    const vote = () => castVote(host, other, id, { kind: 'bot', seat, agree: true });
    expect(await refusal(vote())).toBe('server.vote.present');
    vanish(game, first.user);
    expect(await seatOf(game, first.user)).toMatchObject({ here: false, awaySince: time.now() });
    await time.pass(MINUTE_MS);
    expect(await refusal(vote())).toBe('server.vote.present');
    await time.pass(MINUTE_MS);
    await vote();
    expect(await seatOf(game, first.user)).toMatchObject({ standIn: { why: 'away' } });
  });

  test('of three others it takes two, and a return ends the vote', async () => {
    const users = [ANNA, BRUNO as string, CARLA as string];
    const game = await begun({}, users);
    const { host, id, time, first } = game;
    const others = users.filter((u) => u !== first.user);
    const seat = (await seatOf(game, first.user))?.seat as number;
    const vote = (user: string, agree = true) =>
      castVote(host, user, id, { kind: 'bot', seat, agree });
    vanish(game, first.user);
    await time.pass(2 * MINUTE_MS);
    await vote(others[0] as string);
    expect((await game.info()).motions).toMatchObject([{ kind: 'bot', seat, needed: 2 }]);
    expect(await refusal(vote(first.user))).toBe('server.vote.notYours');
    expect(await refusal(vote(DORA as string))).toBe('server.vote.notYours');
    await vote(others[0] as string, false);
    expect((await game.info()).motions).toEqual([]);
    await vote(others[0] as string);
    const back = await watching(host, id, first.user);
    expect((await game.info()).motions).toEqual([]);
    expect(await refusal(vote(others[1] as string))).toBe('server.vote.present');
    unwatch(host, back, id);
    await time.pass(2 * MINUTE_MS);
    await vote(others[0] as string);
    await vote(others[1] as string);
    expect(await seatOf(game, first.user)).toMatchObject({ bot: 'skilled' });
  });

  test('a player who is at another process keeps the seat', async () => {
    const game = await begun();
    const { id, time, first, open, storage } = game;
    const other = first.user === ANNA ? (BRUNO as string) : ANNA;
    const seat = (await seatOf(game, first.user))?.seat as number;
    vanish(game, first.user);
    const far = open();
    await watching(far, id, first.user);
    await time.pass(3 * MINUTE_MS);
    const vote = (host: Host) => castVote(host, other, id, { kind: 'bot', seat, agree: true });
    expect(await refusal(vote(game.host))).toBe('server.vote.present');
    // A process that does not know of it yet is refused by the transaction.
    const stale = open({}, { ...storage, presence: async () => [] });
    await watching(stale, id, other);
    expect(await refusal(vote(stale))).toBe('server.vote.present');
    expect((await storage.load(id))?.seats[seat]?.bot).toBeNull();
  });

  test('somebody else gets the seat of an absent player, if the others agree', async () => {
    const game = await begun();
    const { host, id, time, first } = game;
    const other = first.user === ANNA ? (BRUNO as string) : ANNA;
    const seat = (await seatOf(game, first.user))?.seat as number;
    const ask = (user: string, by: string) =>
      castVote(host, user, id, { kind: 'person', seat, by, agree: true });
    expect(await refusal(ask(DORA as string, DORA as string))).toBe('server.vote.present');
    vanish(game, first.user);
    await time.pass(2 * MINUTE_MS);
    // Nobody is given a seat they did not ask for.
    expect(await refusal(ask(other, DORA as string))).toBe('server.vote.gone');
    await ask(DORA as string, DORA as string);
    expect((await game.info()).motions).toMatchObject([
      { kind: 'person', by: { id: DORA }, needed: 1 },
    ]);
    await ask(other, DORA as string);
    expect((await game.info()).seats[seat]).toMatchObject({ person: { id: DORA }, bot: null });
  });

  test('the game ends by agreement of all who are there, with a record of it', async () => {
    const game = await begun({}, [ANNA, BRUNO as string, CARLA as string]);
    const { host, id, time } = game;
    const end = (user: string) => castVote(host, user, id, { kind: 'end', agree: true });
    await end(ANNA);
    vanish(game, CARLA as string);
    await end(BRUNO as string);
    // Carla has only just left: she counts.
    expect((await game.info()).status).toBe('running');
    await time.pass(2 * MINUTE_MS);
    await end(BRUNO as string);
    expect(await game.info()).toMatchObject({ status: 'over', endedEarly: true });
  });

  test('a player resigns: a bot plays on, and the seat is not taken back', async () => {
    const game = await begun();
    const { host, id, first } = game;
    const seat = (await seatOf(game, first.user))?.seat as number;
    await resign(host, first.user, id, seat);
    expect(await seatOf(game, first.user)).toMatchObject({ standIn: { why: 'resigned' } });
    expect(await refusal(reclaimSeat(host, first.user, id, seat))).toBe('server.seat.resigned');
  });
});
