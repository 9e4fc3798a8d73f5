import { manifests } from '@fondaco/games';
import { gameLocales } from '@fondaco/games/node.ts';
import type { Lang, Messages } from '@fondaco/kernel';
import { packageLocales } from '@fondaco/text/files';
import { describe, expect, test } from 'vitest';
import { localeProblems } from './locales-check.ts';

/** Games may have one name everywhere, and the chart of Oltre Mare is lettered in Italian. */
const NAMES = [
  ...manifests.map((m) => `${m.prefix}.name`),
  'om.chart.water.levant',
  'om.chart.water.sirte',
];

test.each([
  ...['kernel', 'server', 'cli', 'testkit'].map((place) => ({
    place,
    locales: packageLocales(place),
  })),
  ...gameLocales(),
])('texts of $place', ({ locales }) => {
  expect(localeProblems(locales, NAMES)).toEqual([]);
});

describe('problems are found', () => {
  const good: Record<Lang, Messages> = {
    en: { a: 'A {{x}} b', n_one: 'one coin', n_other: '{{count}} coins' },
    fr: {
      a: 'Un {{x}} c',
      n_one: '{{count}} pièce',
      n_many: '{{count}} de pièces',
      n_other: '{{count}} pièces',
    },
    ru: {
      a: 'Об {{x}}',
      n_one: '{{count}} монета',
      n_few: '{{count}} монеты',
      n_many: '{{count}} монет',
      n_other: '{{count}} монеты',
    },
  };
  const change = (lang: Lang, messages: Record<string, string | undefined>): string[] => {
    const all = Object.entries({ ...good[lang], ...messages });
    const kept = all.filter((x): x is [string, string] => x[1] !== undefined);
    return localeProblems({ ...good, [lang]: Object.fromEntries(kept) });
  };

  test('none in good ones', () => expect(localeProblems(good)).toEqual([]));
  test.each<[Lang, Record<string, string | undefined>, string]>([
    ['fr', { a: undefined }, 'fr: a is missing'],
    ['ru', { b: 'б' }, 'en: b is missing'],
    ['ru', { n_few: undefined }, 'ru: n_few is missing'],
    ['en', { n_many: '{{count}} coins' }, 'en: n_many is not a form of this language'],
    ['fr', { n: 'pièces' }, 'fr: n is not a form of this language'],
    ['fr', { a: 'Un' }, 'fr: a lacks {{x}}'],
    ['ru', { a: '{{x}} {{y}}' }, 'ru: a has {{y}}, which English lacks'],
    ['ru', { n_one: 'монета' }, 'ru: n_one lacks {{count}}'],
    ['fr', { a: ' ' }, 'fr: a is empty or has loose space'],
    ['fr', { a_you: 'Vous' }, 'fr: a_you lacks {{x}}'],
    ['fr', { b_you: 'Vous' }, 'fr: b_you has no text for others'],
    ['ru', { n_you_one: 'вам {{count}} монета' }, 'ru: n_you_few is missing'],
  ])('%s %j', (lang, messages, problem) => {
    expect(change(lang, messages)).toContain(problem);
  });

  test('none in a form for the reader that only some languages have', () => {
    expect(change('fr', { a_you: 'Vous {{x}}' })).toEqual([]);
  });

  test('a language that is not there at all', () => {
    const { ru: _, ...others } = good;
    expect(localeProblems(others)).toContain('ru: a is missing');
  });

  test('a text left in English', () => {
    const same = { a: 'This was left as it is.' };
    const left = { en: same, fr: same, ru: { a: 'Это переведено.' } };
    expect(localeProblems(left)).toEqual(['fr: a is not translated']);
    expect(localeProblems(left, ['a'])).toEqual([]);
  });
});
