import type { Decision } from '@fondaco/kernel';
import { choiceLines, offLines, type PromptChoice } from './choices.ts';
import { hintLines } from './hint.ts';
import { paragraph } from './rulebook.ts';
import { consentToUndo, type TerminalGame, undoTo, viewOf } from './session.ts';
import { showTable } from './show.ts';

type Side = 'done' | 'changed' | 'left' | 'unknown';

const LOG_LINES = 60;
const ROWS_FOR_PROMPT = 4;

/** Handles input at the prompt that is not an answer: help, hint, map, rules, undo … */
export async function sideCommand(
  s: TerminalGame,
  d: Decision,
  choices: readonly PromptChoice[],
  words: string,
): Promise<Side> {
  const { desk, look } = s;
  const [command = '', ...rest] = words.split(/\s+/);
  switch (command) {
    case 'u':
      return (await undoLast(s)) ? 'changed' : 'done';
    case 'q':
      return (await confirmed(s, 'play.quit')) ? 'left' : 'done';
    case '?':
      desk.write(...choiceLines(s, choices), ...offLines(s, d));
      return 'done';
    case 'r':
      desk.write(...(await rule(s, rest.join(' '))));
      return 'done';
    case 'm':
      desk.write(...look.map(viewOf(s), desk.rows() - ROWS_FOR_PROMPT));
      return 'done';
    case 'i':
    case 'hint':
      desk.write(...hintLines(s, d, choices));
      return 'done';
    case 'h':
      desk.write(...look.hand(viewOf(s)), ...look.aid());
      return 'done';
    case 's':
      showTable(s, true);
      desk.write(...choiceLines(s, choices));
      return 'done';
    case 'o':
      desk.write(...formLines(s, choices));
      return 'done';
    case 'log':
      desk.write(...s.told.slice(-LOG_LINES).map((x) => `· ${x}`));
      return 'done';
    default:
      return 'unknown';
  }
}

function formLines(s: TerminalGame, choices: readonly PromptChoice[]): string[] {
  const lines = choiceLines(s, choices).filter((_, i) => choices[i]?.t === 'form');
  return lines.length > 0 ? lines : [s.desk.tell('play.noOffers')];
}

async function rule(s: TerminalGame, id: string): Promise<string[]> {
  return (await paragraph(s, id)) ?? [s.desk.tell('play.noRule', { id })];
}

/** Undoes the last answer: freely up to the last barrier, beyond it after a confirmation and with the bots' consent. */
async function undoLast(s: TerminalGame): Promise<boolean> {
  const { desk } = s;
  const back = consentToUndo(s);
  if (!back) {
    desk.write(desk.tell('play.noUndo'));
    return false;
  }
  if (back.consent.length > 0) {
    const who = back.consent.map((seat) => ({ seat }));
    if (!(await confirmed(s, 'play.beyond', { who }))) return false;
  }
  if (!undoTo(s, back.to, back.consent)) return false;
  s.seenTurn = '';
  return true;
}

async function confirmed(
  s: TerminalGame,
  key: string,
  params: Parameters<TerminalGame['desk']['tell']>[1] = {},
): Promise<boolean> {
  const words = await s.desk.ask(`${s.desk.tell(key, params)} `);
  return s.desk.tell('yes').split(' ').includes(words.toLowerCase());
}
