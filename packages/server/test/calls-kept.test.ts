import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fastChance } from '@fondaco/kernel';
import { figure, runSize, soak } from '@fondaco/testkit';
import { expect, onTestFinished, test, vi } from 'vitest';
import { addressOf, confirmAddress, postOffice } from './call-mail.ts';
import { browser, receiver } from './call-receivers.ts';
import { startChild } from './children.ts';
import { type Client, client } from './client.ts';
import { anAnswer } from './pair.ts';
import { questions } from './players.ts';
import type { Letter } from './post-office.ts';
import { begun, newFolder } from './setup.ts';

const AT_ONCE = soak ? 10 : 2;
const games = runSize(2, 50);
/** Before every so many steps of all games the server is killed or restarted. */
const STEPS_PER_END = soak ? 2 : 4;
const PATIENCE_MS = 60_000;

type Player = Client & { inBrowser: ReturnType<typeof browser> };

interface Game {
  id: string;
  players: [Player, Player];
  /** How often each player was handed the game, or its end, while they did not look. */
  handed: Map<string, number>;
}

const messageIdOf = (letter: string): string => /^Message-ID: (.*)$/m.exec(letter)?.[1] ?? '';

test(`one call for each hand-over and channel over ${games} games, whatever happens to the server`, async () => {
  const totals = { games: 0, ends: 0, handOvers: 0, pushes: 0, webhooks: 0, mails: 0 };
  const chance = fastChance('calls');
  for (let n = 0; n < games; n += AT_ONCE) {
    const office = await postOffice();
    const web = await receiver();
    const data = join(newFolder(), 'data.sqlite');
    const start = () => startChild(data, 'calling-server.ts', office.url);
    let child = await start();
    onTestFinished(() => child.kill());
    const port = (): number => child.port;

    const letters: Letter[] = [];
    async function collect(): Promise<never> {
      for (;;) letters.push(await office.next());
    }

    async function newPlayer(name: string): Promise<Player> {
      const inBrowser = browser();
      const player = { ...(await client(port(), name)), inBrowser };
      await confirmAddress(player, office);
      const endpoint = `${web.url}/push/${player.id}`;
      await player.post('/api/me/calls/push', { endpoint, ...inBrowser.keys });
      const url = `${web.url}/hook/${player.id}`;
      await player.post('/api/me/calls/webhook', { url, format: 'slack' });
      await player.post('/api/me/calls/mail');
      return player;
    }

    /** A game begins while nobody looks at it. */
    async function newGame(players: Game['players']): Promise<Game> {
      const id = await begun(players);
      return { id, players, handed: new Map(players.map((player) => [player.id, 1])) };
    }

    /** The keys of what a player got over each channel. */
    const hooksOf = ({ id }: Player): string[] =>
      web.at(`/hook/${id}`).map(({ headers }) => String(headers['idempotency-key']));
    const mailsOf = (player: Player): string[] =>
      letters
        .filter(({ to, text }) => to === addressOf(player) && text.includes('List-Unsubscribe'))
        .map(({ text }) => messageIdOf(text));
    const pushesOf = ({ id }: Player): number => web.at(`/push/${id}`).length;

    const allCalled = (game: Game): boolean =>
      game.players.every((player) => {
        const wanted = game.handed.get(player.id) ?? 0;
        const distinct = [hooksOf(player), mailsOf(player)].map((keys) => new Set(keys).size);
        return [...distinct, pushesOf(player)].every((count) => count >= wanted);
      });

    /** Somebody the game waits for comes, plays as long as it waits for them, and goes. Returns false at the end. */
    async function step({ id, players, handed }: Game): Promise<boolean> {
      const seen = await client(port(), undefined, players[0].cookie);
      const before = (await seen.get(`/api/tables/${id}`)).body;
      if (before.status === 'over') return false;
      const seat = before.waitsFor[0] as 0 | 1;
      const other = players[1 - seat] as Player;
      const page = await client(port(), undefined, players[seat].cookie).then((x) => x.page());
      await page.say({ t: 'watch', table: id });
      await page.untilTrue(() => page.tables.get(id)?.seats[1 - seat]?.here === false);
      while (questions(page, id).some((q) => q.need === 'must')) {
        const { seq } = (await page.say(anAnswer(page, id))) as { seq: number };
        await page.untilTrue(() => (page.see(id, seat)?.seq ?? 0) >= seq);
      }
      const after = (await seen.get(`/api/tables/${id}`)).body;
      const isHanded = after.waitsFor.includes(1 - seat) && !before.waitsFor.includes(1 - seat);
      if (isHanded || after.status === 'over')
        handed.set(other.id, (handed.get(other.id) ?? 0) + 1);
      await page.close();
      return true;
    }

    const pairs: Game['players'][] = [];
    for (let i = 0; i < Math.min(AT_ONCE, games - n); i++)
      pairs.push([await newPlayer('Anna'), await newPlayer('Bruno')]);
    void collect();
    const running = await Promise.all(pairs.map(newGame));
    for (let steps = 1, more = true; more; steps++) {
      if (steps % STEPS_PER_END === 0) {
        // Calls of the last step may be sent, on their way, or neither.
        await new Promise((later) => setTimeout(later, chance.int(40, 'end')));
        await child.kill(chance.int(3, 'end') === 0 ? 'SIGTERM' : 'SIGKILL');
        totals.ends++;
        child = await start();
      }
      await vi.waitUntil(() => running.every(allCalled), { timeout: PATIENCE_MS, interval: 20 });
      more = (await Promise.all(running.map(step))).some(Boolean);
    }
    await vi.waitUntil(() => running.every(allCalled), { timeout: PATIENCE_MS, interval: 20 });
    await vi.waitUntil(() => pending(data) === 0, { timeout: PATIENCE_MS, interval: 50 });
    for (const { players, handed } of running) {
      totals.games++;
      for (const player of players) {
        const wanted = handed.get(player.id) ?? 0;
        totals.handOvers += wanted;
        totals.webhooks += hooksOf(player).length;
        totals.mails += mailsOf(player).length;
        totals.pushes += pushesOf(player);
        expect(new Set(hooksOf(player)).size).toBe(wanted);
        expect(new Set(mailsOf(player)).size).toBe(wanted);
      }
    }
    await child.kill();
  }
  figure('calls', totals);
  expect(totals.games).toBe(games);
  expect(totals.ends).toBeGreaterThan(0);
  // Each end of the server may repeat what was on its way, and nothing else is sent twice.
  const mayRepeat = totals.ends * AT_ONCE;
  for (const sent of [totals.pushes, totals.webhooks, totals.mails]) {
    expect(sent).toBeGreaterThanOrEqual(totals.handOvers);
    expect(sent).toBeLessThanOrEqual(totals.handOvers + mayRepeat);
  }
}, 3_600_000);

/** Calls that are not sent yet. */
function pending(data: string): number {
  const db = new DatabaseSync(data, { readOnly: true });
  const found = db.prepare('SELECT count(*) AS n FROM calls').get();
  db.close();
  return Number(found?.n);
}
