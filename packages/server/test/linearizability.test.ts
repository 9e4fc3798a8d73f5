import {
  carryOutCommand,
  createTable,
  type Host,
  join,
  type Loaded,
  Refused,
  type Storage,
  start,
  watch,
} from '@fondaco/host';
import {
  applyPatch,
  fastChance,
  type Json,
  type Outlook,
  type ServerMessage,
  type Viewer,
} from '@fondaco/kernel';
import { figure, runSize } from '@fondaco/testkit';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { hostOn } from '../../host/test/hosts.ts';
import { GAMES, PAIR } from '../../host/test/tables.ts';
import { openStorage } from '../src/storage/index.ts';
import { check } from './linearizability/check.ts';
import { FAULTS } from './linearizability/faults.ts';
import { type History, invoke, newHistory, noteShown, now } from './linearizability/history.ts';
import { chosen } from './linearizability/model-client.ts';
import { emptyDatabase, HAS_POSTGRES, newDatabase } from './postgres/database.ts';
import { user } from './rows.ts';

const HOSTS = 3;
const POLL_MS = 20;
const USERS = ['anna', 'bruno'] as const;

/** A page of a user at one host, which keeps what it is shown. */
async function tabAt(host: Host, table: string, who: string, history: History) {
  const seen = new Map<Viewer, { seq: number; outlook: Outlook }>();
  let asked: number | undefined = now();
  let isOver = false;
  await watch(host, { user: who, send }, table);
  asked = undefined;
  return { seen, isOver: () => isOver };

  function send(message: ServerMessage): void {
    const down = JSON.parse(JSON.stringify(message)) as ServerMessage;
    if (down.t === 'table') isOver = down.info.status === 'over';
    if (down.t === 'full') seen.set(down.as, { seq: down.seq, outlook: down.outlook });
    const before = down.t === 'news' ? seen.get(down.as) : undefined;
    if (down.t === 'news' && before && down.seq === before.seq + 1) {
      const outlook = applyPatch(before.outlook as unknown as Json, down.patch);
      seen.set(down.as, { seq: down.seq, outlook: outlook as unknown as Outlook });
    }
    noteShown(history, down, (as) => seen.get(as), asked);
  }
}

/** A game of two that has begun. */
async function begun(host: Host): Promise<string> {
  const table = await createTable(host, USERS[0], { ...PAIR, seats: 2 });
  await join(host, USERS[1], table, {}, () => Promise.resolve([]));
  await start(host, USERS[0], table);
  return table;
}

/** Plays one game at three hosts: every player has a page at two of them, and sends some commands twice. */
async function play(hosts: readonly Host[], table: string, seed: string) {
  const history = newHistory();
  const tabs = USERS.flatMap((who, i) => [0, 1].map((n) => ({ who, home: i + n, n })));
  const playing = tabs.map(async ({ who, home: at, n }) => {
    const chance = fastChance(`${seed} ${who} ${n}`);
    const host = hosts[at % HOSTS] as Host;
    let tab = await tabAt(host, table, who, history);
    for (let made = 0; made < 60 && !tab.isOver(); made++) {
      const command = chosen(tab.seen, chance);
      if (command) {
        const key = `${n} ${made}`;
        const there = [host, hosts[chance.int(HOSTS, 'twice')] as Host].slice(
          0,
          1 + chance.int(2, 'again'),
        );
        await Promise.all(there.map((each) => send(each, who, key, command)));
      }
      // Another page of the same person, anywhere.
      if (chance.int(6, 'read') === 0)
        tab = await tabAt(hosts[chance.int(HOSTS, 'where')] as Host, table, who, history);
      await new Promise((resolve) => setTimeout(resolve, chance.int(POLL_MS, 'pause')));
    }
  });
  const ended = await Promise.allSettled(playing);
  return { history, crashes: ended.filter((each) => each.status === 'rejected') };

  async function send(
    host: Host,
    who: string,
    key: string,
    command: NonNullable<ReturnType<typeof chosen>>,
  ) {
    const answered = invoke(history, who, key, command);
    try {
      answered({ ok: true, ...(await carryOutCommand(host, who, { ...command, key, table })) });
    } catch (error) {
      if (!(error instanceof Refused)) return;
      answered({ ok: false, why: error.refusal.msg.key });
    }
  }
}

describe.runIf(HAS_POSTGRES)('one order for every table', () => {
  let url = '';
  beforeAll(async () => {
    url = await newDatabase();
  });

  async function problems(
    seed: string,
    plant: (storage: Storage, url: string) => Storage = (s) => s,
  ) {
    const storages = await Promise.all(Array.from({ length: HOSTS }, () => openStorage(url)));
    const [storage] = storages as [(typeof storages)[0]];
    onTestFinished(() => Promise.all(storages.map((each) => each.close())).then(() => {}));
    await emptyDatabase(url);
    await storage.change(USERS.map((id) => user(id)));
    const table = await begun(hostOn(storage, { games: GAMES }));
    const hosts = storages.map((each) =>
      hostOn(plant(each, url), { games: GAMES, running: true, pollMs: POLL_MS }),
    );
    const { history, crashes } = await play(hosts, table, seed);
    const found = check(history, (await storage.load(table, 0)) as Loaded, GAMES);
    return { found, history, crashes };
  }

  const games = runSize(2, 200);
  test(`three hosts, ${games} games: commands, refusals and reads fit one order`, async () => {
    const totals = { games, acknowledged: 0, refused: 0, shown: 0 };
    for (let n = 0; n < games; n++) {
      const { found, history, crashes } = await problems(`sound ${n}`);
      expect({ found, crashes }).toEqual({ found: [], crashes: [] });
      totals.acknowledged += history.operations.filter((each) => each.answer?.ok).length;
      totals.refused += history.operations.filter((each) => each.answer?.ok === false).length;
      totals.shown += history.sightings.length;
    }
    expect(totals.acknowledged).toBeGreaterThan(10);
    expect(totals.refused).toBeGreaterThan(3);
    figure('linearizability', totals);
  });

  test.each(Object.entries(FAULTS))('a planted fault is found: %s', async (_, { plant, found }) => {
    const all: string[] = [];
    for (let n = 0; n < 10 && !all.some((each) => found.test(each)); n++)
      all.push(...(await problems(`fault ${n}`, plant)).found);
    expect(all.join('\n')).toMatch(found);
  });
});
