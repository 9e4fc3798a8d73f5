import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { checkFocus } from './focus.ts';
import { lockfileProblems, outdatedEntries } from './lockfile.ts';
import { checkPaths } from './paths.ts';

function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'fondaco-checks-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

describe('lockfile', () => {
  const tool = {
    version: '1.0.0',
    integrity: 'sha512-x',
    optionalDependencies: { 'tool-mac': '1' },
  };
  const mac = { version: '1.0.0', integrity: 'sha512-y' };

  it('is fine when every platform package is there', () => {
    const packages = { 'node_modules/tool': tool, 'node_modules/tool/node_modules/tool-mac': mac };
    expect(lockfileProblems({ packages })).toEqual([]);
  });

  it('is refused when one is missing', () => {
    const problems = lockfileProblems({ packages: { 'node_modules/tool': tool } });
    expect(problems).toEqual(['tool@1.0.0 lacks its optional package tool-mac']);
  });

  it('is refused with an address or without a hash', () => {
    const packages = {
      'node_modules/a': { ...mac, resolved: 'https://example.org/a.tgz' },
      'node_modules/b': { version: '2.0.0' },
      'node_modules/@fondaco/kernel': { resolved: 'packages/kernel', link: true },
    };
    expect(lockfileProblems({ packages })).toEqual([
      'a@1.0.0 names the address it was fetched from',
      'b@2.0.0 has no integrity hash',
    ]);
  });
});

describe('manifests', () => {
  const manifest = { version: '0.1.0', dependencies: { yaml: '2.9.1' } };

  it('agree with the lockfile', () => {
    const packages = { 'packages/a': manifest };
    expect(outdatedEntries({ packages }, { 'packages/a': manifest })).toEqual([]);
  });

  it('are told apart from an older lockfile', () => {
    const packages = { 'packages/a': { version: '0.1.0' } };
    expect(outdatedEntries({ packages }, { 'packages/a': manifest })).toEqual([
      'package-lock.json has other dependencies than packages/a/package.json',
    ]);
  });
});

describe('tests switched off', () => {
  const call = (...names: string[]) => `${names.join('.')}('x', () => {});\n`;

  it.each([
    [call('it', 'only')],
    [call('describe', 'skip')],
    [call('test', 'todo')],
    [call('it', 'concurrent', 'only')],
    [call('xit')],
  ])('%j is found', (source) => {
    const problems = checkFocus(folderWith({ 'packages/a/src/a.test.ts': `\n${source}` }));
    expect(problems).toEqual(['packages/a/src/a.test.ts:2: test switched off or not written']);
  });

  it('finds nothing in whole tests, other files and other packages', () => {
    const folder = folderWith({
      'a.test.ts': `${call('it', 'each')}${call('exit')}`,
      'a.ts': call('it', 'only'),
      'node_modules/b/b.test.ts': call('it', 'only'),
    });
    expect(checkFocus(folder)).toEqual([]);
  });
});

describe('paths of one machine', () => {
  const path = (...parts: string[]) => ['', ...parts].join('/');

  it.each([
    [`cache = ${path('home', 'anna', 'cache')}`],
    [`"${path('Users', 'anna')}"`],
    [`(${path('root', '.npm')})`],
    [`file://${path('work', 'project')}`],
    [['C:', 'Users', 'anna'].join('\\')],
  ])('%j is found', (line) => {
    expect(checkPaths(folderWith({ 'docs/a.md': line }))).toEqual([
      'docs/a.md:1: path of one machine',
    ]);
  });

  it.each([['./home/page'], ['https://example.org/home/page'], ['the network/work/rest']])(
    '%j is fine',
    (line) => {
      expect(checkPaths(folderWith({ 'docs/a.md': line }))).toEqual([]);
    },
  );
});
