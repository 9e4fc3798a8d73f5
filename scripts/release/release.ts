import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { LaunchError } from '../launch/messages.mjs';
import { runNpm } from '../launch/npm.mjs';
import { root } from '../tasks/lib/tools.ts';
import { type Lock, lockedFor } from './locked.ts';
import { plainFiles } from './plain-files.ts';

/** Where the program begins, and what it finds by its path. */
const ENTRIES = [
  'packages/cli/src/main.ts',
  'packages/cli/src/{arena,train}/worker.ts',
  'packages/server/src/workers/*-worker.ts',
  'games/**/terminal/index.ts',
  'games/**/rules/components/book-tables.ts',
];

/** Files that the program reads, copied as they are. */
const READ = [
  'LICENSE',
  'CREDITS.md',
  'CHANGELOG.md',
  'scripts/locales.json',
  'scripts/launch/*.{mjs,json}',
  'scripts/release/bin.mjs',
  'packages/{kernel,server,testkit,cli}/src/locales/*.json',
  'games/**/locales/*/{lobby,table,rulebook}.json',
  'games/**/rulebook/*.md',
  'games/**/frozen/*.js',
];

/** The built page, without what only open pages of an earlier build need. */
const PAGE = 'packages/web/dist';
const NOT_OF_PAGE = /[\\/]dist[\\/](?:earlier|\.sources)/;

/** Beside the package: what hosts copy and change. */
const EXAMPLES = join(root, 'docs/examples');
const CONTAINER = ['Dockerfile', 'compose.yaml', 'Caddyfile'];
const LOOSE = ['fondaco.service', 'nginx.conf'];

interface Manifest {
  version: string;
  dependencies?: Record<string, string>;
  [key: string]: unknown;
}

const readManifest = (path: string): Manifest =>
  JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8')) as Manifest;

/** Makes everything people install without a clone, in an empty folder; gives the file of the package. The page must be built. */
export async function makeRelease(folder: string): Promise<string> {
  const { version } = readManifest('.');
  rmSync(folder, { recursive: true, force: true });
  const stage = join(folder, 'package');
  writePackage(stage, version);
  await runNpm({
    node: process.execPath,
    args: ['pack', '--silent', '--pack-destination', folder],
    cwd: stage,
    env: process.env,
    offline: new LaunchError('npmFailed'),
    watchParent: false,
  });
  rmSync(stage, { recursive: true });
  const made = join(folder, `fondaco-${version}.tgz`);
  packContainer(folder, made, version);
  for (const file of LOOSE) cpSync(join(EXAMPLES, file), join(folder, file));
  writeFileSync(join(folder, 'NOTES.md'), notesOf(version));
  writeSums(folder);
  return made;
}

function writePackage(stage: string, version: string): void {
  const workspaces = [...globSync('packages/*', { cwd: root }), 'games'];
  const entries = ENTRIES.flatMap((pattern) => globSync(pattern, { cwd: root }));
  const { files, packages } = plainFiles(root, workspaces, entries);
  for (const { path, code } of files) write(join(stage, path), code);
  for (const pattern of READ)
    for (const file of globSync(pattern, { cwd: root }))
      write(join(stage, file), readFileSync(join(root, file)));
  cpSync(join(root, PAGE), join(stage, PAGE), {
    recursive: true,
    filter: (from) => !NOT_OF_PAGE.test(from),
  });
  const manifest = manifestOf(version, workspaces, packages);
  write(join(stage, 'package.json'), JSON.stringify(manifest, null, 2));
  write(join(stage, 'npm-shrinkwrap.json'), JSON.stringify(lockOf(manifest)));
  write(join(stage, 'README.md'), readmeOf(version));
}

/** npm installs exactly these versions, also of packages that others need. */
function lockOf(manifest: Manifest): object {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Lock;
  };
  const locked = lockedFor(manifest.dependencies ?? {}, packages);
  const { name, version } = manifest;
  return {
    name,
    version,
    lockfileVersion: 3,
    requires: true,
    packages: { '': manifest, ...locked },
  };
}

/** As few packages as the program imports, in the versions it was tested with. */
function manifestOf(version: string, workspaces: string[], packages: string[]): Manifest {
  const known = Object.assign({}, ...workspaces.map((x) => readManifest(x).dependencies ?? {}));
  const { description, license } = readManifest('.');
  return {
    name: 'fondaco',
    version,
    description,
    license,
    type: 'module',
    bin: { fondaco: 'scripts/release/bin.mjs' },
    engines: { node: `>=${minimumNode()}` },
    dependencies: Object.fromEntries(
      packages.map((name) => {
        if (known[name] === undefined) throw new Error(`${name} is imported, but no dependency`);
        return [name, known[name]];
      }),
    ),
  };
}

const minimumNode = (): string =>
  (
    JSON.parse(readFileSync(join(root, 'scripts/launch/runtimes.json'), 'utf8')) as {
      minimum: string;
    }
  ).minimum;

const readmeOf = (version: string): string => `# Fondaco ${version}

Play merchant board games by the real rules, in the browser: with friends, strangers or bots. Needs Node.js ${minimumNode()} or newer.

\`\`\`
npx fondaco-${version}.tgz serve          # for this machine
npx fondaco-${version}.tgz serve --host   # for your network
\`\`\`

It prints the address to open. Games are kept in your own data folder, not in this package; \`--data FILE\` names another place. \`fondaco help\` lists everything else.
`;

/** What the changelog says of a version. */
export function notesOf(
  version: string,
  changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8'),
): string {
  const parts = changelog.split(/^(?=## )/m);
  const part = parts.find((x) =>
    new RegExp(`^## ${version.replaceAll('.', '\\.')}(?:\\s|$)`).test(x),
  );
  if (part === undefined) throw new Error(`CHANGELOG.md says nothing of ${version}`);
  return part;
}

/** What \`docker build\` needs, in one archive. */
function packContainer(folder: string, made: string, version: string): void {
  const name = `fondaco-${version}-container`;
  const stage = join(folder, name);
  mkdirSync(stage);
  for (const file of CONTAINER) cpSync(join(EXAMPLES, file), join(stage, file));
  cpSync(made, join(stage, 'fondaco.tgz'));
  execFileSync('tar', ['-czf', `${name}.tar.gz`, name], { cwd: folder });
  rmSync(stage, { recursive: true });
}

function writeSums(folder: string): void {
  const lines = globSync('*', { cwd: folder })
    .sort()
    .map((file) => {
      const sum = createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest('hex');
      return `${sum}  ${basename(file)}\n`;
    });
  writeFileSync(join(folder, 'SHA256SUMS'), lines.join(''));
}

function write(path: string, content: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
