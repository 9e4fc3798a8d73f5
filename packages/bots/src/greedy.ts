import { type Chance, type Decision, type Rules, type Seat, silentIo } from '@fondaco/kernel';
import { imagined, type Player } from './player.ts';

/** Worlds each answer is tried in. */
const WORLDS = 2;
/** Forms are weighed only at one question in so many: offers take everybody's time. */
const FORM_ODDS = 3;
const SAMPLES_PER_FORM = 2;
/** What an answer from a form must gain before it is worth making. */
const FORM_MARGIN = 0.5;

/** Takes the answer after which its seat stands best, looking no further than the reply of those asked. */
export const greedy: Player = (q) => {
  const { rules, decision: d, chance } = q;
  const worlds = Array.from({ length: WORLDS }, () => imagined(q));
  const world = worlds[0] as (typeof worlds)[number];
  const listed = best(rules, worlds, d, rules.legal(world, d), chance);
  const now = mean(worlds.map((w) => standing(rules, w, d.seat)));
  if (listed && chance.int(FORM_ODDS, 'bot') !== 0) return listed.action;
  const samples = rules
    .forms(world, d)
    .flatMap((form) =>
      Array.from({ length: SAMPLES_PER_FORM }, () => rules.sample(world, d, form, chance)),
    );
  const filled = best(rules, worlds, d, samples, chance);
  if (!listed)
    return filled && (d.need === 'must' || filled.value > now + FORM_MARGIN)
      ? filled.action
      : undefined;
  return filled && filled.value > Math.max(listed.value, now) + FORM_MARGIN
    ? filled.action
    : listed.action;
};

function best<S, A, E, V>(
  rules: Rules<S, A, E, V>,
  worlds: readonly S[],
  d: Decision,
  actions: readonly A[],
  chance: Chance,
): { action: A; value: number } | undefined {
  let found: { action: A; value: number } | undefined;
  for (const action of actions) {
    const value = mean(worlds.map((w) => worth(rules, w, d, action, chance)));
    if (!found || value > found.value) found = { action, value };
  }
  return found;
}

/** The standing after this answer, and after what those it asks would reply. */
function worth<S, A, E, V>(
  rules: Rules<S, A, E, V>,
  world: S,
  d: Decision,
  action: A,
  chance: Chance,
): number {
  const after = rules.clone(world);
  rules.reduce(after, d, action, silentIo(chance));
  const asked = rules.decisions(after).filter((x) => x.need === 'asked' && x.seat !== d.seat);
  for (const other of asked) reply(rules, after, other, chance);
  return standing(rules, after, d.seat);
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

/** How a seat stands against the others. */
function standing<S, A, E, V>(rules: Rules<S, A, E, V>, s: S, seat: Seat): number {
  return sum(rules.features(s, seat));
}

const sum = (xs: readonly number[]): number => xs.reduce((a, b) => a + b, 0);
const mean = (xs: readonly number[]): number => sum(xs) / xs.length;
