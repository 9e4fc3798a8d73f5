import { existsSync } from 'node:fs';
import { offered } from '@fondaco/games';
import { inRepo } from '@fondaco/testkit';
import { localesIn } from '@fondaco/text/files';
import { describe, expect, it } from 'vitest';
import { PERSON_BEGINS } from '../first-visit/first-game.ts';

const MOST_WORDS = 16;

describe.each(offered)('$id', ({ folder, prefix, rules }) => {
  it('has four pictures of how it is won, each with a short sentence in every language', () => {
    expect(existsSync(inRepo(`games/${folder}/page/how-to-win.tsx`))).toBe(true);
    for (const [lang, texts] of Object.entries(localesIn(inRepo(`games/${folder}/locales`))))
      for (const step of [1, 2, 3, 4]) {
        const key = `${prefix}.win.${step}`;
        const words = (texts[key] ?? '').split(/\s+/).filter((word) => /\p{L}|\d/u.test(word));
        expect(words.length, `${lang} ${key}`).toBeGreaterThan(4);
        expect(words.length, `${lang} ${key}`).toBeLessThanOrEqual(MOST_WORDS);
        expect(texts[`${key}.title`], `${lang} ${key}`).toBeTruthy();
      }
  });

  it('lets the person of a first game begin', async () => {
    const { options } = await rules();
    expect(options.parse(PERSON_BEGINS)).toMatchObject(PERSON_BEGINS);
  });
});
