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
  note?: (d: Decision, a: A) => void,
): S {
  const d = nextQuestion(rules, s);
  if (!d) throw new Error('nobody is asked anything');
  const answers = rules.legal(s, d);
  if (answers.length > 1) {
    const { action, after } = bestAnswer(rules, s, d, answers, worth, io);
    note?.(d, action);
    return after;
  }
  const action = answers[0] ?? anyOfForm(rules, s, d, io);
  rules.reduce(s, d, action, io);
  note?.(d, action);
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

/** The best listed answer and the position after it. One that leaves its question open must gain something. */
export function bestAnswer<S, A, E, V>(
  rules: Rules<S, A, E, V>,
  s: S,
  d: Decision,
  answers: readonly A[],
  worth: Worth<S>,
  io: Io<E>,
): { action: A; after: S } {
  let now: number | undefined;
  let best: Tested<S, A> | undefined;
  let most = Number.NEGATIVE_INFINITY;
  let first: Tested<S, A> | undefined;
  let draws = 0;
  const counting: Io<E> = {
    ...io,
    chance: {
      int(n, tag) {
        draws++;
        return io.chance.int(n, tag);
      },
      shuffle(xs, tag) {
        draws++;
        io.chance.shuffle(xs, tag);
      },
    },
  };
  for (const action of answers) {
    const after = rules.clone(s);
    const before = draws;
    rules.reduce(after, d, action, counting);
    const tested = { action, after, byLuck: draws > before };
    first ??= tested;
    const value = worth(after, d.seat);
    if (value <= most) continue;
    if (rules.decisions(after).some((x) => x.id === d.id)) {
      now ??= worth(s, d.seat);
      if (value <= now) continue;
    }
    [most, best] = [value, tested];
  }
  const chosen = (best ?? first) as Tested<S, A>;
  if (!chosen.byLuck) return chosen;
  // Drawn anew: who chooses does not know what will be drawn.
  rules.reduce(s, d, chosen.action, io);
  return { action: chosen.action, after: s };
}

/** An answer, the position after it, and whether something was drawn in between. */
interface Tested<S, A> {
  action: A;
  after: S;
  byLuck: boolean;
}
