import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { checkFocus } from './focus.ts';
import { lockfileProblems, outdatedEntries } from './lockfile.ts';
import { checkPaths } from './paths.ts';
import { checkStyles } from './styles.ts';

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

describe('style sheets', () => {
  const found = (text: string): string[] => checkStyles(folderWith({ 'games/a/page/a.css': text }));

  it.each([
    ['  color: #fff;', 'colour outside the tokens'],
    ['  box-shadow: 0 1px rgb(0 0 0 / 0.2);', 'colour outside the tokens'],
    ['  background: white;', 'colour outside the tokens'],
    ['  font-size: 13px;', 'type size outside the tokens'],
    ['  font-size: clamp(1rem, 5vw, 2rem);', 'type size outside the tokens'],
    ['  font: 600 1.1rem / 1.2 var(--font-ui);', 'type size outside the tokens'],
    ['@media (min-width: 900px) {', 'unknown breakpoint'],
    ['@media (min-width: 1000px) and (max-height: 700px) {', 'unknown breakpoint'],
    ['@media (width > 1000px) {', 'unknown breakpoint'],
  ])('%j is found', (line, what) => {
    expect(found(`.a {\n${line}\n`)).toEqual([`games/a/page/a.css:2: ${what}`]);
  });

  it.each([
    ['  color: color-mix(in srgb, var(--ink-red) 40%, transparent);'],
    ['  white-space: nowrap;'],
    ['  font: 600 var(--text-sm) / 15px var(--font-ui);'],
    ['  font-size: calc(var(--sign) * 0.6);'],
    ['@media (min-width: 768px) and (max-width: 999px) {'],
    ['@media (prefers-reduced-motion: reduce) {'],
    ['@container (max-width: 431px) {'],
    ['#fade {'],
    ['/* was #fff */'],
  ])('%j is fine', (line) => {
    expect(found(line)).toEqual([]);
  });

  it('may have their own in a token file', () => {
    const text = ':root {\n  --x: #fff;\n}\n';
    expect(checkStyles(folderWith({ 'games/a/page/tokens.css': text }))).toEqual([]);
  });
});
