import type { Lang, Messages } from '@fondaco/kernel';
import { type Locales, languages } from '@fondaco/text/files';

const SUFFIX = /_(zero|one|two|few|many|other)$/;
/** A second form of a text, for what the reader did themselves; in languages whose verbs depend on the person. */
const PERSON = '_you';
/** A text of this many words or more that equals the English one is not translated. */
const ALIKE = 3;

/**
 * What is wrong with the texts of a package: missing texts, wrong plural forms, wrong parameters, texts that are not
 * translated. `names` are keys whose texts may be the same in every language.
 */
export function localeProblems(locales: Locales, names: readonly string[] = []): string[] {
  return [
    ...problemsOf(withoutPersonal(locales), names),
    ...Object.entries(locales).flatMap(([lang, texts]) => personProblems(lang, texts)),
  ];
}

const isPersonal = (key: string): boolean => key.replace(SUFFIX, '').endsWith(PERSON);

const withoutPersonal = (locales: Locales): Locales =>
  Object.fromEntries(
    Object.entries(locales).map(([lang, texts]) => [
      lang,
      Object.fromEntries(Object.entries(texts).filter(([key]) => !isPersonal(key))),
    ]),
  );

/** The form for the reader has the parameters and the plural forms of the other one. */
function personProblems(lang: Lang, texts: Messages): string[] {
  const keys = Object.keys(texts);
  const baseOf = (key: string): string => key.replace(SUFFIX, '').replace(PERSON, '');
  const bases = new Set(keys.filter(isPersonal).map(baseOf));
  const wanted = keys.filter((key) => !isPersonal(key) && bases.has(baseOf(key)));
  const forms = wanted.map((key) => `${baseOf(key)}${PERSON}${SUFFIX.exec(key)?.[0] ?? ''}`);
  return [
    ...forms.filter((key) => !(key in texts)).map((key) => `${lang}: ${key} is missing`),
    ...keys
      .filter((key) => isPersonal(key) && !forms.includes(key))
      .map((key) => `${lang}: ${key} has no text for others`),
    ...wanted.flatMap((key, i) => {
      const form = forms[i] ?? '';
      const text = texts[form];
      return text === undefined
        ? []
        : textProblems(lang, form, text, { same: undefined, model: texts[key] });
    }),
  ];
}

function problemsOf(locales: Locales, names: readonly string[]): string[] {
  const langs = [...new Set([...languages(), ...Object.keys(locales)])];
  const plurals = new Set(
    Object.values(locales)
      .flatMap((texts) => Object.keys(texts))
      .filter((key) => key.endsWith('_other'))
      .map((key) => key.replace(SUFFIX, '')),
  );
  const baseOf = (key: string): string => {
    const base = key.replace(SUFFIX, '');
    return plurals.has(base) ? base : key;
  };
  const bases = new Set(Object.values(locales).flatMap((texts) => Object.keys(texts).map(baseOf)));
  return langs.flatMap((lang) =>
    [...bases].flatMap((base) =>
      plurals.has(base)
        ? pluralProblems(locales, lang, base)
        : plainProblems(locales, lang, base, names),
    ),
  );
}

/** A language without texts in this package lacks all of them. */
const textsOf = (locales: Locales, lang: Lang): Messages => locales[lang] ?? {};

function plainProblems(
  locales: Locales,
  lang: Lang,
  key: string,
  names: readonly string[],
): string[] {
  const text = textsOf(locales, lang)[key];
  if (text === undefined) return [`${lang}: ${key} is missing`];
  const english = textsOf(locales, 'en')[key];
  const same = names.includes(key) ? undefined : english;
  return textProblems(lang, key, text, { same, model: english });
}

function pluralProblems(locales: Locales, lang: Lang, base: string): string[] {
  const messages = textsOf(locales, lang);
  const wanted = new Intl.PluralRules(lang).resolvedOptions().pluralCategories;
  const found = Object.keys(messages)
    .filter((key) => key.replace(SUFFIX, '') === base)
    .map((key) => (key === base ? '' : key.slice(base.length + 1)));
  const bad = [
    ...wanted.filter((x) => !found.includes(x)).map((x) => `${lang}: ${base}_${x} is missing`),
    ...found
      .filter((x) => !(wanted as string[]).includes(x))
      .map((x) => `${lang}: ${x ? `${base}_${x}` : base} is not a form of this language`),
  ];
  const forms = wanted.flatMap((form) => {
    const key = `${base}_${form}`;
    const text = messages[key];
    if (text === undefined) return [];
    // English "one" is always 1 and may say so in words.
    const free = lang === 'en' && form === 'one' ? ['count'] : [];
    const model = textsOf(locales, 'en')[`${base}_other`];
    const same = textsOf(locales, 'en')[key] ?? model;
    return textProblems(lang, key, text, { same, model, free });
  });
  return [...bad, ...forms];
}

interface EnglishText {
  /** A text equal to this one is not translated. */
  same: string | undefined;
  /** The text that has the right parameters. */
  model: string | undefined;
  /** Parameters that may be missing. */
  free?: readonly string[];
}

function textProblems(
  lang: Lang,
  key: string,
  text: string,
  { same, model = '', free = [] }: EnglishText,
): string[] {
  const bad: string[] = [];
  if (text.trim() === '' || text !== text.trim())
    bad.push(`${lang}: ${key} is empty or has loose space`);
  const [wanted, found] = [paramsOf(model), paramsOf(text)];
  for (const name of wanted)
    if (!found.has(name) && !free.includes(name)) bad.push(`${lang}: ${key} lacks {{${name}}}`);
  for (const name of found)
    if (!wanted.has(name)) bad.push(`${lang}: ${key} has {{${name}}}, which English lacks`);
  if (lang !== 'en' && text === same && wordsOf(text) >= ALIKE)
    bad.push(`${lang}: ${key} is not translated`);
  return bad;
}

const paramsOf = (text: string): Set<string> =>
  new Set([...text.matchAll(/\{\{-?\s*([\w.]+)[^}]*\}\}/g)].map((m) => m[1] as string));

const wordsOf = (text: string): number =>
  text.replace(/\{\{[^}]*\}\}/g, '').match(/\p{L}{2,}/gu)?.length ?? 0;
