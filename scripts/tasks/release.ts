import { globSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildPage } from '@fondaco/web/build';
import { makeRelease } from '../release/release.ts';
import { root } from './lib/tools.ts';

// Makes what people install without a clone, into release/ or another folder.
const folder = resolve(process.argv[2] ?? join(root, 'release'));
await buildPage();
await makeRelease(folder);
for (const file of globSync('*', { cwd: folder }).sort())
  console.log(`${file}: ${Math.ceil(statSync(join(folder, file)).size / 1024)} KB`);
