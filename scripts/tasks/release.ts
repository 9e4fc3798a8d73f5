import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { buildPage } from '@fondaco/web/build';
import { makeRelease } from '../release/release.ts';
import { root } from './lib/tools.ts';

// Makes what people install without a clone, into release/.
const folder = join(root, 'release');
await buildPage();
await makeRelease(folder);
for (const file of globSync('*', { cwd: folder }).sort())
  console.log(`release/${file}: ${Math.ceil(statSync(join(folder, file)).size / 1024)} KB`);
