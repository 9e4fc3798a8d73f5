import { anyAnswer, nextToSpeak, PLAYERS } from '@fondaco/bots';
import { carryOutCommand, createAndStart, type Host, liveTable } from '@fondaco/host';
import { fastChance, type Json } from '@fondaco/kernel';
import { createContext } from '../../src/context.ts';
import { openHouse, TABLE_LIMITS } from '../../src/keeper/house.ts';
import { openSqlite } from '../../src/storage/index.ts';
import { library } from './games.ts';

/** Long games in a data file, as the server would have stored them. Both seats are this user's. */
export async function storeLongGames(
  data: string,
  user: string,
  entries: number,
): Promise<{ over: string; missed: string; undone: string }> {
  const storage = await openSqlite(data);
  const log = { info() {}, warn() {}, error() {} };
  const house = await openHouse({ storage, log, now: Date.now, limits: TABLE_LIMITS });
  const { host } = createContext({ storage, house, library, players: PLAYERS, log });
  try {
    return {
      over: await longGame(host, user, entries, 'over'),
      missed: await longGame(host, user, entries, 'missed'),
      undone: await longGame(host, user, entries, 'undone'),
    };
  } finally {
    await Promise.all(host.queues.values());
    await storage.close();
  }
}

async function longGame(host: Host, user: string, entries: number, seed: string): Promise<string> {
  const chance = fastChance(seed);
  const seats = [0, 1].map((colour) => ({ name: `${colour}`, colour, bot: null }));
  const game = 'merchant-of-venus-classic';
  const wish = { game, options: {}, private: false, pace: 0, answerTime: 0, seats };
  const table = await createAndStart(host, user, wish);
  for (let n = 1; n < entries; ) {
    const match = (await liveTable(host, table)).match;
    const d = match && nextToSpeak(match.rules, match.state, chance);
    if (!d) throw new Error(`the game ended after ${n} entries`);
    const action = anyAnswer(match.rules, match.state, d, chance) as Json | undefined;
    // Nothing can be said on one's own initiative just now.
    if (action === undefined) continue;
    const { seat, id: decision } = d;
    await carryOutCommand(host, user, { t: 'answer', key: `${n}`, table, seat, decision, action });
    n++;
  }
  return table;
}
