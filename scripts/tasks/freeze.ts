import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Manifest, manifestOf, manifests } from '@fondaco/games';
import { frozenFolder } from '@fondaco/games/node.ts';
import { build, type Rollup } from 'vite';
import { root } from './lib/tools.ts';

/*
 * Keeps today's rules of a game as one file, so that games that began under them end under them. Run it
 * before a rule changes: `npm run freeze GAME`; then raise rulesVersion in the manifest and in the rules.
 */
const [id = ''] = process.argv.slice(2);
const manifest = manifestOf(id);
if (!manifest) {
  console.error(`npm run freeze GAME: one of ${manifests.map((m) => m.id).join(', ')}`);
  process.exitCode = 2;
} else if (manifest.released.some((x) => x.version === manifest.rulesVersion)) {
  console.error(`${id}: version ${manifest.rulesVersion} is frozen already`);
  process.exitCode = 2;
} else {
  await freeze(manifest);
}

async function freeze(m: Manifest): Promise<void> {
  const code = await bundle(m);
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 16);
  const file = `${m.rulesVersion}-${hash}.js`;
  mkdirSync(frozenFolder(m), { recursive: true });
  writeFileSync(join(frozenFolder(m), file), code);
  addToManifest(m, file);
  console.log(
    `${m.folder}/frozen/${file}: ${Math.ceil(gzipSync(code).length / 1024)} KB compressed`,
  );
}

/** The code of the rules with everything they import, including the kernel; contains no path of this checkout. */
async function bundle({ folder, contract, view }: Manifest): Promise<string> {
  const name = exportOf(folder);
  const entry = `\0rules`;
  const source = [
    `export { ${name} as game } from ${JSON.stringify(join(root, 'games', folder, 'rules/index.ts'))};`,
    ...facts(folder),
    `export const contract = ${contract};`,
    `export const view = ${view};`,
  ].join('\n');
  const [built] = (await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [
      {
        name: 'fondaco-frozen',
        enforce: 'pre',
        resolveId: (x) => (x.endsWith('frozen:rules') ? entry : undefined),
        load: (x) => (x === entry ? source : undefined),
      },
    ],
    build: {
      write: false,
      minify: true,
      target: 'es2023',
      // A library is not minified as a whole unless its output is.
      rollupOptions: { input: 'frozen:rules', output: { minify: true } },
      lib: { entry: 'frozen:rules', formats: ['es'], fileName: 'frozen' },
    },
  })) as Rollup.RollupOutput[];
  const [chunk, ...more] = built?.output ?? [];
  if (chunk?.type !== 'chunk' || more.length > 0) throw new Error('rules are one file');
  return chunk.code;
}

/** What looks and bots ask beyond the view is frozen with the rules. */
function facts(folder: string): string[] {
  const file = join(root, 'games', folder, 'rules/facts/index.ts');
  return existsSync(file) ? [`export { factsOf } from ${JSON.stringify(file)};`] : [];
}

function manifestFile(folder: string): string {
  return join(root, 'games', folder, 'manifest.ts');
}

/** The name under which the rules are exported, as the manifest has it. */
function exportOf(folder: string): string {
  const found = /import\('\.\/rules\/index\.ts'\)\)\.(\w+)/.exec(
    readFileSync(manifestFile(folder), 'utf8'),
  );
  if (!found?.[1]) throw new Error(`${folder}/manifest.ts: no rules thunk`);
  return found[1];
}

function addToManifest({ folder, rulesVersion, contract, view }: Manifest, file: string): void {
  const path = manifestFile(folder);
  const line = `{ version: ${rulesVersion}, contract: ${contract}, view: ${view}, file: '${file}' },`;
  const text = readFileSync(path, 'utf8');
  const listed = (_: string, before: string): string =>
    `released: [${before.trim() === '' ? '' : `${before.replace(/,\s*$/, '')}, `}${line}]`;
  writeFileSync(path, text.replace(/released: \[([^\]]*)\]/, listed));
}
