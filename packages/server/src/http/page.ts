import { hash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import files from '@fastify/static';
import { mayWatch } from '@fondaco/host';
import { msg } from '@fondaco/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Accounts } from '../accounts.ts';
import type { ServerContext } from '../context.ts';
import { tokenOf } from './session.ts';

/** The build puts a hash of its content into the name of each file of this folder: what has such a name never changes. */
const HASHED = /^(?:earlier[\\/])?assets[\\/]/;
const EARLIER = 'earlier';
const FOR_A_YEAR = 'public, max-age=31536000, immutable';
/** Browsers ask every time whether it has changed: the page must not stay behind the server. */
const REVALIDATE = 'no-cache';

/** Serves the built page, if there is one: its files, and `index.html` for the address of every screen. */
export async function servePage(
  app: FastifyInstance,
  folder: string | undefined,
  base: string,
  gameOf: GameOf,
): Promise<void> {
  const page = folder !== undefined && existsSync(join(folder, 'index.html')) ? folder : undefined;
  app.setNotFoundHandler((request, reply) => {
    if (page !== undefined && isScreen(request))
      return sendScreen(page, base, gameOf, request, reply);
    // A file that is missing in the middle of a deploy may be there a moment later.
    void reply.code(404).header('cache-control', 'no-store');
    return reply.send({ refusal: { msg: msg('server.notFound') } });
  });
  if (page === undefined) return;
  // Every program gets the first page, not only those that ask for HTML. `GET *` arrives here too.
  app.get('/', { schema: { hide: true } }, (request, reply) =>
    request.url === '*' ? reply.callNotFound() : sendScreen(page, base, gameOf, request, reply),
  );
  await app.register(files, {
    // Parts of the build before: a page that was open during an upgrade may still ask for them.
    root: [page, join(page, EARLIER)].filter((each) => existsSync(each)),
    index: false,
    preCompressed: true,
    cacheControl: false,
    // Hashes say more, and a part of a file is of no use: every file of the page would be longer by these headers.
    lastModified: false,
    acceptRanges: false,
    setHeaders(reply, path) {
      const isHashed = HASHED.test(relative(page, path));
      void reply.header('cache-control', isHashed ? FOR_A_YEAR : REVALIDATE);
    },
  });
}

/** Tells one build of the page from another. A deploy may replace it while the server runs. */
export function pageBuildOf(folder: string | undefined): () => string | undefined {
  const index = join(folder ?? '', 'index.html');
  let known: { at: number; build: string } | undefined;
  return () => {
    const at =
      folder === undefined ? undefined : statSync(index, { throwIfNoEntry: false })?.mtimeMs;
    if (at === undefined) return undefined;
    if (known?.at !== at) known = { at, build: hash('sha256', readFileSync(index)).slice(0, 16) };
    return known.build;
  };
}

/** The game of a table, where who asks may know it. */
type GameOf = (table: string, request: FastifyRequest) => Promise<string | undefined>;

/** Reads no more than the head of the stored table: a hint must cost less than what follows it. */
export const gameSeenBy =
  ({ host }: ServerContext, accounts: Accounts): GameOf =>
  async (table, request) => {
    const session = await accounts.session(tokenOf(request));
    const stored = session && (await host.storage.load(table, Number.MAX_SAFE_INTEGER));
    return stored && mayWatch(stored, session.user) ? stored.row.game : undefined;
  };

/** The files that are needed; the build lists them. */
interface Preloads {
  /** By the first part of the address and by language. */
  screens: Record<string, Record<string, string[]>>;
  /** The look of each game. */
  games: Record<string, string[]>;
}

/** Sends `index.html` with the files that the screen needs, so that browsers ask for them at once. Both are read anew: a deploy changes them. */
async function sendScreen(
  page: string,
  base: string,
  gameOf: GameOf,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  // Links in the page begin with the base: elsewhere they would lead nowhere.
  if (!request.originalUrl.startsWith(base)) {
    const isBase = `${request.url}/` === base;
    return reply.redirect(isBase ? base : `${base}${request.url.slice(1)}`);
  }
  const [html, list] = await Promise.all([
    readFile(join(page, 'index.html'), 'utf8'),
    readFile(join(page, 'preloads.json'), 'utf8').catch(() => '{}'),
  ]);
  const { screens = {}, games = {} } = JSON.parse(list) as Partial<Preloads>;
  const [, screen = '', id = ''] = /^\/([^/?]*)\/?([^/?]*)/.exec(request.url) ?? [];
  const byLanguage = screens[screen] ?? {};
  const wished = acceptedLanguages(request.headers['accept-language']);
  const game =
    AT_TABLES.includes(screen) && id ? await gameOf(id, request).catch(() => undefined) : undefined;
  const files = [
    ...(byLanguage[wished.find((lang) => byLanguage[lang]) ?? 'en'] ?? []),
    ...(games[game ?? ''] ?? []),
  ];
  // The built page names its files from its own folder; an address may be deeper.
  const text = html
    .replaceAll('="./', `="${base}`)
    .replace('</head>', `${files.map((file) => linkTo(base + file)).join('')}</head>`);
  const etag = `"${hash('sha256', text)}"`;
  void reply.headers({ 'cache-control': REVALIDATE, vary: 'accept-language', etag });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type('text/html; charset=utf-8').send(text);
}

/** The screens that show the table which the second part of their address names. */
const AT_TABLES = ['table', 'replay'];

const linkTo = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="${file}">`
    : `<link rel="modulepreload" href="${file}">`;

/** Browsers name the languages of their user in the order they like them; a region is of no account here. */
const acceptedLanguages = (header = ''): string[] =>
  header.split(',').map((x) => x.trim().slice(0, 2).toLowerCase());

const ASSET =
  /\.(?:m?js|css|map|json|html?|txt|xml|svg|png|jpe?g|webp|ico|woff2?|wasm|webmanifest)$/i;

/** Whether a browser asks for a screen of the page: any address outside the API that is requested as HTML and is no file. */
function isScreen({ method, url, headers }: FastifyRequest): boolean {
  const path = decodeURI(url.split('?')[0] ?? '');
  const asksPage = headers.accept?.includes('text/html') === true;
  return method === 'GET' && asksPage && !path.startsWith('/api') && !ASSET.test(path);
}
