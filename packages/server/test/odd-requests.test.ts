import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import texts from '../src/locales/en.json' with { type: 'json' };
import { type RawAnswer, sendRaw } from './raw.ts';
import { newFolder, serve } from './setup.ts';

const JSON_TYPE = 'Content-Type: application/json';
const HTML = 'Accept: text/html';
const HOST = 'Host: x';

function request(method: string, path: string, lines: readonly string[] = [], body = ''): string {
  const length = body ? [`Content-Length: ${body.length}`] : [];
  const head = [`${method} ${path} HTTP/1.1`, HOST, 'Connection: close', ...lines, ...length];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}
const post = (type: string, body: string): string => request('POST', '/api/guest', [type], body);
const upgrade = (path: string, to: string): string =>
  request('GET', path, [`Upgrade: ${to}`]).replace(
    'Connection: close',
    'Connection: Upgrade, close',
  );

const NOWHERE = [
  '/%2e%2e/package.json',
  '/../package.json',
  '/..',
  '/%2e%2e%2fpackage.json',
  '/table/%ZZ',
  '/%c0%ae',
  '/api/%',
  '/api/tables/%ZZ',
  '/api/',
  '/api/nowhere',
  '/ap%69/nowhere/x',
  `/api/invites/${'x'.repeat(101)}`,
  `/api/tables/${'x'.repeat(15_000)}`,
  '//',
  '///etc/passwd',
  '/%00',
  '/a%00b',
  '/\\..\\package.json',
  `/${'x'.repeat(15_000)}`,
  '/missing.js',
  '/assets/missing.css?v=1',
  '/socket',
];

const REQUESTS: [name: string, status: number, text: string][] = [
  ...NOWHERE.flatMap((path): [string, number, string][] => [
    [`GET ${path.slice(0, 40)}`, 404, request('GET', path)],
    [`GET ${path.slice(0, 40)} as a page`, 404, request('GET', path, [HTML])],
  ]),
  ...['DELETE', 'PUT', 'PATCH', 'OPTIONS', 'TRACE', 'PURGE', 'PROPFIND'].map(
    (method): [string, number, string] => [
      `${method} /api/tables`,
      404,
      request(method, '/api/tables'),
    ],
  ),
  ['GET /api/tables/%00', 401, request('GET', '/api/tables/%00')],
  ['a query that cannot be decoded', 400, request('GET', '/api/tables/x/replay?as=%ZZ')],
  ['GET *', 404, request('GET', '*')],
  ['CONNECT', 405, request('CONNECT', 'x:443')],
  ['an unknown method', 400, request('FOO', '/api/tables')],
  ['a method in small letters', 400, request('get', '/api/tables')],
  ['an address longer than all headers may be', 431, request('GET', `/${'x'.repeat(20_000)}`)],
  ['headers that are too long', 431, request('GET', '/', [`X: ${'x'.repeat(20_000)}`])],
  ['a header with a bad name', 400, request('GET', '/', ['X y: z'])],
  ['half a JSON', 400, post(JSON_TYPE, '{')],
  ['no JSON', 400, post(JSON_TYPE, '')],
  ['a JSON that is no object', 400, post(JSON_TYPE, '[]')],
  ['a JSON with a prototype', 400, post(JSON_TYPE, '{"__proto__":{}}')],
  ['too long a JSON', 413, post(JSON_TYPE, `"${'x'.repeat(20_000)}"`)],
  ['XML', 415, post('Content-Type: text/xml', '<a>')],
  ['text', 415, post('Content-Type: text/plain', 'a')],
  ['a type that is none', 415, post('Content-Type: ;;', 'a')],
  ['no type', 415, post('X: y', 'a')],
  ['a bad length', 400, request('POST', '/api/guest', ['Content-Length: x'])],
  ['two lengths', 400, request('POST', '/api/guest', ['Content-Length: 2'], '{}{')],
  ['a bad chunk', 400, `${request('POST', '/api/guest', ['Transfer-Encoding: chunked'])}ZZ\r\n`],
  ['no host', 400, 'GET /api/health HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['no HTTP', 400, 'hello\r\n\r\n'],
  ['TLS', 400, '\x16\x03\x01\x02\x00\x01'],
  ['HTTP/2', 400, 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ['an expectation', 417, request('POST', '/api/guest', ['Expect: luck'])],
  ['another version of a file', 412, request('GET', '/index.html', ['If-Match: "x"'])],
  ['an upgrade of something else', 401, upgrade('/api/me', 'websocket')],
  ['an upgrade to something else', 404, upgrade('/socket', 'h2c')],
  ['an upgrade of an odd address', 404, upgrade('/table/%ZZ', 'websocket')],
  ['an upgrade without a key', 400, upgrade('/socket', 'websocket')],
  ['a request of another site', 403, request('POST', '/api/guest', ['Origin: null'])],
];

test('a request that cannot be answered gets a refusal with all headers', async () => {
  const folder = newFolder();
  const web = join(folder, 'dist');
  mkdirSync(web);
  writeFileSync(join(web, 'index.html'), '<p>page');
  writeFileSync(join(folder, 'package.json'), '{}');
  const lines: string[] = [];
  const { port } = await serve({ web, log: { write: (line) => void lines.push(line) } });
  const answers = await Promise.all(
    REQUESTS.map(async ([name, , text]) => [name, seen(await sendRaw(port, text))]),
  );
  expect(Object.fromEntries(answers)).toEqual(
    Object.fromEntries(REQUESTS.map(([name, status]) => [name, { status, flaws: [] }])),
  );
  const warnings = lines.map((line) => JSON.parse(line)).filter((x) => x.err ?? x.level > 30);
  expect(warnings.map((x) => x.msg)).toEqual(['refused: a request from another origin']);
});

const HEADERS: Record<string, string> = {
  'content-type': 'application/json; charset=utf-8',
  'content-security-policy':
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** The status of an answer, and what it lacks of our shape. */
function seen({ status, headers, body }: RawAnswer): { status: number; flaws: string[] } {
  const flaws = Object.keys(HEADERS).filter((name) => headers.get(name) !== HEADERS[name]);
  const key = /^{"refusal":{"msg":{"key":"([^"]+)".*}}}$/.exec(body)?.[1] ?? '';
  const isText = key.startsWith('kernel.bad.') || Object.hasOwn(texts, key);
  return { status, flaws: isText ? flaws : [...flaws, body] };
}

test('screens whose address has a dot are no files', async () => {
  const web = newFolder();
  writeFileSync(join(web, 'index.html'), '<p>page');
  const { port } = await serve({ web });
  for (const path of ['/rules/om.trade.4', '/table/x', '/invite/x?from=a.js', '/me?%ZZ'])
    expect((await sendRaw(port, request('GET', path, [HTML]))).body).toBe('<p>page');
});
