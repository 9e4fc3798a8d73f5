import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { RequestCounts } from '../src/http/request-counts.ts';
import { people, serve } from './setup.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const MINUTE_MS = 60_000;

/** The system clock and the time that passes, each in the hands of the test. */
function clocks() {
  const [started, wall] = [performance.now(), Date.now()];
  let jumped = 0;
  let passed = 0;
  const real = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => real() + passed);
  vi.spyOn(Date, 'now').mockImplementation(() =>
    Math.round(wall + real() - started + passed + jumped),
  );
  onTestFinished(() => void vi.restoreAllMocks());
  return {
    jump(ms: number) {
      jumped += ms;
    },
    pass(ms: number) {
      passed += ms;
    },
  };
}

describe.each([
  ['back', -DAY_MS],
  ['forward', DAY_MS],
])('a system clock that jumps a day %s', (_, jump) => {
  test('makes nobody too busy on an open page', async () => {
    const time = clocks();
    const { port } = await serve({ limits: { messages: { burst: 5, perSecond: 5 } } });
    const [anna] = await people(port, 'Anna');
    const page = await anna.page();
    for (let n = 0; n < 10; n++) {
      time.jump(n % 2 === 0 ? jump : -jump);
      time.pass(1000);
      const heard = page.heard.length;
      for (let k = 0; k < 4; k++) page.raw('{"t":"ping"}');
      await page.untilTrue(() => page.heard.length >= heard + 4);
      expect(page.heard.slice(heard)).toEqual(Array(4).fill('{"t":"pong"}'));
    }
  });

  test('refuses no request that the limits allow, and lets nobody exceed them', async () => {
    const time = clocks();
    const { port } = await serve({ limits: { requests: 4, guests: 100, codes: 2 } });
    const [anna] = await people(port, 'Anna');
    for (let minute = 0; minute < 6; minute++) {
      time.jump(minute % 2 === 0 ? jump : -jump);
      const statuses = [];
      for (let n = 0; n < 5; n++) statuses.push((await anna.get('/api/tables')).status);
      expect(statuses).toEqual([200, 200, 200, 200, 429]);
      const codes = [];
      for (let n = 0; n < 3; n++) codes.push((await anna.post('/api/code', { code: 'X' })).status);
      expect(codes).toEqual([410, 410, 429]);
      time.pass(MINUTE_MS);
    }
  });

  test('silences nobody in the chat', async () => {
    const time = clocks();
    const { port } = await serve();
    const [anna] = await people(port, 'Anna');
    const { id: table } = (await anna.post('/api/tables', { game: 'lanterns', seats: 2 })).body;
    const page = await anna.page();
    const chat = async () => (await page.say({ t: 'chat', table, text: 'hello' })).ok;
    const first = [];
    for (let n = 0; n < 21; n++) first.push(await chat());
    expect(first).toEqual([...Array(20).fill(true), false]);
    time.jump(jump);
    time.pass(MINUTE_MS);
    expect(await chat()).toBe(true);
  });
});

test('counts of requests forget the address that was silent longest', () => {
  const counts = new RequestCounts();
  const count = (address: string): number => {
    let found = 0;
    counts.incr(address, (_, result) => (found = result?.current ?? 0), MINUTE_MS);
    return found;
  };
  expect([count('a'), count('b'), count('a')]).toEqual([1, 1, 2]);
  for (let n = 0; n < 9999; n++) count(`other ${n}`);
  expect([count('a'), count('b')]).toEqual([3, 1]);
});
