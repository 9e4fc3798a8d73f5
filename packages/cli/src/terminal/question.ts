import { type Decision, msg } from '@fondaco/kernel';
import { choiceLines, choicesOf, type PromptChoice, ruleNote } from './choices.ts';
import { fillForm } from './form.ts';
import { lastSeq, mostUrgent, submit, type TerminalGame } from './session.ts';
import { showPosition } from './show.ts';
import { sideCommand } from './side-commands.ts';

/** `asked` can be postponed, `pause` skipped; `must` waits for an answer. */
type Mode = 'must' | 'asked' | 'pause';
type Reply = 'answered' | 'passed' | 'left';

export async function askPerson(s: TerminalGame, d: Decision, mode: Mode): Promise<Reply> {
  const choices = choicesOf(s, d);
  showPosition(s, choices);
  showQuestion(s, d, mode, choices);
  for (;;) {
    const words = toLatinKeys(await s.desk.ask(s.desk.paint('bold', '> ')));
    if (words === '' && mode === 'pause') return 'passed';
    if (words === 'l' && mode === 'asked') return 'passed';
    const choice = chosen(choices, words);
    if (choice) {
      if (await answer(s, d, choice)) return 'answered';
      showQuestion(s, d, mode, choices);
      continue;
    }
    const side = await sideCommand(s, d, choices, words);
    if (side === 'left') return 'left';
    if (side === 'changed') return 'answered';
    if (side === 'unknown')
      s.desk.write(s.desk.tell('play.notUnderstood', { count: choices.length }));
  }
}

function showQuestion(
  s: TerminalGame,
  d: Decision,
  mode: Mode,
  choices: readonly PromptChoice[],
): void {
  const { desk } = s;
  const question = desk.say(msg(`${prefixOf(d)}.ask.${d.kind}`));
  desk.write('', desk.paint('bold', question));
  if (choices.some((c) => c.t === 'act' && c.steps.length > 1)) desk.write(desk.tell('play.far'));
  desk.write(...choiceLines(s, choices));
  if (mode !== 'must') desk.write(desk.tell(`play.${mode}`));
  desk.write(desk.paint('dim', desk.tell('play.keys')));
}

/** The prefix of the game's texts, which is that of its rule ids. */
const prefixOf = (d: Decision): string => d.rule.split('.')[0] ?? '';

/** The choice that was typed; Enter alone picks the only one. */
function chosen(choices: readonly PromptChoice[], words: string): PromptChoice | undefined {
  if (words === '' && choices.length === 1 && choices[0]?.t === 'act') return choices[0];
  return /^\d+$/.test(words) ? choices[Number(words) - 1] : undefined;
}

async function answer(s: TerminalGame, d: Decision, choice: PromptChoice): Promise<boolean> {
  const from = lastSeq(s);
  const filled = choice.t === 'form' ? await fillForm(s.desk, prefixOf(d), choice.form) : undefined;
  if (choice.t === 'form' && filled === undefined) return false;
  const refused = choice.t === 'form' ? submitOne(s, d, filled) : submitSteps(s, d, choice.steps);
  if (refused !== undefined) {
    s.desk.write(refused);
    return false;
  }
  s.undoPoints.push(from);
  return true;
}

function submitOne(s: TerminalGame, d: Decision, action: unknown): string | undefined {
  const done = submit(s, d, action);
  if (typeof done === 'string') return undefined;
  return s.desk.tell('play.refused', { why: done.msg }) + ruleNote(done.rule);
}

/** Sends the steps of a plan. Stops when one draws, reveals or asks something; skips those already taken. */
function submitSteps(s: TerminalGame, d: Decision, steps: readonly unknown[]): string | undefined {
  let now: Decision | undefined = d;
  for (const [i, step] of steps.entries()) {
    if (!now || now.kind !== d.kind) return undefined;
    if (i > 0 && s.match.rules.refuse(s.match.state, now, step)) continue;
    const done = submit(s, now, step);
    if (typeof done !== 'string')
      return s.desk.tell('play.refused', { why: done.msg }) + ruleNote(done.rule);
    if (done === 'eventful') return undefined;
    now = mostUrgent(s, s.me);
  }
  return undefined;
}

const CYRILLIC = 'йцукенгшщзфывапролдячсмить';
const LATIN = 'qwertyuiopasdfghjklzxcvbnm';

/** Maps letters typed on a Russian keyboard layout to the Latin ones on the same keys. */
function toLatinKeys(words: string): string {
  const [first = ''] = words.toLowerCase();
  const at = CYRILLIC.indexOf(first);
  return at < 0 || first === '' ? words : `${LATIN[at]}${words.slice(1)}`;
}
