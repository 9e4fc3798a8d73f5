import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { listOfflineFiles } from './offline.ts';

const here = import.meta.dirname;
const root = join(here, '../..');
/** Where the built page is. */
export const PAGE = join(here, 'dist');
const STAMP = join(PAGE, '.sources');

/** Everything the page is made from. */
const SOURCES = [
  'package-lock.json',
  'packages/web/{index.html,vite.config.ts,build.ts,preloads.ts,texts.ts,examples.ts,offline.ts,manifest.ts,game-list.ts}',
  'packages/web/{src,public}/**/*',
  'packages/{kernel,bots,host,text,page-kit}/src/**/*',
  'games/*.ts',
  'games/**/{manifest.ts,rules/**/*,page/**/*,lessons/*,locales/**/*,rulebook/*,scenarios/*,frozen/*}',
  'packages/server/src/locales/*',
  'packages/testkit/src/scenario/*',
];

/** Builds the page unless it was built from these sources; says so before it begins. */
export async function buildPage(beforeBuild: () => void = () => {}): Promise<void> {
  const wanted = hashOfSources();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  beforeBuild();
  const { build } = await import('vite');
  // Tests and tools set it to something else, and then the page would be built with React's checks for developers.
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    await build({ configFile: join(here, 'vite.config.ts'), logLevel: 'warn' });
  } finally {
    process.env.NODE_ENV = NODE_ENV;
  }
  listOfflineFiles(PAGE);
  for (const file of globSync('**/*.{js,css,svg,html,webmanifest}', { cwd: PAGE }))
    compress(join(PAGE, file));
  writeFileSync(STAMP, wanted);
}

/** Done once here, so that the server need not do it for every visitor. */
function compress(path: string): void {
  const bytes = readFileSync(path);
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  writeFileSync(`${path}.br`, brotliCompressSync(bytes));
}

function hashOfSources(): string {
  const hash = createHash('sha256');
  const files = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: root })).sort();
  for (const file of files) {
    const path = join(root, file);
    if (statSync(path).isFile()) hash.update(file).update('\0').update(readFileSync(path));
  }
  return hash.digest('hex');
}
