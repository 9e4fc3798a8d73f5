import type { Decision, Io, Rules, Worth } from '@fondaco/kernel';

/**
 * Answers the next question of a position as its seat would at first sight, by looking one answer ahead: so a search plays on for
 * everybody. Returns the position after it; the given one may be altered.
 */
export function answerQuickly<S, A, E, V>(
  rules: Rules<S, A, E, V>,
  s: S,
  worth: Worth<S>,
  io: Io<E>,
): S {
  const d = nextQuestion(rules, s);
  if (!d) throw new Error('nobody is asked anything');
  const answers = rules.legal(s, d);
  if (answers.length > 1) return afterBest(rules, s, d, answers, worth, io);
  rules.reduce(s, d, answers[0] ?? anyOfForm(rules, s, d, io), io);
  return s;
}

/** What was asked comes before what must be answered; nobody acts on their own initiative. */
function nextQuestion<S, A, E, V>(rules: Rules<S, A, E, V>, s: S): Decision | undefined {
  const open = rules.decisions(s);
  return open.find((d) => d.need === 'asked') ?? open.find((d) => d.need === 'must');
}

function anyOfForm<S, A, E, V>(rules: Rules<S, A, E, V>, s: S, d: Decision, io: Io<E>): A {
  const [form] = rules.forms(s, d);
  if (!form) throw new Error(`no answer to ${d.kind}`);
  return rules.sample(s, d, form, io.chance);
}

/** The position after the best listed answer. One that leaves its question open must gain something. */
function afterBest<S, A, E, V>(
  rules: Rules<S, A, E, V>,
  s: S,
  d: Decision,
  answers: readonly A[],
  worth: Worth<S>,
  io: Io<E>,
): S {
  let now: number | undefined;
  let best: S | undefined;
  let most = Number.NEGATIVE_INFINITY;
  let first: S | undefined;
  for (const a of answers) {
    const after = rules.clone(s);
    rules.reduce(after, d, a, io);
    first ??= after;
    const value = worth(after, d.seat);
    if (value <= most) continue;
    if (rules.decisions(after).some((x) => x.id === d.id)) {
      now ??= worth(s, d.seat);
      if (value <= now) continue;
    }
    [most, best] = [value, after];
  }
  return (best ?? first) as S;
}
