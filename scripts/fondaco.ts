import { buildPage } from '@fondaco/web/build';
import { reportLaunchError, say } from './launch/messages.mjs';

// A launcher that is killed by force cannot end this process: its channel closes, and this process ends itself.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();

try {
  // Only a server and a site need the page; every other command starts without it.
  if (['serve', 'site', 'prepare'].includes(process.argv[2] ?? ''))
    await buildPage(() => say('buildingPage'));
  await import('../packages/cli/src/main.ts');
} catch (error) {
  process.exitCode = reportLaunchError(error);
}
