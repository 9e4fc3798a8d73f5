import type { Block, BookSection, Rulebook, RuleText } from './parse.ts';

/** Letters without accents and case, each with its place in the text it comes from. */
interface Folded {
  text: string;
  places: number[];
}

function fold(text: string): Folded {
  const places: number[] = [];
  let folded = '';
  for (let at = 0; at < text.length; at++) {
    const letters = plainLetters(text[at] as string);
    for (let i = 0; i < letters.length; i++) places.push(at);
    folded += letters;
  }
  return { text: folded, places };
}

const plainLetters = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('’', "'");

/** The words that are searched for. All of them must be found. */
export const wordsIn = (typed: string): string[] =>
  plainLetters(typed)
    .split(/\s+/)
    .filter((word) => word !== '');

/** A text cut into pieces, in which every second one is a word that was found. */
export function markWords(text: string, words: readonly string[]): string[] {
  if (words.length === 0) return [text];
  const folded = fold(text);
  const isFound: boolean[] = [];
  for (const word of words) {
    for (let hit = folded.text.indexOf(word); hit >= 0; hit = folded.text.indexOf(word, hit + 1)) {
      const end = folded.places[hit + word.length] ?? text.length;
      for (let at = folded.places[hit] ?? 0; at < end; at++) isFound[at] = true;
    }
  }
  const pieces: string[] = [];
  let begin = 0;
  for (let at = 0; at <= text.length; at++) {
    const isInFound = pieces.length % 2 === 1;
    if (at < text.length && (isFound[at] ?? false) === isInFound) continue;
    pieces.push(text.slice(begin, at));
    begin = at;
  }
  return pieces;
}

/** What a block says; what a game makes of a table is given. */
export type WordsOfMade = (name: string) => string;

/** The sections of a book with only those rules that have all the words in their id, title or text. */
export function searchRules(
  { sections }: Rulebook,
  words: readonly string[],
  made: WordsOfMade,
): BookSection[] {
  if (words.length === 0) return [...sections];
  const has = (rule: RuleText): boolean => {
    const text = plainLetters(textOf(rule, made));
    return words.every((word) => text.includes(word));
  };
  return sections
    .map(({ title, rules }) => ({ title, intro: [], rules: rules.filter(has) }))
    .filter(({ rules }) => rules.length > 0);
}

const textOf = ({ id, title, blocks }: RuleText, made: WordsOfMade): string =>
  [id, title, ...blocks.map((block) => textOfBlock(block, made))].join(' ').replaceAll('*', '');

function textOfBlock(block: Block, made: WordsOfMade): string {
  switch (block.t) {
    case 'text':
      return block.text;
    case 'list':
      return block.items.join(' ');
    case 'table':
      return [block.head, ...block.rows].flat().join(' ');
    case 'made':
      return `${block.caption} ${block.kind === 'table' ? made(block.name) : ''}`;
  }
}
