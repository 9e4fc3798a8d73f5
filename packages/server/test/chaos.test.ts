import { setTimeout as sleep } from 'node:timers/promises';
import { type Chance, fastChance } from '@fondaco/kernel';
import { figure, runSize, soak } from '@fondaco/testkit';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Loaded } from '../../host/src/index.ts';
import { openStorage } from '../src/storage/index.ts';
import { type Fleet, startFleet } from './chaos/fleet.ts';
import { playInTab } from './chaos/tab.ts';
import { type Client, openPage } from './client.ts';
import { GAMES } from './games.ts';
import { check } from './linearizability/check.ts';
import { type History, hashOfOutlook, newHistory } from './linearizability/history.ts';
import { HAS_POSTGRES } from './postgres/database.ts';
import { begun, LONG_CLOCK, people } from './setup.ts';

const SERVERS = 3;
const AT_ONCE = soak ? 8 : 2;
/** Of one batch of games. */
const KILLS = soak ? 12 : 2;
const CUTS = soak ? 12 : 2;
const DATABASE_RESTARTS = 2;
/** The shorter game has time for a few blows. */
const GAME = soak ? { game: 'oltre-mare' } : { game: 'lanterns', options: { rounds: 6 } };
const MEAN_PAUSE_MS = soak ? 400 : 150;

interface Game {
  table: string;
  both: Client[];
  history: History;
  played: Promise<unknown>;
}

/** A game of two people and a bot, each person with two pages. */
async function startGame(fleet: Fleet, name: string): Promise<Game> {
  const chance = fastChance(name);
  const both: Client[] = await people(fleet.port(chance), 'Anna', 'Bruno');
  const table = await begun(both, { ...GAME, clock: LONG_CLOCK, bots: 1 });
  const history = newHistory();
  const tabs = both.flatMap(({ id: user, cookie }) =>
    [0, 1].map((n) => {
      const seed = `${name} ${user} ${n}`;
      const where = fastChance(`${seed} where`);
      return playInTab({ user, cookie, table, seed, history, port: () => fleet.port(where) });
    }),
  );
  return { table, both, history, played: Promise.all(tabs) };
}

/** Kills, cuts and restarts, in any order, while the games are played. */
async function disturb(fleet: Fleet, chance: Chance): Promise<void> {
  const blows = [
    ...Array.from({ length: KILLS }, () => fleet.killServer),
    ...Array.from({ length: CUTS }, () => fleet.cutConnections),
    ...Array.from({ length: DATABASE_RESTARTS }, () => fleet.restartDatabase),
  ];
  while (blows.length > 0) {
    await sleep(chance.int(2 * MEAN_PAUSE_MS, 'pause'));
    const [blow] = blows.splice(chance.int(blows.length, 'blow'), 1);
    await blow?.();
  }
}

/** A page opened now shows the same at every server. */
async function hashesOf(fleet: Fleet, { table, both }: Game): Promise<Set<string>> {
  const hashes = new Set<string>();
  for (const port of fleet.ports())
    for (const [seat, { cookie }] of both.entries()) {
      const page = await openPage(port, cookie);
      await page.say({ t: 'watch', table });
      const shown = page.see(table, seat);
      hashes.add(`${seat} ${shown?.seq} ${shown && hashOfOutlook(shown.outlook)}`);
      page.socket.terminate();
    }
  return hashes;
}

describe.runIf(HAS_POSTGRES)('servers, connections and the database fail', () => {
  const games = runSize(2, 200);
  test(`no acknowledged move is lost or doubled, and all see the same, ${games} games`, async () => {
    const totals = {
      games: 0,
      kills: 0,
      cuts: 0,
      restarts: 0,
      acknowledged: 0,
      refused: 0,
      bots: 0,
    };
    for (let n = 0; n < games; n += AT_ONCE) {
      const fleet = await startFleet(SERVERS, `fleet ${n}`);
      onTestFinished(() => fleet.stop());
      const [carl] = await people(fleet.port(fastChance('carl')), 'Carl');
      // Nobody answers here: the clock runs out, a bot stands in, and the game goes on to its end.
      const left = await begun([carl], {
        game: 'lanterns',
        clock: { t: 'live', bank: 10, increment: 0 },
        bots: 2,
      });
      const names = Array.from({ length: Math.min(AT_ONCE, games - n) }, (_, i) => `game ${n + i}`);
      const all = await Promise.all(names.map((name) => startGame(fleet, name)));
      await disturb(fleet, fastChance(`blows ${n}`));
      await Promise.all(all.map((game) => game.played));
      await fleet.settled();
      for (const game of all) expect((await hashesOf(fleet, game)).size).toBe(game.both.length);
      const storage = await openStorage(fleet.url);
      for (const { table, history } of all) {
        const stored = (await storage.load(table, 0)) as Loaded;
        expect(check(history, stored, GAMES)).toEqual([]);
        expect(stored.row.status).toBe('over');
        totals.acknowledged += history.operations.filter((each) => each.answer?.ok).length;
        totals.refused += history.operations.filter((each) => each.answer?.ok === false).length;
        totals.bots += stored.entries.filter(({ by }) => by?.user === ':bot').length;
      }
      await vi.waitUntil(async () => (await storage.load(left))?.row.status === 'over', {
        timeout: 120_000,
        interval: 200,
      });
      await storage.close();
      await fleet.stop();
      totals.games += all.length;
      totals.kills += KILLS;
      totals.cuts += CUTS;
      totals.restarts += DATABASE_RESTARTS;
    }
    expect(totals.acknowledged).toBeGreaterThan(20);
    expect(totals.bots).toBeGreaterThan(0);
    figure('chaos', totals);
  });
});
