import type { OfflineFiles } from '../../offline.ts';
import { listenForPushes } from './pushes.ts';

// Answers for the server while there is none, and shows what it pushes. The build makes it one file, and writes the list of files before it (`offline.ts`).
//
// - The page itself comes from the network, so that whoever starts it online gets the newest version; without the network, from the cache.
// - Built files never change under their name: they come from the cache.
// - A new version is fetched whole beside the old one, whose files stay until no page is open that may need them.

declare const OFFLINE: OfflineFiles;

/** What is used here of the global scope: TypeScript has its types only instead of those of a page. */
interface WorkerEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface FetchEvent extends WorkerEvent {
  request: Request;
  respondWith(response: Promise<Response>): void;
}
interface WorkerScope {
  clients: {
    claim(): Promise<void>;
    matchAll(which: {
      type: 'window';
      includeUncontrolled: true;
    }): Promise<{ postMessage(message: object): void }[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', run: (event: WorkerEvent) => void): void;
  addEventListener(name: 'fetch', run: (event: FetchEvent) => void): void;
}
const scope = self as unknown as WorkerScope;

/** A network that has not answered by then counts as none. */
const NETWORK_MS = 4000;
/** How many files are fetched at once. */
const AT_ONCE = 4;
/** Where the games of this device are stored. */
const DATABASE = 'fondaco';
const BASE = new URL('.', location.href).pathname;
const CACHE = `fondaco ${BASE}`;
const FILES: ReadonlySet<string> = new Set(OFFLINE.files);
const FROZEN = Object.values(OFFLINE.frozen).flat();
const isHashed = (file: string): boolean => file.startsWith('assets/');
/** What the server says of languages and encodings does not matter here. */
const find = (cache: Cache, path: string): Promise<Response | undefined> =>
  cache.match(`${BASE}${path}`, { ignoreVary: true });

scope.addEventListener('install', (event) => event.waitUntil(install()));
scope.addEventListener('activate', (event) => event.waitUntil(activate()));
scope.addEventListener('fetch', (event) => {
  const { method, url, mode } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin || !pathname.startsWith(BASE)) return;
  const path = pathname.slice(BASE.length);
  if (mode === 'navigate') {
    if (path.startsWith('api/') || FILES.has(path)) return;
    event.respondWith(openPage(event.request));
    event.waitUntil(dropOldFiles());
  } else if (isHashed(path) || FILES.has(path)) {
    event.respondWith(openFile(event, path));
  }
});

listenForPushes(BASE);

async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  const needed = [...OFFLINE.files, ...(await frozenNeeded())];
  const load = async (path: string): Promise<void> => {
    if (isHashed(path) && (await find(cache, path))) return;
    await cache.put(`${BASE}${path}`, await fetched(path));
  };
  // A few at a time: the page that is open comes first.
  while (needed.length > 0) await Promise.all(needed.splice(0, AT_ONCE).map(load));
  const page = await fetched('');
  // In the middle of a deploy the page may be another one than these files: the browser will try again.
  if (!(await page.clone().text()).includes(OFFLINE.version)) throw new Error('another version');
  // Last: from now on the cache opens this version.
  await cache.put(BASE, page);
  await scope.skipWaiting();
}

async function fetched(path: string): Promise<Response> {
  const response = await fetch(`${BASE}${path}`, {
    cache: isHashed(path) ? 'default' : 'no-cache',
  });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
}

/** Tells open pages: they go on with their own version until they are reloaded. */
async function activate(): Promise<void> {
  await scope.clients.claim();
  for (const page of await openPages()) page.postMessage({ version: OFFLINE.version });
}

const openPages = () => scope.clients.matchAll({ type: 'window', includeUncontrolled: true });

async function openPage(request: Request): Promise<Response> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('late')), NETWORK_MS);
  });
  const network = fetch(request);
  const kept = async (): Promise<Response> =>
    (await find(await caches.open(CACHE), '')) ?? (await network);
  try {
    const response = await Promise.race([network, late]);
    // A proxy says so of a server that is away.
    return response.status >= 502 && response.status <= 504 ? kept() : response;
  } catch {
    return kept();
  }
}

async function openFile(event: FetchEvent, path: string): Promise<Response> {
  const cache = await caches.open(CACHE);
  const known = await find(cache, path);
  if (known) return known;
  const response = await fetch(event.request);
  // Rules of earlier versions are kept once a game has needed them. Where there is no space, they are loaded again.
  if (response.ok && isHashed(path))
    event.waitUntil(cache.put(`${BASE}${path}`, response.clone()).catch(() => {}));
  return response;
}

/** When the first page is opened, nobody needs the files of earlier versions any more. */
async function dropOldFiles(): Promise<void> {
  if ((await openPages()).length > 0) return;
  const cache = await caches.open(CACHE);
  const current = new Set(['', ...FILES, ...FROZEN].map((path) => `${BASE}${path}`));
  for (const request of await cache.keys())
    if (!current.has(new URL(request.url).pathname)) await cache.delete(request);
}

/** The files of the earlier rules under which games of this device began. */
async function frozenNeeded(): Promise<string[]> {
  const games = await deviceGames().catch(() => []);
  const needed = games.flatMap(
    ({ row }) => OFFLINE.frozen[`${row?.game} ${row?.rulesVersion}`] ?? [],
  );
  return [...new Set(needed)];
}

interface StoredGame {
  row?: { game?: string; rulesVersion?: number };
}

/** Reads what the games' own worker has stored, and creates nothing. */
async function deviceGames(): Promise<StoredGame[]> {
  if (!(await indexedDB.databases()).some(({ name }) => name === DATABASE)) return [];
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(DATABASE);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const db = opening.result;
      const reading = db.transaction('tables').objectStore('tables').getAll();
      reading.onsuccess = () => resolve(reading.result as StoredGame[]);
      reading.onerror = () => reject(reading.error);
      db.close();
    };
  });
}
