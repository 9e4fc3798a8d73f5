import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { creditRows, FILES, iconsFile } from '../../scripts/pick-icons.ts';

describe('the icons', () => {
  it('are those the script picks', () => {
    for (const [file, name] of Object.entries(FILES)) {
      const kept = readFileSync(new URL(file, import.meta.url), 'utf8');
      expect(iconsFile(name) === kept, 'run node packages/page-kit/scripts/pick-icons.ts').toBe(
        true,
      );
    }
  });

  it('are credited to their authors, each', () => {
    const credits = readFileSync(new URL('../../../../CREDITS.md', import.meta.url), 'utf8');
    const rows = creditRows();
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter((row) => !credits.includes(row))).toEqual([]);
  });
});
