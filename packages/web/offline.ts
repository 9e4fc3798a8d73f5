import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { manifests } from '@fondaco/games';
import type { Plugin } from 'vite';

const SOURCE = join(import.meta.dirname, 'src/offline/service-worker.ts');
/** Its folder is what it may answer for: the whole page. */
const WORKER = 'sw.js';

/** What the service worker keeps for the time without a network. */
export interface OfflineFiles {
  /** Stands in the page too, so that it is known which files belong to it. */
  version: string;
  /** Everything but earlier rules: paths from where the page lies. */
  files: string[];
  /** Files of earlier rules, by game and version: `oltre-mare 1`. There may be many, and most devices need none. */
  frozen: Record<string, string[]>;
}

/** Builds the service worker beside the page, as a file of its own. */
export function serviceWorker(): Plugin {
  return {
    name: 'fondaco-service-worker',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: SOURCE, fileName: WORKER });
    },
    generateBundle(_, bundle) {
      const chunk = bundle[WORKER];
      // Browsers load it as a plain script.
      if (chunk?.type !== 'chunk' || chunk.imports.length + chunk.exports.length > 0)
        throw new Error('the service worker must be one file without imports and exports');
    },
  };
}

/** Tells the service worker of the built page what belongs to it. */
export function listOfflineFiles(page: string): void {
  const all = globSync('**/*', { cwd: page }).filter((x) => statSync(join(page, x)).isFile());
  const files = all.map((file) => file.replaceAll('\\', '/')).filter((x) => !NOT_KEPT.test(x));
  const frozen = Object.fromEntries(
    manifests.flatMap(({ id, released }) =>
      released.map(({ version, file }) => [
        `${id} ${version}`,
        files.filter((x) => x.startsWith(`assets/${basename(file, '.js')}-`)).sort(),
      ]),
    ),
  );
  const earlier = new Set(Object.values(frozen).flat());
  const list: OfflineFiles = {
    version: hashOf([...files, 'index.html', WORKER].map((file) => join(page, file))),
    files: files.filter((file) => !earlier.has(file)).sort(),
    frozen,
  };
  const html = readFileSync(join(page, 'index.html'), 'utf8');
  const version = `<meta name="version" content="${list.version}" />`;
  writeFileSync(join(page, 'index.html'), html.replace('<title>', `${version}\n    <title>`));
  const worker = readFileSync(join(page, WORKER), 'utf8');
  writeFileSync(join(page, WORKER), `const OFFLINE = ${JSON.stringify(list)};\n${worker}`);
}

/** The page is asked for by its address, and the lists are for the server. */
const NOT_KEPT = /^(index\.html|sw\.js|preloads\.json|\.sources)$|\.(br|gz|txt)$/;

function hashOf(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of [...paths].sort()) hash.update(readFileSync(path));
  return hash.digest('hex').slice(0, 16);
}
