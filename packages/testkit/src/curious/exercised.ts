import type { Decision } from '@fondaco/kernel';
import type { AnyRules } from '../conformance/check.ts';
import { messagesIn } from '../conformance/tally.ts';
import { allViewers } from '../conformance/worlds.ts';
import { answerKind, answerName, namesIn } from './kinds.ts';

type Counts = Map<string, number>;

/** How often each kind of question, answer and sentence was met, and each name in answers and events. */
export interface Exercised {
  games: number;
  answersGiven: number;
  questions: Counts;
  /** By name, and by kind. */
  answers: Counts;
  kinds: Counts;
  /** What events say, by the key of the sentence. */
  sentences: Counts;
  names: Counts;
}

export const nothingExercised = (): Exercised => ({
  games: 0,
  answersGiven: 0,
  questions: new Map(),
  answers: new Map(),
  kinds: new Map(),
  sentences: new Map(),
  names: new Map(),
});

const count = (counts: Counts, name: string): void =>
  void counts.set(name, (counts.get(name) ?? 0) + 1);

export function noteQuestions(to: Exercised, decisions: readonly Decision[]): void {
  for (const { kind } of decisions) count(to.questions, kind);
}

export function noteAnswer(to: Exercised, decision: Decision, action: unknown): void {
  count(to.answers, answerName(decision, action).split('/').at(-1) as string);
  count(to.kinds, answerKind(decision, action));
  for (const name of new Set(namesIn(action))) count(to.names, name);
}

/** Events are counted as each viewer reads them. */
export function noteEvents(
  to: Exercised,
  rules: AnyRules,
  events: readonly unknown[],
  seats: number,
): void {
  for (const event of events) {
    for (const name of new Set(namesIn(event))) count(to.names, name);
    const keys = allViewers(seats).flatMap((who) => {
      const seen = rules.redact(event, who);
      return seen === undefined ? [] : messagesIn(rules.tell(seen)).map((msg) => msg.key);
    });
    for (const key of new Set(keys)) count(to.sentences, key);
  }
}

/** All there is to exercise in a rule set. */
export interface Universe {
  questions: readonly string[];
  answers: readonly string[];
  sentences: readonly string[];
  /** Names of cards, tokens and whatever else the components have. */
  cards: readonly string[];
}

const COUNTS = {
  questions: 'questions',
  answers: 'answers',
  sentences: 'sentences',
  cards: 'names',
} as const;
type Part = keyof typeof COUNTS;

/** What a rule set has and nobody met. */
export function unseen(exercised: Exercised, universe: Universe): Record<Part, string[]> {
  const missing = (part: Part): string[] =>
    universe[part].filter((name) => !exercised[COUNTS[part]].has(name));
  return {
    questions: missing('questions'),
    answers: missing('answers'),
    sentences: missing('sentences'),
    cards: missing('cards'),
  };
}

export const nothingUnseen = (exercised: Exercised, universe: Universe): boolean =>
  Object.values(unseen(exercised, universe)).every((names) => names.length === 0);

/** How often each was met, the rarest first. */
export function printExercised(game: string, exercised: Exercised, universe: Universe): string {
  const { games, answersGiven, kinds } = exercised;
  const rows = (title: string, names: readonly string[], counts: Counts): string[] => [
    `${title}: ${names.filter((name) => counts.has(name)).length} of ${names.length}`,
    ...names
      .map((name) => [name, counts.get(name) ?? 0] as const)
      .sort(([a, m], [b, n]) => m - n || (a < b ? -1 : 1))
      .map(([name, n]) => `${String(n).padStart(7)}  ${name}`),
  ];
  return [
    `${game}: ${games} games of the curious player, ${answersGiven} answers`,
    ...(Object.keys(COUNTS) as Part[]).flatMap((part) =>
      rows(part, [...new Set(universe[part])], exercised[COUNTS[part]]),
    ),
    ...rows('kinds of answers met', [...kinds.keys()], kinds),
  ].join('\n');
}
