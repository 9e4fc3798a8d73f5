import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Answer = () => Response;
const said = (status: number, body: object) => () => new Response(JSON.stringify(body), { status });
const refused = (status: number): Answer => said(status, { refusal: { msg: { key: 'x' } } });
const ANNA = { id: 'anna', name: 'Anna' };

/** A server that answers `GET /api/session` with each of these in turn, and what it is asked. */
function server(...answers: Answer[]): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string, { method }: { method: string }) => {
    asked.push(`${method} ${path}`);
    if (path === '/api/guest') return said(200, { id: 'new', name: 'Guest' })();
    return (answers.shift() as Answer)();
  });
  return asked;
}

const ASKED = 'GET /api/session';
const MADE = 'POST /api/guest';

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('window', { addEventListener: () => {} });
});
afterEach(() => vi.unstubAllGlobals());

test('a guest is made, once, where the server knows nobody', async () => {
  const asked = server(said(200, { you: null }));
  const { ensureMe, meNow } = await import('./me.ts');
  const made = await Promise.all([ensureMe('Guest'), ensureMe('Guest')]);
  expect(made.map(({ id }) => id)).toEqual(['new', 'new']);
  expect(asked).toEqual([ASKED, MADE]);
  expect(meNow().person?.id).toBe('new');
});

const gone = (): never => {
  throw new TypeError('network');
};
test.each([
  ['the network is gone', gone, 'offline'],
  ['there were too many requests', refused(429), 'failed'],
  ['the server has a fault', refused(500), 'failed'],
])('nobody loses his seats to a new guest because %s', async (_why, answer, state) => {
  const asked = server(answer, said(200, { you: ANNA }));
  const { ensureMe, meNow } = await import('./me.ts');
  await expect(ensureMe('Guest')).rejects.toThrow();
  expect(meNow().state).toBe(state);
  expect(asked).toEqual([ASKED]);
  expect(await ensureMe('Guest')).toEqual(ANNA);
  expect(asked).toEqual([ASKED, ASKED]);
});
