import type { Chance, Decision, Rules } from '@fondaco/kernel';
import { type Bot, imagined } from './player.ts';

/** One answer in this many fills in a form, where there are listed answers as well. */
const FORM_ODDS = 6;

/** A random answer, sometimes from a form; undefined when there is none. */
export function anyAnswer<S, A, E, V>(
  rules: Rules<S, A, E, V>,
  s: S,
  d: Decision,
  chance: Chance,
): A | undefined {
  const legal = rules.legal(s, d);
  if (legal.length === 0 || chance.int(FORM_ODDS, 'bot') === 0) {
    const forms = rules.forms(s, d);
    const form = forms[chance.int(Math.max(1, forms.length), 'bot')];
    if (form) return rules.sample(s, d, form, chance);
  }
  return legal[chance.int(Math.max(1, legal.length), 'bot')];
}

export const random: Bot = {
  answer: (q) => anyAnswer(q.rules, imagined(q), q.decision, q.chance),
};
