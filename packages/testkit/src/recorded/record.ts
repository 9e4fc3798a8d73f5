import { RECORDINGS } from '../games.ts';
import { inRepo } from '../paths.ts';
import { writeRecording } from './write.ts';

const again = process.argv.includes('--again');
const kept: string[] = [];
for (const recording of RECORDINGS) {
  const name = `${recording.game.id}/${recording.name}`;
  const done = writeRecording(inRepo('fixtures'), recording, again);
  console.log(`${done}: ${name}`);
  if (done === 'kept') kept.push(name);
}
if (kept.length > 0)
  console.log('Kept games are of the current rules version; --again records them anew.');
