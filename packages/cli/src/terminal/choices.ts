import type { Decision, Form, Option } from '@fondaco/kernel';
import { canonical } from '@fondaco/kernel';
import { type TerminalGame, viewOf } from './session.ts';

/** What a number at the prompt stands for. */
export type PromptChoice =
  | { t: 'act'; steps: unknown[]; label: string; notes: string[]; at: string | undefined }
  | { t: 'form'; form: Form; label: string; notes: string[] };

/** What can be chosen: goals in place of the single steps to them, then the other answers, then forms. */
export function choicesOf(s: TerminalGame, d: Decision): PromptChoice[] {
  const { rules, state } = s.match;
  const view = viewOf(s);
  const plans = rules.plan?.(view, d) ?? [];
  const covered = new Set(plans.map((p) => canonical(p.steps[0])));
  const goals = plans.map((plan): PromptChoice => {
    const { label, note } = s.look.goal(view, plan.goal);
    return { t: 'act', steps: plan.steps, label, notes: [note], at: plan.goal.t };
  });
  const single = rules
    .describe(state, d)
    .filter((o) => !o.off && !covered.has(canonical(o.action)))
    .map((o): PromptChoice => ({ t: 'act', steps: [o.action], at: o.at?.t, ...inWords(s, o) }));
  const forms = rules
    .forms(state, d)
    .map((form): PromptChoice => ({ t: 'form', form, label: s.desk.say(form.label), notes: [] }));
  return [...goals, ...single, ...forms];
}

function inWords(s: TerminalGame, o: Option<unknown>): { label: string; notes: string[] } {
  const { say, tell } = s.desk;
  return {
    label: say(o.label),
    notes: [
      ...(o.cost ? [tell('play.cost', { what: o.cost })] : []),
      ...(o.gain ? [say(o.gain)] : []),
    ],
  };
}

export function choiceLines(s: TerminalGame, choices: readonly PromptChoice[]): string[] {
  const width = String(choices.length).length + 1;
  return choices.map(({ label, notes }, i) => {
    const note = notes.length > 0 ? ` [${notes.join('; ')}]` : '';
    return `${String(i + 1).padStart(width)}) ${label}${s.desk.paint('dim', note)}`;
  });
}

/** Lists what is not available now, with the reason and the rule. */
export function offLines(s: TerminalGame, d: Decision): string[] {
  const { say, tell } = s.desk;
  const off = s.match.rules
    .describe(s.match.state, d)
    .flatMap((o) => (o.off ? [{ ...o, off: o.off }] : []));
  if (off.length === 0) return [tell('play.nothingOff')];
  return [
    tell('play.offHead'),
    ...off.map((o) => `  – ${say(o.label)}: ${say(o.off.msg)}${ruleNote(o.off.rule)}`),
    tell('play.offHint'),
  ];
}

export const ruleNote = (rule: string | undefined): string => (rule ? ` (${rule})` : '');
