import { say } from './launch/messages.mjs';
import { launch, root } from './launch.mjs';

const FONDACO = 'scripts/fondaco.ts';
const TASKS = [
  'start',
  'dev',
  'test',
  'quick',
  'soak',
  'bench',
  'check',
  'fix',
  'mutate',
  'freeze',
  'new-game',
  'release',
];

const [task = '', ...args] = process.argv.slice(2);

if (!TASKS.includes(task)) {
  say('unknownTask', { task, tasks: TASKS.join(', ') });
  process.exitCode = 2;
} else if (task === 'start') {
  const serve = ['serve', ...args];
  await launch({ entry: FONDACO, args: serve, cwd: root, scope: 'production', watchParent: true });
} else {
  const entry = `scripts/tasks/${task}.ts`;
  await launch({ entry, args, cwd: root, scope: 'everything', watchParent: true });
}
