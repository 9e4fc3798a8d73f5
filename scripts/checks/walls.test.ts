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

const KERNEL = 'packages/kernel/src';
const BOTS = 'packages/bots/src';
const HOST = 'packages/host/src';
const SERVER = 'packages/server/src';
const RULES = 'games/oltre-mare/rules';
const PAGE = 'games/oltre-mare/page';
const TERMINAL = 'games/oltre-mare/terminal';

const PURE = [KERNEL, BOTS, RULES, 'games/some-new-game/rules', 'games/pair/first/rules'];
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
  [KERNEL, '@fondaco/games'],
  [KERNEL, '@fondaco/games/oltre-mare/rules/index.ts'],
  [KERNEL, '@fondaco/bots'],
  [KERNEL, 'yaml'],
  [KERNEL, '../../../server/src/index.ts'],
  [RULES, '@fondaco/bots'],
  [RULES, '@fondaco/games'],
  [RULES, '@fondaco/page-kit/look.ts'],
  [RULES, 'react'],
  [RULES, '../../page/index.tsx'],
  [RULES, '../../terminal/index.ts'],
  [RULES, '@noble/hashes/sha2.js'],
  [RULES, '../../../../packages/kernel/src/index.ts'],
  [PAGE, '@fondaco/web/main.tsx'],
  [PAGE, '@fondaco/terminal-kit/look.ts'],
  [PAGE, '../../terminal/index.ts'],
  [PAGE, '../../../../packages/web/src/main.tsx'],
  [TERMINAL, '@fondaco/cli'],
  [TERMINAL, '@fondaco/page-kit/look.ts'],
  [TERMINAL, '../../page/index.tsx'],
  ['games/oltre-mare', '../page/index.tsx', 'manifest'],
  ['games/oltre-mare', 'react', 'manifest'],
  [BOTS, '@fondaco/games'],
  [BOTS, 'typebox'],
  [BOTS, '../../../server/src/index.ts'],
  [HOST, '@fondaco/games'],
  [HOST, '@fondaco/server'],
  [HOST, 'idb'],
  [HOST, '../../../server/src/index.ts'],
  [SERVER, '@fondaco/games'],
  [SERVER, '@fondaco/games/oltre-mare/rules/index.ts'],
  ['packages/page-kit/src', '@fondaco/games'],
  ['packages/page-kit/src', '@fondaco/web'],
  ['packages/terminal-kit/src', '@fondaco/games'],
] as const;

const allowedImports = [
  [KERNEL, 'typebox'],
  [KERNEL, 'typebox/value'],
  [KERNEL, '@noble/hashes/sha2.js'],
  [KERNEL, '../log.ts'],
  [RULES, '@fondaco/kernel'],
  [RULES, 'typebox'],
  [RULES, '../trade/buy.ts'],
  [PAGE, '@fondaco/page-kit/look.ts'],
  [PAGE, '../../rules/index.ts'],
  [PAGE, 'react'],
  [TERMINAL, '@fondaco/terminal-kit/look.ts'],
  [TERMINAL, '../../rules/index.ts'],
  [BOTS, '@fondaco/kernel'],
  [HOST, '@fondaco/kernel'],
  [HOST, '@fondaco/bots'],
  ['packages/cli/src', '@fondaco/testkit/scenario'],
  ['packages/cli/src', '@fondaco/games'],
  ['packages/cli/src', 'node:fs'],
  [SERVER, 'node:sqlite'],
  [SERVER, 'fastify'],
  ['packages/testkit/src', '@fondaco/games'],
] as const;

const allowed = [
  ['packages/kernel/src/arithmetic.ts', 'export const x = Math.floor(1.5);'],
  ['packages/kernel/src/own.test.ts', "import '@fondaco/testkit';"],
  ['games/oltre-mare/rules/own.test.ts', "import 'node:fs';"],
  ['packages/cli/src/main.ts', 'export const x = async () => Date.now();'],
  ['packages/server/src/game/a.ts', 'export const x = async () => Date.now();'],
] as const;

/** What carries a game on, and where it may be called: in the host and in what tests games. */
const CARRIES_ON = ['act', 'undo', 'startMatch', 'resumeMatch', 'follow'] as const;
const NOT_THERE = [SERVER, 'packages/web/src', 'packages/cli/src', BOTS, RULES, PAGE, TERMINAL];
const calling = (file: string, name: string): Planted => ({
  file,
  source: `export { ${name} } from '@fondaco/kernel';`,
});
const allowedCallers = (name: string): string[] => [
  fileOf(HOST, `calls ${name}`),
  fileOf('packages/testkit/src', `calls ${name}`),
  `packages/server/src/calls-${name}.test.ts`,
  `packages/web/test/calls-${name}.ts`,
  `games/oltre-mare/calls-${name}.test.ts`,
];
const callers = CARRIES_ON.flatMap((name) => [
  ...NOT_THERE.map((folder) => calling(fileOf(folder, `calls ${name}`), name)),
  ...allowedCallers(name).map((file) => calling(file, name)),
]);

/** The host is no game: it waits for its storage. But its clock, timers and chance are passed in. */
const forbiddenInHost = forbiddenEverywhere.filter(
  ([name]) => !/promise|async|await|microtask|random numbers by name/.test(name),
);

/** A manifest has its own place and name. */
function fileOf(folder: string, name: string, file?: string): string {
  const place = name.replaceAll(/\W+/g, '-');
  return `${folder}/deep/${file ? `${place}/${file}` : place}.ts`;
}

type Import = readonly [folder: string, specifier: string, file?: string];

const importing = ([folder, specifier, file]: Import): Planted => ({
  file: fileOf(folder, specifier, file),
  source: `export { x } from '${specifier}';`,
});

const planted: Planted[] = [
  ...PURE.flatMap((folder) =>
    forbiddenEverywhere.map(([name, source]) => ({ file: fileOf(folder, name), source })),
  ),
  ...forbiddenInHost.map(([name, source]) => ({ file: fileOf(HOST, name), source })),
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
  const args = ['lint', '--reporter=json', '--max-diagnostics=none', 'packages', 'games'];
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
    expect(rules(fileOf(HOST, name))).toContain(rule);
  });

  it.each(CARRIES_ON)('only the host calls %s', (name) => {
    for (const folder of NOT_THERE)
      expect(rules(fileOf(folder, `calls ${name}`))).toContain(IMPORTS);
    for (const file of allowedCallers(name)) expect(rules(file)).toEqual([]);
  });

  it.each(forbiddenImports.map((x: Import) => [...x, fileOf(...x)]))(
    '%s may not import %s',
    (...args) => {
      expect(rules(args.at(-1) ?? '')).toContain(IMPORTS);
    },
  );

  it.each(allowedImports)('%s may import %s', (folder, specifier) => {
    expect(rules(fileOf(folder, specifier))).toEqual([]);
  });

  it.each(allowed)('%s may hold: %s', (file) => {
    expect(rules(file)).toEqual([]);
  });
});

describe('compiler settings', () => {
  /** What the compiler says of a file, with the settings of this repository. */
  function compile(settings: string, file: string, source: string): string {
    const folder = temporaryFolder();
    for (const part of ['tsconfig.base.json', settings]) {
      mkdirSync(dirname(join(folder, part)), { recursive: true });
      cpSync(join(root, part), join(folder, part));
    }
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), source);
    return run(folder, join(root, 'node_modules/typescript/bin/tsc'), '-p', settings);
  }

  it.each([
    ['packages/kernel/tsconfig.json', 'packages/kernel/src/a.ts'],
    ['packages/bots/tsconfig.json', 'packages/bots/src/a.ts'],
    ['packages/host/tsconfig.json', 'packages/host/src/a.ts'],
    ['games/tsconfig.json', 'games/oltre-mare/rules/a.ts'],
    ['games/tsconfig.json', 'games/pair/first/rules/deep/a.ts'],
    ['games/tsconfig.json', 'games/pair/first/manifest.ts'],
  ])('%s: %s knows neither Node.js nor a browser', (settings, file) => {
    const source =
      "export const x = [Buffer, document];\nexport { readFileSync } from 'node:fs';\n";
    const output = compile(settings, file, source);
    for (const name of ['Buffer', 'document', 'node:fs']) expect(output).toContain(`'${name}'`);
  });
});
