import { type Chance, type Decision, type Rules, silentIo } from '@fondaco/kernel';
import { type Bot, imagined, type Question } from './player.ts';
import { handWorth } from './worth.ts';

/** Imagined states in which each answer is tried. */
const WORLDS = 2;
/** Forms are considered at one question in this many: offers take everybody's time. */
const FORM_ODDS = 2;
const SAMPLES_PER_FORM = 8;
/** Points that an answer from a form must gain to be worth making. */
const FORM_MARGIN = 0.1;

/**
 * Picks the answer with the best estimate for its seat, looking ahead only as far as the replies of the seats it asks.
 * An answer that leaves the same question open is picked only if it improves on the current position.
 */
export const greedy: Bot = { answer: answerGreedily };

function answerGreedily<S, A, E, V>(q: Question<S, A, E, V>): A | undefined {
  const { rules, decision: d, chance } = q;
  const worlds = Array.from({ length: WORLDS }, () => imagined(q));
  const world = worlds[0] as (typeof worlds)[number];
  const listed = rules.legal(world, d).map((action) => evaluate(rules, worlds, d, action, chance));
  const filled = sampleForms(rules, world, d, listed.length === 0, chance).map((action) =>
    evaluate(rules, worlds, d, action, chance),
  );
  const now = mean(worlds.map((w) => handWorth(rules, w, d.seat)));
  const worthwhile = [
    ...listed.filter((x) => x.open && x.value > now),
    ...filled.filter((x) => x.value > now + FORM_MARGIN),
  ];
  const closing = listed.filter((x) => !x.open);
  const chosen = best(worthwhile) ?? best(closing) ?? best(listed);
  return (chosen ?? (d.need === 'must' ? best(filled) : undefined))?.action;
}

interface Evaluated<A> {
  action: A;
  value: number;
  /** Whether the same question is still open afterwards. */
  open: boolean;
}

function best<A>(answers: readonly Evaluated<A>[]): Evaluated<A> | undefined {
  let found: Evaluated<A> | undefined;
  for (const x of answers) if (!found || x.value > found.value) found = x;
  return found;
}

/** Random answers from the forms. Unless they are `needed`, mostly returns none (see FORM_ODDS). */
function sampleForms<S, A, E, V>(
  rules: Rules<S, A, E, V>,
  world: S,
  d: Decision,
  needed: boolean,
  chance: Chance,
): A[] {
  if (!needed && chance.int(FORM_ODDS, 'bot') !== 0) return [];
  return rules
    .forms(world, d)
    .flatMap((form) =>
      Array.from({ length: SAMPLES_PER_FORM }, () => rules.sample(world, d, form, chance)),
    );
}

/** The mean estimate after this answer and the replies of the seats it asks. */
function evaluate<S, A, E, V>(
  rules: Rules<S, A, E, V>,
  worlds: readonly S[],
  d: Decision,
  action: A,
  chance: Chance,
): Evaluated<A> {
  let open = false;
  const values = worlds.map((world) => {
    const after = rules.clone(world);
    rules.reduce(after, d, action, silentIo(chance));
    const questions = rules.decisions(after);
    open = questions.some((x) => x.id === d.id);
    for (const x of questions) {
      if (x.need === 'asked' && x.seat !== d.seat) playBestReply(rules, after, x, chance);
    }
    return handWorth(rules, after, d.seat);
  });
  return { action, value: mean(values), open };
}

/** Answers for the asked seat with its best listed answer. Mutates the state; does nothing if the question is gone. */
function playBestReply<S, A, E, V>(
  rules: Rules<S, A, E, V>,
  s: S,
  { id }: Decision,
  chance: Chance,
): void {
  const d = rules.decisions(s).find((x) => x.id === id);
  if (!d) return;
  let chosen: { state: S; value: number } | undefined;
  for (const action of rules.legal(s, d)) {
    const after = rules.clone(s);
    rules.reduce(after, d, action, silentIo(chance));
    const value = handWorth(rules, after, d.seat);
    if (!chosen || value > chosen.value) chosen = { state: after, value };
  }
  if (chosen) Object.assign(s as object, chosen.state);
}

const sum = (xs: readonly number[]): number => xs.reduce((a, b) => a + b, 0);
const mean = (xs: readonly number[]): number => sum(xs) / xs.length;
