import { type Chance, type Decision, type Rules, type Seat, silentIo } from '@fondaco/kernel';
import { imagined, type Player } from './player.ts';

/** Worlds each answer is tried in. */
const WORLDS = 2;
/** Forms are weighed only at one question in so many: offers take everybody's time. */
const FORM_ODDS = 2;
const SAMPLES_PER_FORM = 8;
/** What an answer from a form must gain before it is worth making. */
const FORM_MARGIN = 0.1;

/**
 * Takes the answer after which its seat stands best, looking no further than the reply of those asked. What leaves
 * the question open costs nothing but time, so it need only be better than standing still.
 */
export const greedy: Player = (q) => {
  const { rules, decision: d, chance } = q;
  const worlds = Array.from({ length: WORLDS }, () => imagined(q));
  const world = worlds[0] as (typeof worlds)[number];
  const listed = rules.legal(world, d).map((action) => weigh(rules, worlds, d, action, chance));
  const filled = samples(rules, world, d, listed.length === 0, chance).map((action) =>
    weigh(rules, worlds, d, action, chance),
  );
  const now = mean(worlds.map((w) => standing(rules, w, d.seat)));
  const worthwhile = [
    ...listed.filter((x) => x.open && x.value > now),
    ...filled.filter((x) => x.value > now + FORM_MARGIN),
  ];
  const closing = listed.filter((x) => !x.open);
  const chosen = best(worthwhile) ?? best(closing) ?? best(listed);
  return (chosen ?? (d.need === 'must' ? best(filled) : undefined))?.action;
};

interface Weighed<A> {
  action: A;
  value: number;
  /** The same question stays open after it. */
  open: boolean;
}

function best<A>(answers: readonly Weighed<A>[]): Weighed<A> | undefined {
  let found: Weighed<A> | undefined;
  for (const x of answers) if (!found || x.value > found.value) found = x;
  return found;
}

function samples<S, A, E, V>(
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

/** The standing after this answer, and after what those it asks would reply. */
function weigh<S, A, E, V>(
  rules: Rules<S, A, E, V>,
  worlds: readonly S[],
  d: Decision,
  action: A,
  chance: Chance,
): Weighed<A> {
  let open = false;
  const values = worlds.map((world) => {
    const after = rules.clone(world);
    rules.reduce(after, d, action, silentIo(chance));
    const questions = rules.decisions(after);
    open = questions.some((x) => x.id === d.id);
    for (const x of questions) {
      if (x.need === 'asked' && x.seat !== d.seat) reply(rules, after, x, chance);
    }
    return standing(rules, after, d.seat);
  });
  return { action, value: mean(values), open };
}

function reply<S, A, E, V>(rules: Rules<S, A, E, V>, s: S, { id }: Decision, chance: Chance): void {
  const d = rules.decisions(s).find((x) => x.id === id);
  if (!d) return;
  let chosen: { state: S; value: number } | undefined;
  for (const action of rules.legal(s, d)) {
    const after = rules.clone(s);
    rules.reduce(after, d, action, silentIo(chance));
    const value = standing(rules, after, d.seat);
    if (!chosen || value > chosen.value) chosen = { state: after, value };
  }
  if (chosen) Object.assign(s as object, chosen.state);
}

function standing<S, A, E, V>(rules: Rules<S, A, E, V>, s: S, seat: Seat): number {
  return sum(rules.features(s, seat));
}

const sum = (xs: readonly number[]): number => xs.reduce((a, b) => a + b, 0);
const mean = (xs: readonly number[]): number => sum(xs) / xs.length;
