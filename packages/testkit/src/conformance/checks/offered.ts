import { canonical, type Decision, sameJson, step, validateAnswer } from '@fondaco/kernel';
import {
  brief,
  type CheckedPosition,
  type ConformanceCheck,
  ensure,
  type GameRun,
} from '../check.ts';
import { some } from '../mutants.ts';
import { difference } from '../same.ts';
import { noteKeys } from '../tally.ts';

/** What `legal` lists, a form's samples, `lapse` and the first steps of a plan are all accepted. */
export const offeredCheck: ConformanceCheck = {
  name: 'offered = accepted',
  stops: true,
  watch: (gameRun) => ({
    closely(at) {
      for (const d of at.decisions) {
        listed(gameRun, at, d);
        formed(gameRun, at, d);
        described(gameRun, at, d);
        suggested(gameRun, at, d);
      }
    },
  }),
};

function listed(gameRun: GameRun, at: CheckedPosition, d: Decision): void {
  const legal = gameRun.rules.legal(at.state, d);
  const texts = new Set(legal.map(canonical));
  ensure(texts.size === legal.length, () => `${d.kind} lists an answer twice`);
  for (const action of some(legal, gameRun.depth.answers, at.chance))
    accepted(gameRun, at, d, action, 'listed');
}

function formed(gameRun: GameRun, at: CheckedPosition, d: Decision): void {
  for (const form of gameRun.rules.forms(at.state, d)) {
    noteKeys(gameRun.tally, form);
    for (let n = 0; n < gameRun.depth.samples; n++) {
      const action = gameRun.rules.sample(at.state, d, form, at.chance);
      const bad = validateAnswer(form, action);
      ensure(!bad, () => `a sample of ${form.kind} does not fit: ${bad?.msg.key} ${brief(action)}`);
      accepted(gameRun, at, d, action, `a sample of ${form.kind}`);
    }
  }
}

function accepted(
  gameRun: GameRun,
  at: CheckedPosition,
  d: Decision,
  action: unknown,
  what: string,
): void {
  const command = { seat: d.seat, decision: d.id, action };
  const outcome = step(gameRun.rules, at.state, command, at.luck());
  ensure(outcome.ok, () => {
    const why = outcome.ok ? '' : `${outcome.refusal.rule} ${outcome.refusal.msg.key}`;
    return `${brief(action)} is ${what} for ${d.kind} and refused: ${why}`;
  });
}

/**
 * Enabled options are exactly `legal`, in order; a disabled one is refused by the rule it names.
 */
function described({ rules, tally }: GameRun, { state }: CheckedPosition, d: Decision): void {
  const options = rules.describe(state, d);
  noteKeys(tally, options);
  const enabled = options.filter((o) => !o.off).map((o) => o.action);
  const differs = difference(rules.legal(state, d), enabled);
  ensure(!differs, () => `describe of ${d.kind} is not what is legal: ${differs}`);
  for (const { action, off, label } of options) {
    ensure(typeof label.key === 'string', () => `no label for ${brief(action)}`);
    if (!off) continue;
    const rule = rules.refuse(state, d, action)?.rule;
    ensure(
      off.rule !== undefined && rule === off.rule,
      () => `${brief(action)} is off by ${off.rule}, refused by ${rule}`,
    );
  }
}

function suggested(gameRun: GameRun, at: CheckedPosition, d: Decision): void {
  const { rules } = gameRun;
  const lapse = rules.lapse(at.state, d);
  if (lapse !== undefined) accepted(gameRun, at, d, lapse, 'the answer when time is up');
  for (const { steps } of rules.plan?.(rules.view(at.state, d.seat), d) ?? []) {
    const first = steps[0];
    ensure(
      rules.legal(at.state, d).some((a) => sameJson(a, first)),
      () => `a plan of ${d.kind} starts with ${brief(first)}, which is not legal`,
    );
  }
}
