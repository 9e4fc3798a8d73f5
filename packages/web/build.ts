import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  globSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

const here = import.meta.dirname;
const root = join(here, '../..');
/** Where the built page is. */
export const PAGE = join(here, 'dist');
const STAMP = join(PAGE, '.sources');

/** Everything the page is made from. */
const SOURCES = [
  'package-lock.json',
  'packages/web/{index.html,vite.config.ts,build.ts,scripts/build-page.ts,preloads.ts,texts.ts,examples.ts,offline.ts,manifest.ts,game-list.ts}',
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
  // Asked beforehand: the build itself would end in the stack of a library.
  accessSync(here, constants.W_OK);
  beforeBuild();
  await runBuild();
  writeFileSync(STAMP, wanted);
}

/** In a process of its own: a build leaves a gigabyte behind, which a server would keep for as long as it runs. */
function runBuild(): Promise<void> {
  return new Promise((done, failed) => {
    // Tests and tools set NODE_ENV to something else, and then the page would be built with React's checks for developers.
    const child = spawn(process.execPath, [join(here, 'scripts/build-page.ts')], {
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 2, 2],
    });
    child.once('error', failed);
    child.once('exit', (code) =>
      code === 0 ? done() : failed(new Error(`building the page ended with ${code}`)),
    );
  });
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
