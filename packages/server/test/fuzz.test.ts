import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type Chance, fastChance, type ServerMessage } from '@fondaco/kernel';
import { runSize, soak } from '@fondaco/testkit';
import { describe, expect, test } from 'vitest';
import type { Page } from './client.ts';
import { playOn, questions } from './players.ts';
import { begun, LONG_CLOCK, people, serve } from './setup.ts';

const MESSAGES = runSize(600, 100_000);
const BATCH = 50;

const JUNK: unknown[] = [
  null,
  true,
  -1,
  1.5,
  1e300,
  '',
  'x'.repeat(100),
  [],
  {},
  [[[[[]]]]],
  { t: 'answer' },
  { __proto__: 1 },
  'constructor',
  '\u0000',
];

/** A message that must change nothing, and is answered exactly once. */
function bad(chance: Chance, good: Record<string, unknown>, old: string): string {
  const junk = (): unknown => JUNK[chance.int(JUNK.length, 'junk')];
  const fields = Object.keys(good);
  const field = fields[chance.int(fields.length, 'field')] as string;
  switch (chance.int(12, 'kind')) {
    case 0:
      return ['', '{', '[]', 'null', '"x"', '{"t":1}', `{"t":"${'x'.repeat(50)}"}`][
        chance.int(7, 'text')
      ] as string;
    case 1:
      return JSON.stringify({ ...good, action: 'y'.repeat(17_000) });
    case 2:
      return `${'['.repeat(7000)}${']'.repeat(7000)}`;
    case 3:
      return JSON.stringify({ ...good, [`extra${chance.int(9, 'x')}`]: junk() });
    case 4:
      return JSON.stringify({ ...good, seat: 1 - (good.seat as number) });
    case 5:
      return JSON.stringify({ ...good, decision: chance.int(100_000, 'id') + 50_000 });
    case 6:
      return JSON.stringify({ ...good, table: ['x', '../x', 'toString'][chance.int(3, 'table')] });
    case 7:
      return JSON.stringify({ ...good, action: { do: 'sail', to: junk(), nest: { a: junk() } } });
    case 8:
      return old;
    case 9:
      return JSON.stringify({
        t: 'undo',
        key: 'u',
        table: good.table,
        seat: good.seat,
        to: 99_999,
      });
    case 10:
      return JSON.stringify({
        t: 'consent',
        key: 'c',
        table: good.table,
        seat: good.seat,
        proposal: chance.int(99, 'proposal'),
        agree: true,
      });
    default: {
      const { [field]: _, ...rest } = good;
      return JSON.stringify(chance.int(2, 'drop') === 0 ? rest : { ...good, [field]: Math.PI });
    }
  }
}

const isReply = (text: string): boolean =>
  ['ack', 'refused', 'hello', 'outdated', 'pong'].includes((JSON.parse(text) as ServerMessage).t);

async function flood(page: Page, messages: readonly string[]): Promise<ServerMessage[]> {
  const from = page.heard.length;
  for (const text of messages) page.raw(text);
  await page.untilTrue(() => page.heard.slice(from).filter(isReply).length >= messages.length);
  return page.heard.slice(from).map((x) => JSON.parse(x) as ServerMessage);
}

function memory(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}

describe('messages from outside', () => {
  test(`${MESSAGES} malformed, oversized, forged, stale and replayed ones change nothing`, async () => {
    const { port } = await serve();
    const [anna, bruno] = await people(port, 'Anna', 'Bruno');
    const id = await begun([anna, bruno], { game: 'oltre-mare', clock: LONG_CLOCK });
    const pages = [await anna.page(), await bruno.page()];
    const at = (): number => Math.max(...pages.map((p, i) => p.see(id, i)?.seq ?? 0));
    await playOn(id, pages, 'fuzz', () => at() > 30);
    const n = pages.findIndex((p) => questions(p, id).some((q) => q.need === 'must'));
    const page = pages[n] as Page;
    const q = questions(page, id).find((x) => x.need === 'must');
    const good = {
      t: 'answer',
      table: id,
      seat: n,
      decision: q?.id ?? 0,
      action: 'none',
      key: 'k',
    };
    // A command that was carried out, and is sent again and again.
    const option = q?.options.find((o) => o.off === undefined);
    const old = { ...good, key: 'old', action: option?.action };
    await page.say(old as never);
    const before = (await anna.get(`/api/tables/${id}`)).body;
    const replay = (await anna.get(`/api/tables/${id}/replay?as=0`)).text;
    const chance = fastChance('fuzz');
    let half = 0;
    for (let sent = 0; sent < MESSAGES; sent += BATCH) {
      const batch = Array.from({ length: BATCH }, () => bad(chance, good, JSON.stringify(old)));
      for (const m of await flood(page, batch)) {
        if (m.t === 'ack' && m.ok) expect(m.key).toBe('old');
        else if (m.t === 'ack' || m.t === 'refused') expect(m.refusal.msg.key).toMatch(/^\w+\./);
      }
      page.forget();
      if (soak && half === 0 && sent >= MESSAGES / 2) half = memory();
    }
    if (soak) expect(memory()).toBeLessThan(half * 1.1);
    expect((await anna.get(`/api/tables/${id}`)).body).toEqual(before);
    expect((await anna.get(`/api/tables/${id}/replay?as=0`)).text).toBe(replay);
    await page.say({ t: 'watch', table: id });
    await playOn(id, pages, 'on', () => at() > 45);
  });

  test('a far too long message ends the connection, and a flood is limited', async () => {
    const { port } = await serve({ limits: { messages: { burst: 5, perSecond: 1 } } });
    const [anna] = await people(port, 'Anna');
    const page = await anna.page();
    const got = await flood(
      page,
      Array.from({ length: 10 }, () => '{"t":"ping"}'),
    );
    expect(got.filter((m) => m.t === 'pong').length).toBeLessThan(6);
    expect(JSON.stringify(got.at(-1))).toContain('server.message.often');
    for (let n = 0; n < 300; n++) page.raw('{"t":"ping"}');
    expect(await page.closed).toBe(1008);
    const other = await anna.page();
    other.raw('x'.repeat(100_000));
    expect([1006, 1009]).toContain(await other.closed);
  });
});
