import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { localeProblems, ruleReport } from '@fondaco/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { soakSources, soakTests } from '../tasks/lib/soak-files.ts';
import { checkFocus } from './focus.ts';
import { checkLockfile } from './lockfile.ts';
import { checkPaths } from './paths.ts';
import { checkStyles } from './styles.ts';

const here = join(import.meta.dirname, '../..');
/** What the checks look at; pictures and fixtures are left out. */
const PARTS = ['games', 'packages', 'scripts', 'bench', 'bin'];
const FILES = [
  'package.json',
  'package-lock.json',
  'biome.json',
  '.oxlintrc.json',
  'knip.json',
  'tsconfig.base.json',
  'tsconfig.json',
  'vitest.config.ts',
  'vitest.mutate.config.ts',
  'stryker.config.json',
  '.gitignore',
];
const LEFT_OUT = /(^|[\\/])(node_modules|dist|recorded)([\\/]|$)/;

/** In two halves, so that the text of this test is not found by the checks it tests. */
const SWITCHED_OFF = `it.${'only'}('x', () => {});\n`;
const MACHINE = ['', 'home', 'anna', 'x'].join('/');

describe('a fault planted in the folder of a game', () => {
  const root = mkdtempSync(join(tmpdir(), 'fondaco-planted-'));
  const plant = (file: string, text: string): void => writeFileSync(join(root, file), text);
  const run = (tool: string, ...args: string[]): string => {
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [join(here, 'node_modules', tool), ...args],
      {
        cwd: root,
        encoding: 'utf8',
      },
    );
    return stdout + stderr;
  };

  beforeAll(() => {
    const filter = (path: string): boolean => !LEFT_OUT.test(path.slice(here.length));
    for (const part of PARTS)
      cpSync(join(here, part), join(root, part), { recursive: true, filter });
    for (const file of FILES) cpSync(join(here, file), join(root, file));
    symlinkSync(join(here, 'node_modules'), join(root, 'node_modules'), 'junction');
    plant(
      'games/lanterns/rules/planted.ts',
      'export const planted: string = Date.now(); // lantern.nowhere.1\n',
    );
    plant('games/lanterns/rules/here.ts', "export { there as here } from './there.ts';\n");
    plant('games/lanterns/rules/there.ts', "export { here as there } from './here.ts';\n");
    plant('games/lanterns/planted.test.ts', SWITCHED_OFF);
    plant('games/lanterns/planted.md', `${MACHINE}\n`);
    plant('games/lanterns/planted.css', '.a {\n  color: #123456;\n}\n');
    const manifest = JSON.parse(readFileSync(join(root, 'games/package.json'), 'utf8'));
    plant('games/package.json', JSON.stringify({ ...manifest, dependencies: { yaml: '2.9.1' } }));
    plant('games/lanterns/locales/fr/lobby.json', '{}\n');
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('is caught by the linter and its walls', () => {
    const said = run('@biomejs/biome/bin/biome', 'lint', '--vcs-enabled=false', 'games/lanterns');
    expect(said).toContain('planted.ts');
    expect(said).toContain('Rules have no clock.');
  });

  it('is caught where modules import each other in a circle', () => {
    const said = run('oxlint/bin/oxlint', '--format=unix', 'games/lanterns');
    expect(said).toMatch(/rules.here\.ts.*Dependency cycle detected/);
  });

  it('is caught by the compiler', () => {
    const said = run('typescript/bin/tsc', '-p', 'games/tsconfig.json');
    expect(said).toContain('games/lanterns/rules/planted.ts(1,14)');
  });

  it('is caught as dead code', () => {
    const said = run('knip/bin/knip.js', '--no-progress', '--no-config-hints');
    expect(said).toContain('games/lanterns/rules/planted.ts');
  });

  it('is caught where a test is switched off, or a path of one machine is named', () => {
    expect(checkFocus(root)).toEqual([
      'games/lanterns/planted.test.ts:1: test switched off or not written',
    ]);
    expect(checkPaths(root)).toEqual(['games/lanterns/planted.md:1: path of one machine']);
  });

  it('is caught where a style sheet has a colour of its own', () => {
    expect(checkStyles(root)).toEqual(['games/lanterns/planted.css:2: colour outside the tokens']);
  });

  it('is caught where the lockfile is of other manifests', () => {
    expect(checkLockfile(root)).toEqual([
      'package-lock.json has other dependencies than games/package.json',
    ]);
  });

  it('is caught where a rule is named that no rulebook has', () => {
    expect(ruleReport(root).problems).toEqual([
      'games/lanterns/rules/planted.ts: lantern.nowhere.1 is not defined by any rulebook',
    ]);
  });

  it('is caught where a text is missing', async () => {
    const { gameLocales } = (await import(
      pathToFileURL(join(root, 'games/node.ts')).href
    )) as typeof import('@fondaco/games/node.ts');
    const lanterns = gameLocales().find((x) => x.place === 'lanterns');
    expect(lanterns && localeProblems(lanterns.locales)).toContain('fr: lantern.name is missing');
  });

  it('makes a soak run begin anew, and its tests are part of it', () => {
    expect(soakSources(root)).toContain('games/lanterns/rules/planted.ts');
    expect(soakTests(root)).toContain('games/lanterns/planted.test.ts');
  });

  it('of “Your first change” is shown by the scenario of that page, and mended by its line', () => {
    const page = readFileSync(join(here, 'docs/first-change.md'), 'utf8');
    const block = (language: string): string =>
      new RegExp(`\\n\`\`\`${language}\\n(.*?)\`\`\``, 's').exec(page)?.[1] ?? '';
    plant('games/oltre-mare/scenarios/marker-local-influence-low-power.yaml', block('yaml'));
    const scenario = () =>
      run(
        'vitest/vitest.mjs',
        'run',
        '--project=node',
        'packages/testkit/src/scenario',
        '--testNamePattern=marker-local-influence-low-power',
      );
    // Without the scenario it removes: whoever follows the page has removed it already.
    const patch = ['apply', '--include=*.ts', join(here, 'docs/first-change.patch')];
    const { status } = spawnSync('git', patch, { cwd: root });
    expect(status).toBe(0);
    expect(scenario()).toContain('1 failed');
    const turn = 'games/oltre-mare/rules/phases/turn.ts';
    const faulty = readFileSync(join(root, turn), 'utf8');
    const mended = faulty.replace(/^ {2}const ducats = handLimit.*\n/m, block('ts'));
    expect(mended).toBe(readFileSync(join(here, turn), 'utf8'));
    plant(turn, mended);
    expect(scenario()).toContain('1 passed');
  });
});
