import { afterEach, describe, expect, test, vi } from 'vitest';
import { ApiRefusal, api, Offline, reasonOf, replayPositions, storyOf } from './index.ts';

function answering(status: number, body: string): string[][] {
  const asked: string[][] = [];
  vi.stubGlobal('fetch', async (path: string, init: { method: string; body?: string }) => {
    asked.push([init.method, path, init.body ?? '']);
    return new Response(body, { status });
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

describe('the HTTP client', () => {
  test('asks as the server expects', async () => {
    const asked = answering(200, '{"steps":[]}');
    await api.bots('a/b', 'greedy');
    await api.replay('T', 'open');
    await api.start('T');
    expect(asked).toEqual([
      ['POST', '/api/tables/a%2Fb/bots', '{"player":"greedy"}'],
      ['GET', '/api/tables/T/replay?as=open&from=0', ''],
      ['POST', '/api/tables/T/start', ''],
    ]);
  });

  test('puts the pages of a replay together', async () => {
    vi.stubGlobal('fetch', async (path: string) => {
      const from = Number(new URL(path, 'http://x').searchParams.get('from'));
      return Response.json({ steps: [{ seq: from }], next: from < 1000 ? from + 500 : null });
    });
    expect((await api.replay('T', 'open')).map((step) => step.seq)).toEqual([0, 500, 1000]);
  });

  test('a refusal is told in words', async () => {
    answering(403, '{"refusal":{"msg":{"key":"server.table.private"}}}');
    const error = await api.table('T').catch((e: unknown) => e);
    expect(error).toBeInstanceOf(ApiRefusal);
    expect(error).toMatchObject({ status: 403 });
    expect(reasonOf(error)).toEqual({ key: 'server.table.private' });
  });

  test.each([
    ['there is no answer', () => vi.stubGlobal('fetch', () => Promise.reject(new Error('no')))],
    ['a proxy answers', () => answering(502, '<h1>Bad gateway</h1>')],
    ['something else answers', () => answering(200, '<h1>Hotel Wi-Fi</h1>')],
  ])('is offline when %s', async (_why, given) => {
    given();
    const error = await api.games().catch((e: unknown) => e);
    expect(error).toBeInstanceOf(Offline);
    expect(reasonOf(error)).toEqual({ key: 'local.offline' });
  });
});

describe('a replay', () => {
  const steps = [
    { seq: 0, cause: { t: 'setup' as const }, views: [{ a: 1 }] },
    { seq: 1, cause: { t: 'act' as const, seat: 0 }, views: [{ a: 2 }] },
    { seq: 2, cause: { t: 'undo' as const, seat: 0, to: 0 }, views: [{ a: 1 }] },
  ].map(({ views, ...rest }, i) => ({
    ...rest,
    events: [],
    patch:
      i === 0
        ? [{ op: 'replace' as const, path: '', value: { views, result: null } }]
        : [{ op: 'replace' as const, path: '/views/0', value: views[0] as { a: number } }],
  }));

  test('gives any position', () => {
    const positions = replayPositions(steps);
    expect(positions.at(2)).toMatchObject({ seq: 2, views: [{ a: 1 }], result: null });
    expect(positions.at(1)?.views).toEqual([{ a: 2 }]);
    expect(positions.at(3)).toBeUndefined();
    expect(positions.length).toBe(3);
  });

  test('and the story', () => {
    expect(storyOf(steps).map((e) => e.undone === true)).toEqual([false, true, false]);
  });
});
