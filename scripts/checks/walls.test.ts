import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');

const folders: string[] = [];

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fondaco-walls-'));
  folders.push(folder);
  return folder;
}

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const PURE = ['kernel', 'oltre-mare', 'some-new-game', 'bots'];
const IMPORTS = 'noRestrictedImports';
const GLOBALS = 'noRestrictedGlobals';

interface Planted {
  file: string;
  source: string;
}

const forbiddenEverywhere = [
  ['a clock', 'export const x = Date.now();', GLOBALS],
  ['a date', 'export const x = new Date();', GLOBALS],
  ['a precise clock', 'export const x = performance.now();', GLOBALS],
  ['a timer', 'setTimeout(() => {}, 1);', GLOBALS],
  ['an interval', 'setInterval(() => {}, 1);', GLOBALS],
  ['a microtask', 'queueMicrotask(() => {});', GLOBALS],
  ['the process', 'export const x = process.env;', GLOBALS],
  ['the console', "console.log('x');", GLOBALS],
  ['the network', "export const x = () => fetch('x');", GLOBALS],
  ['random bytes', 'export const x = crypto.randomUUID();', GLOBALS],
  ['the global object', 'export const x = globalThis;', GLOBALS],
  ['a promise', 'export const x = Promise.resolve(1);', GLOBALS],
  ['a new promise', 'export const x = new Promise(() => {});', GLOBALS],
  ['random numbers', 'export const x = Math.random();', 'plugin'],
  ['random numbers taken apart', 'export const { random } = Math;', 'plugin'],
  ['random numbers by name', "export const x = Math['random']();", 'plugin'],
  ['an async function', 'export async function x() {}', 'plugin'],
  ['an async arrow', 'export const x = async () => 1;', 'plugin'],
  ['an async member', 'export const x = { async y() {} };', 'plugin'],
  ['an async method', 'export class X { static async y() {} }', 'plugin'],
  ['await', 'export const x = await y;', 'plugin'],
  ['for await', 'for await (const x of y) x();', 'plugin'],
  ['a module of Node.js', "import 'node:fs';", 'noNodejsModules'],
  ['a package loaded later', "export const x = () => import('yaml');", IMPORTS],
  ['the testkit', "import '@fondaco/testkit';", IMPORTS],
  ['a part of the testkit', "import '@fondaco/testkit/scenario';", IMPORTS],
  ['the terminal program', "import '@fondaco/cli';", IMPORTS],
  ['the server', "import '@fondaco/server';", IMPORTS],
] as const;

const forbiddenImports = [
  ['kernel', '@fondaco/oltre-mare'],
  ['kernel', '@fondaco/bots'],
  ['kernel', 'yaml'],
  ['kernel', '../../../oltre-mare/src/index.ts'],
  ['oltre-mare', '@fondaco/bots'],
  ['oltre-mare', '@fondaco/some-new-game'],
  ['oltre-mare', '@noble/hashes/sha2.js'],
  ['oltre-mare', '../../../kernel/src/index.ts'],
  ['some-new-game', '@fondaco/oltre-mare'],
  ['bots', '@fondaco/oltre-mare'],
  ['bots', 'typebox'],
  ['bots', '../../../oltre-mare/src/index.ts'],
  ['host', '@fondaco/oltre-mare'],
  ['host', '@fondaco/server'],
  ['host', 'idb'],
  ['host', '../../../server/src/index.ts'],
] as const;

const allowedImports = [
  ['kernel', 'typebox'],
  ['kernel', 'typebox/value'],
  ['kernel', '@noble/hashes/sha2.js'],
  ['kernel', '../log.ts'],
  ['oltre-mare', '@fondaco/kernel'],
  ['oltre-mare', 'typebox'],
  ['bots', '@fondaco/kernel'],
  ['host', '@fondaco/kernel'],
  ['host', '@fondaco/bots'],
  ['cli', '@fondaco/testkit/scenario'],
  ['cli', 'node:fs'],
  ['server', 'node:sqlite'],
  ['server', 'fastify'],
  ['testkit', '@fondaco/oltre-mare'],
] as const;

const allowed = [
  ['packages/kernel/src/arithmetic.ts', 'export const x = Math.floor(1.5);'],
  ['packages/kernel/src/own.test.ts', "import '@fondaco/testkit';"],
  ['packages/oltre-mare/src/own.test.ts', "import 'node:fs';"],
  ['packages/cli/src/main.ts', 'export const x = async () => Date.now();'],
  ['packages/server/src/game/a.ts', 'export const x = async () => Date.now();'],
] as const;

/** What carries a game on, and where it may be called: in the host and in what tests games. */
const CARRIES_ON = ['act', 'undo', 'startMatch', 'resumeMatch', 'follow'] as const;
const NOT_THERE = ['server', 'web', 'cli', 'bots', 'text', 'some-new-game'] as const;
const calling = (file: string, name: string): Planted => ({
  file,
  source: `export { ${name} } from '@fondaco/kernel';`,
});
const callers = CARRIES_ON.flatMap((name) => [
  ...NOT_THERE.map((folder) => calling(fileOf(folder, `calls ${name}`), name)),
  calling(fileOf('host', `calls ${name}`), name),
  calling(fileOf('testkit', `calls ${name}`), name),
  calling(`packages/server/src/calls-${name}.test.ts`, name),
  calling(`packages/web/test/calls-${name}.ts`, name),
]);

/** The host is no game: it waits for its storage. But its clock, timers and chance are passed in. */
const forbiddenInHost = forbiddenEverywhere.filter(
  ([name]) => !/promise|async|await|microtask|random numbers by name/.test(name),
);

function fileOf(folder: string, name: string): string {
  return `packages/${folder}/src/deep/${name.replaceAll(/\W+/g, '-')}.ts`;
}

const importing = ([folder, specifier]: readonly [string, string]): Planted => ({
  file: fileOf(folder, specifier),
  source: `export { x } from '${specifier}';`,
});

const planted: Planted[] = [
  ...PURE.flatMap((folder) =>
    forbiddenEverywhere.map(([name, source]) => ({ file: fileOf(folder, name), source })),
  ),
  ...forbiddenInHost.map(([name, source]) => ({ file: fileOf('host', name), source })),
  ...[...forbiddenImports, ...allowedImports].map(importing),
  ...callers,
  ...allowed.map(([file, source]) => ({ file, source })),
];

interface Report {
  diagnostics: { category: string; location: { path: string } }[];
}

const grits = (): string[] => globSync('scripts/checks/*.grit', { cwd: root });

/** The rules Biome reports for each file, with this repository's settings. */
function lint(files: Planted[]): Map<string, Set<string>> {
  const folder = temporaryFolder();
  for (const part of ['biome.json', '.gitignore', ...grits()]) {
    cpSync(join(root, part), join(folder, part));
  }
  for (const { file, source } of files) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), `${source}\n`);
  }
  const args = ['lint', '--reporter=json', '--max-diagnostics=none', 'packages'];
  return rulesByFile(JSON.parse(run(folder, biome, ...args)) as Report);
}

/** Standard output of a tool, whether or not it finds something wrong. */
function run(cwd: string, ...command: string[]): string {
  return spawnSync(process.execPath, command, { cwd, encoding: 'utf8' }).stdout;
}

function rulesByFile({ diagnostics }: Report): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { category, location } of diagnostics) {
    const file = location.path.replaceAll('\\', '/');
    found.set(file, (found.get(file) ?? new Set()).add(category.split('/').at(-1) ?? ''));
  }
  return found;
}

describe('module walls', () => {
  let found: Map<string, Set<string>>;
  const rules = (file: string) => [...(found.get(file) ?? [])];

  beforeAll(() => {
    found = lint(planted);
  });

  it.each(forbiddenEverywhere)(
    'keep %s out of the kernel, the games and the bots',
    (name, _, rule) => {
      for (const folder of PURE) expect(rules(fileOf(folder, name))).toContain(rule);
    },
  );

  it.each(forbiddenInHost)('keep %s out of the host', (name, _, rule) => {
    expect(rules(fileOf('host', name))).toContain(rule);
  });

  it.each(CARRIES_ON)('only the host calls %s', (name) => {
    for (const folder of NOT_THERE)
      expect(rules(fileOf(folder, `calls ${name}`))).toContain(IMPORTS);
    for (const file of [
      fileOf('host', `calls ${name}`),
      fileOf('testkit', `calls ${name}`),
      `packages/server/src/calls-${name}.test.ts`,
      `packages/web/test/calls-${name}.ts`,
    ])
      expect(rules(file)).toEqual([]);
  });

  it.each(forbiddenImports)('%s may not import %s', (folder, specifier) => {
    expect(rules(fileOf(folder, specifier))).toContain(IMPORTS);
  });

  it.each(allowedImports)('%s may import %s', (folder, specifier) => {
    expect(rules(fileOf(folder, specifier))).toEqual([]);
  });

  it.each(allowed)('%s may hold: %s', (file) => {
    expect(rules(file)).toEqual([]);
  });
});

describe('compiler settings', () => {
  it.each(['kernel', 'oltre-mare', 'bots', 'host'])(
    '%s knows neither Node.js nor a browser',
    (name) => {
      const folder = temporaryFolder();
      const home = join(folder, 'packages', name);
      cpSync(join(root, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json'));
      cpSync(join(root, 'packages', name, 'tsconfig.json'), join(home, 'tsconfig.json'));
      mkdirSync(join(home, 'src'));
      writeFileSync(join(home, 'src/a.ts'), 'export const x = [Buffer, document];\n');
      writeFileSync(join(home, 'src/b.ts'), "export { readFileSync } from 'node:fs';\n");
      const output = run(folder, join(root, 'node_modules/typescript/bin/tsc'), '-p', home);
      for (const name of ['Buffer', 'document', 'node:fs']) expect(output).toContain(`'${name}'`);
    },
  );
});
