import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { creditRows, gameIcons } from '../../scripts/pick-icons.ts';

describe('the icons', () => {
  it('are those the script picks', () => {
    const kept = readFileSync(new URL('game-icons.ts', import.meta.url), 'utf8');
    expect(gameIcons() === kept, 'run node packages/web/scripts/pick-icons.ts').toBe(true);
  });

  it('are credited to their authors, each', () => {
    const credits = readFileSync(new URL('../../../../CREDITS.md', import.meta.url), 'utf8');
    for (const row of creditRows()) expect(credits).toContain(row);
  });
});
