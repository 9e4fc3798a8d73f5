import { type Chance, type Decision, fastChance, silentIo } from '@fondaco/kernel';
import type { AnyRules } from './check.ts';

/** Chooses answers. It may look at the whole state, hidden cards too: it is for tests, bots see only a view. */
export interface TestPlayer {
  name: string;
  /** Fails a test when its games do not end within the cap. */
  ends: boolean;
  /** Answers after which its games are cut off, if sooner than the others'. */
  cap?: number;
  /** Returns undefined to leave an `asked` or `may` decision unanswered. */
  choose(at: Choosing): unknown;
}

export interface Choosing {
  rules: AnyRules;
  state: unknown;
  decision: Decision;
  chance: Chance;
}

export const randomPlayer: TestPlayer = { name: 'random', ends: false, choose: anyAnswer };

/** One listed answer or a sample of a form; undefined where there is none. */
export function anyAnswer({ rules, state, decision, chance }: Choosing): unknown {
  const listed = rules.legal(state, decision);
  const forms = rules.forms(state, decision);
  if (listed.length + forms.length === 0) return undefined;
  const at = chance.int(listed.length + forms.length, 'answer');
  const form = forms[at - listed.length];
  return form ? rules.sample(state, decision, form, chance) : listed[at];
}

/** Takes what `terms` values most after one step. */
export const greedyPlayer: TestPlayer = {
  name: 'greedy',
  ends: true,
  choose({ rules, state, decision, chance }) {
    const answers = [...rules.legal(state, decision)];
    for (const form of rules.forms(state, decision))
      answers.push(rules.sample(state, decision, form, chance));
    let best: unknown;
    let most = Number.NEGATIVE_INFINITY;
    for (const answer of answers) {
      const next = rules.clone(state);
      const luck = fastChance(chance.int(1_000_000, 'greedy'));
      rules.reduce(next, decision, answer, silentIo(luck));
      const worth = worthOf(rules, next, decision) + chance.int(1000, 'greedy') / 1e6;
      if (worth > most) [most, best] = [worth, answer];
    }
    return best;
  },
};

/** Greedy, but an answer that leaves its question open must gain something, so that answers that undo each other end. */
export const steadyPlayer: TestPlayer = {
  name: 'steady',
  ends: true,
  choose({ rules, state, decision, chance }) {
    const now = worthOf(rules, state, decision);
    let best: unknown;
    let most = Number.NEGATIVE_INFINITY;
    for (const answer of rules.legal(state, decision)) {
      const next = rules.clone(state);
      const luck = fastChance(chance.int(1_000_000, 'steady'));
      rules.reduce(next, decision, answer, silentIo(luck));
      const worth = worthOf(rules, next, decision) + chance.int(1000, 'steady') / 1e6;
      const open = rules.decisions(next).some((d) => d.id === decision.id);
      if (worth > most && (!open || worth > now + 1)) [most, best] = [worth, answer];
    }
    return best ?? anyAnswer({ rules, state, decision, chance });
  },
};

/** By the weights made by hand, as the greedy bot judges. */
const worthOf = (rules: AnyRules, state: unknown, { seat }: Decision): number =>
  rules
    .terms(state, seat)
    .reduce((sum: number, x: number, i: number) => sum + x * (rules.weights?.[i] ?? 1), 0);

/** The order in which decisions are tried: mostly a `must` first, now and then one that can wait. */
export function nextDecision(decisions: readonly Decision[], chance: Chance): Decision[] {
  const urgent = decisions.filter((d) => d.need === 'must');
  const asked = decisions.filter((d) => d.need === 'asked');
  const free = decisions.filter((d) => d.need === 'may');
  const order = [urgent, asked, free].map((ds) => {
    const mixed = [...ds];
    chance.shuffle(mixed, 'who');
    return mixed;
  });
  const [first = [], second = [], third = []] = order;
  if (second.length > 0 && chance.int(2, 'who') === 0) return [...second, ...first];
  if (third.length > 0 && chance.int(5, 'who') === 0) return [...third, ...first];
  return first;
}
