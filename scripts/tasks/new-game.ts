import {
  appendFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { manifests } from '@fondaco/games';
import { root, runScript, runTool } from './lib/tools.ts';

/*
 * Makes a small working game to begin with: manifest, one frame, texts, arranger, scenarios, rulebook and conformance
 * test, and registers it. `npm run new-game harbour`, or `npm run new-game silk-road "The Silk Road"`.
 */
const [id = '', title = inWords(id)] = process.argv.slice(2);
const games = join(root, 'games');
const template = join(root, 'scripts/new-game');

const problem = problemWith(id);
if (problem !== undefined) {
  console.error(`npm run new-game NAME: ${problem}`);
  process.exitCode = 2;
} else {
  for (const file of globSync('**/*.txt', { cwd: template })) copy(file);
  register();
  await runTool('@biomejs/biome', 'check', '--write', join('games', id), 'games/registry.ts');
  await runScript('packages/testkit/src/recorded/record.ts');
  console.log(`games/${id} is there, and in games/registry.ts. Play it: fondaco play ${id}`);
}

function problemWith(name: string): string | undefined {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name)) return 'a name is lower-case words joined by hyphens';
  if (existsSync(join(games, name))) return `games/${name} is there already`;
  const taken = manifests.find((m) => m.id === name || m.prefix === prefixOf(name));
  return taken && `${taken.id} has this name, or its prefix ${taken.prefix}`;
}

function inWords(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `silkRoad`, for code; `silkroad` begins its rule ids and texts. */
function nameOf(name: string): string {
  return name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}
function prefixOf(name: string): string {
  return name.replaceAll('-', '');
}

function filled(text: string): string {
  const values: Record<string, string> = { id, title, name: nameOf(id), prefix: prefixOf(id) };
  return text.replaceAll(/\{\{(id|title|name|prefix)\}\}/g, (_, key: string) => values[key] ?? '');
}

function copy(file: string): void {
  const to = join(games, id, file.replace(/\.txt$/, ''));
  mkdirSync(dirname(to), { recursive: true });
  writeFileSync(to, filled(readFileSync(join(template, file), 'utf8')));
}

/** One line in the registry. */
function register(): void {
  const line = `export { manifest as ${nameOf(id)} } from './${id}/manifest.ts';\n`;
  appendFileSync(join(games, 'registry.ts'), line);
}
