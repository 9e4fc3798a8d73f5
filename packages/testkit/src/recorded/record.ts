import { manifests } from '@fondaco/games';
import { recordedFolder } from '@fondaco/games/node.ts';
import { writeRecording } from './write.ts';

/** Records the games of today's rules that are not recorded yet: `node packages/testkit/src/recorded/record.ts`. */
const again = process.argv.includes('--again');
const kept: string[] = [];
for (const manifest of manifests) {
  const game = await manifest.rules();
  for (const recording of manifest.recordings) {
    const name = `${game.id}/${recording.name}`;
    const done = writeRecording(recordedFolder(manifest), game, recording, again);
    console.log(`${done}: ${name}`);
    if (done === 'kept') kept.push(name);
  }
}
if (kept.length > 0)
  console.log('Kept games are of the current rules version; --again records them again.');
