import type { PromptChoice } from './choices.ts';
import { type TerminalGame, viewOf } from './session.ts';

/** With fewer rows the map would push everything else off the screen. */
const ROWS_FOR_MAP = 38;
/** Rows kept for players, hand, question and answers. */
const ROWS_BESIDE_MAP = 20;

/** Shows what happened since the last question, and at a new turn the whole table. */
export function showPosition(s: TerminalGame, choices: readonly PromptChoice[]): void {
  const view = viewOf(s);
  const { desk, look } = s;
  showNews(s);
  const turn = look.turn(view);
  if (turn !== s.seenTurn) {
    s.seenTurn = turn;
    showTable(s, desk.rows() >= ROWS_FOR_MAP);
    return;
  }
  const hand = look.hand(view);
  // Cards that are listed as answers are not shown twice.
  const listed = choices.some((c) => c.t === 'act' && c.at === 'card');
  if (!listed && hand.join('\n') !== s.seenHand) showHand(s, hand);
  desk.write(...look.table(view));
}

export function showTable(s: TerminalGame, withMap: boolean): void {
  const view = viewOf(s);
  const { desk, look } = s;
  desk.write('', desk.paint('bold', `── ${look.title(view)} ──`));
  if (withMap) desk.write(...look.map(view, desk.rows() - ROWS_BESIDE_MAP));
  desk.write(...look.players(view));
  showHand(s, look.hand(view));
  desk.write(...look.table(view));
}

function showHand(s: TerminalGame, hand: string[]): void {
  s.seenHand = hand.join('\n');
  s.desk.write(...hand);
}

function showNews(s: TerminalGame): void {
  const news = s.told.slice(s.shown);
  s.shown = s.told.length;
  if (news.length > 0) s.desk.write('', ...news.map((x) => `· ${x}`));
}
