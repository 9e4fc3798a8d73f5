import {
  cpSync,
  existsSync,
  globSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { PAGE } from '../build.ts';
import { listOfflineFiles } from '../offline.ts';

/*
 * Builds the page; `buildPage` runs this when it is needed. The page is made beside the present one, which a running server
 * goes on serving. The files of the build before are kept in `earlier`: a page that was open during an upgrade may still ask
 * for a part of itself.
 */
const next = `${PAGE}-next`;
const before = `${PAGE}-before`;

await build({
  configFile: join(import.meta.dirname, '../vite.config.ts'),
  logLevel: 'warn',
  build: { outDir: next, emptyOutDir: true },
});
listOfflineFiles(next);
for (const file of globSync('**/*.{js,css,svg,html,webmanifest}', { cwd: next }))
  compress(join(next, file));
const assets = join(PAGE, 'assets');
if (existsSync(assets)) cpSync(assets, join(next, 'earlier/assets'), { recursive: true });
rmSync(before, { recursive: true, force: true });
if (existsSync(PAGE)) renameSync(PAGE, before);
renameSync(next, PAGE);
rmSync(before, { recursive: true, force: true });

/** Done once here, so that the server need not do it for every visitor. */
function compress(path: string): void {
  const bytes = readFileSync(path);
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  writeFileSync(`${path}.br`, brotliCompressSync(bytes));
}
