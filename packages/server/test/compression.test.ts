import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { type Client, client } from './client.ts';
import { begun, serve } from './setup.ts';

interface RawAnswer {
  status: number | undefined;
  encoding: string | undefined;
  vary: string | undefined;
  length: number;
  body: Buffer;
}

/** A long answer for anybody: the description of the API. */
const LONG = '/api';
/** A long game begins with a long replay, and its table has many seats. */
const WISH = { game: 'oltre-mare', bots: 4, pace: 10_000 };

/** As it was sent: `fetch` would decompress it. */
function ask(
  { origin, cookie }: Client,
  path: string,
  { accept, method = 'GET' }: { accept?: string; method?: string } = {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const headers = { cookie, ...(accept !== undefined && { 'accept-encoding': accept }) };
    const asked = request(`${origin}${path}`, { method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode,
          encoding: answer.headers['content-encoding'],
          vary: answer.headers.vary,
          length: Number(answer.headers['content-length']),
          body: Buffer.concat(chunks),
        }),
      );
    });
    asked.on('error', reject).end();
  });
}

test('a long answer is compressed as the client accepts it', async () => {
  const { port } = await serve();
  const anna = await client(port, 'Anna');
  const plain = await ask(anna, LONG);
  expect(plain).toMatchObject({ status: 200, vary: 'accept-encoding', length: plain.body.length });
  expect(plain.encoding).toBeUndefined();
  const zipped = await ask(anna, LONG, { accept: 'gzip, deflate' });
  expect(zipped).toMatchObject({ encoding: 'gzip', vary: 'accept-encoding' });
  expect(zipped.length).toBe(zipped.body.length);
  expect(zipped.length).toBeLessThan(plain.length / 2);
  expect(gunzipSync(zipped.body).equals(plain.body)).toBe(true);
  const brotli = await ask(anna, LONG, { accept: 'gzip, deflate, br' });
  expect(brotli.encoding).toBe('br');
  expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
});

test.each([
  ['br;q=1.0, gzip;q=0.5', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000, gzip;q=0', undefined],
  ['identity', undefined],
  ['zstd', undefined],
  ['', undefined],
])('to who accepts “%s” it is sent as %s', async (accept, encoding) => {
  const { port } = await serve();
  const anna = await client(port, 'Anna');
  expect((await ask(anna, LONG, { accept })).encoding).toBe(encoding);
});

test('HEAD has the headers of GET', async () => {
  const { port } = await serve();
  const anna = await client(port, 'Anna');
  const { body: sent, ...headers } = await ask(anna, LONG, { accept: 'gzip' });
  const { body, ...asked } = await ask(anna, LONG, { accept: 'gzip', method: 'HEAD' });
  expect(asked).toEqual(headers);
  expect([sent.length, body.length]).toEqual([headers.length, 0]);
});

test('a replay is compressed once, by gzip, and unpacked for who does not accept that', async () => {
  const { port } = await serve();
  const anna = await client(port, 'Anna');
  const id = await begun([anna], WISH);
  const path = `/api/tables/${id}/replay?as=table`;
  const plain = await ask(anna, path);
  expect(plain).toMatchObject({ status: 200, encoding: undefined, vary: 'accept-encoding' });
  const zipped = await ask(anna, path, { accept: 'br, gzip' });
  expect(zipped).toMatchObject({ status: 200, encoding: 'gzip', vary: 'accept-encoding' });
  expect(zipped.length).toBe(zipped.body.length);
  expect(gunzipSync(zipped.body).equals(plain.body)).toBe(true);
});

test('a short answer, a refusal, and what may hold a secret are not compressed', async () => {
  const { port } = await serve();
  const anna = await client(port, 'Anna');
  const id = await begun([anna], WISH);
  const accept = 'br, gzip';
  for (const path of ['/api/tables', '/api/tables/nowhere/replay?as=table'])
    expect(await ask(anna, path, { accept })).toMatchObject({
      encoding: undefined,
      vary: 'accept-encoding',
    });
  const table = await ask(anna, `/api/tables/${id}`, { accept });
  expect(table.length).toBeGreaterThan(1400);
  expect(table.encoding).toBeUndefined();
});
