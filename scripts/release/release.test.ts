import { describe, expect, it } from 'vitest';
import { lockedFor } from './locked.ts';
import { notesOf } from './release.ts';

describe('a release', () => {
  it('has the notes of its part of the changelog', () => {
    const log =
      '# Changelog\n\n## 1.0.10\n\n- c\n\n## 1.0.1 (2030-01-01)\n\n- b\n\n## 1.0.0\n\n- a\n';
    expect(notesOf('1.0.1', log)).toBe('## 1.0.1 (2030-01-01)\n\n- b\n\n');
    expect(() => notesOf('2.0.0', log)).toThrow('2.0.0');
  });

  it('locks what its packages need, from where Node finds it, and nothing else', () => {
    const lock = {
      'node_modules/a': { version: '1.0.0', dependencies: { b: '^2', c: '^1' } },
      'node_modules/a/node_modules/b': { version: '2.0.0', dependencies: { c: '^1' } },
      'node_modules/b': { version: '1.0.0', dev: true },
      'node_modules/c': { version: '1.0.0', optionalDependencies: { d: '1', gone: '1' } },
      'node_modules/d': {
        version: '1.0.0',
        peerDependencies: { e: '1', f: '1' },
        peerDependenciesMeta: { f: { optional: true } },
      },
      'node_modules/e': { version: '1.0.0', dev: true },
      'node_modules/f': { version: '1.0.0' },
    };
    const locked = lockedFor({ a: '1.0.0' }, lock);
    expect(
      Object.keys(locked)
        .map((path) => path.replaceAll('node_modules/', ''))
        .sort(),
    ).toEqual(['a', 'a/b', 'c', 'd', 'e']);
    expect(locked['node_modules/e']).toEqual({ version: '1.0.0' });
  });
});
