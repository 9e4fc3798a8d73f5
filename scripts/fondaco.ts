import { buildPage } from '@fondaco/web/build';
import { say } from './launch/messages.mjs';

// Only a server and a site need the page; every other command starts without it.
if (['serve', 'site'].includes(process.argv[2] ?? '')) await buildPage(() => say('buildingPage'));
await import('../packages/cli/src/main.ts');
