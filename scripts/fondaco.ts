import { buildPage } from '@fondaco/web/build';
import { say } from './launch/messages.mjs';

// Only a server needs the page; every other command starts without it.
if (process.argv[2] === 'serve') await buildPage(() => say('buildingPage'));
await import('../packages/cli/src/main.ts');
