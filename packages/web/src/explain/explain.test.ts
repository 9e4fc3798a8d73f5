import { offered } from '@fondaco/games';
import { inRepo } from '@fondaco/testkit';
import { localesIn } from '@fondaco/text/files';
import { describe, expect, it } from 'vitest';

/** What these ask needs no explanation. */
const PLAIN: readonly string[] = ['om.done', 'mvc.done'];
const MOST_SENTENCES = 2;
const MOST_LETTERS = 230;

describe.each(offered)('$id', ({ folder, prefix }) => {
  const locales = Object.entries(localesIn(inRepo(`games/${folder}/locales`)));
  /** Every kind of question has a text: the curious player fails on one that was never asked (testkit). */
  const kinds = Object.keys(localesIn(inRepo(`games/${folder}/locales`)).en ?? {})
    .filter((key) => key.startsWith(`${prefix}.ask.`))
    .map((key) => key.slice(`${prefix}.ask.`.length));

  it.each(locales)('explains every kind of question shortly: %s', (_lang, texts) => {
    const explained = Object.keys(texts).filter((key) => key.startsWith(`${prefix}.explain.`));
    const wanted = kinds.filter((kind) => !PLAIN.includes(`${prefix}.${kind}`));
    expect(kinds.length).toBeGreaterThan(0);
    expect(explained.sort()).toEqual(wanted.map((kind) => `${prefix}.explain.${kind}`).sort());
    for (const key of explained) {
      const text = texts[key] ?? '';
      expect(text.split(/[.!?](?:\s|$)/).filter(Boolean).length, key).toBeLessThanOrEqual(
        MOST_SENTENCES,
      );
      expect(text.length, key).toBeLessThanOrEqual(MOST_LETTERS);
    }
  });
});
