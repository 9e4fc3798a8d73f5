import { canonical, type Decision } from '@fondaco/kernel';
import { askPerson } from './question.ts';
import { mostUrgent, submit, type TerminalGame } from './session.ts';

/** Bots act on their own initiative at one position in this many. */
const MAY_ODDS = 12;

/** Plays until the game is over or the person leaves. */
export async function playToEnd(s: TerminalGame): Promise<'over' | 'left'> {
  while (!s.match.rules.result(s.match.state)) {
    const mine = mostUrgent(s, s.me);
    if (mine?.need === 'asked' && s.later !== questionKey(s, mine)) {
      const reply = await askPerson(s, mine, 'asked');
      if (reply === 'left') return 'left';
      if (reply === 'passed') s.later = questionKey(s, mine);
      continue;
    }
    const bot = nextBotDecision(s);
    if (bot) {
      if (s.pause && mine?.need === 'may' && bot.need === 'must' && s.passed !== bot.id) {
        const reply = await askPerson(s, mine, 'pause');
        if (reply === 'left') return 'left';
        if (reply === 'passed') s.passed = bot.id;
        continue;
      }
      answerForBot(s, bot);
    } else if (mine) {
      if ((await askPerson(s, mine, mine.need === 'must' ? 'must' : 'pause')) === 'left')
        return 'left';
    } else throw new Error('nobody is to speak');
  }
  return 'over';
}

/** Identifies a question by its possible answers: with other answers it is asked again. */
const questionKey = (s: TerminalGame, d: Decision): string =>
  canonical([d.id, s.match.rules.legal(s.match.state, d)]);

/** The next question for a bot: what it was asked, sometimes a `may`, otherwise a `must`. The person comes last. */
function nextBotDecision(s: TerminalGame): Decision | undefined {
  const open = s.match.rules
    .decisions(s.match.state)
    .filter((d) => d.seat !== s.me && !s.silent.has(d.id));
  const asked = open.find((d) => d.need === 'asked');
  if (asked) return asked;
  const free = open.filter((d) => d.need === 'may');
  for (const d of free) s.silent.add(d.id);
  if (free.length > 0 && s.botChance.int(MAY_ODDS, 'bot') === 0) {
    return free[s.botChance.int(free.length, 'bot')];
  }
  return open.find((d) => d.need === 'must');
}

/** Lets a bot answer. It gets the view of its own seat and nothing else. */
function answerForBot(s: TerminalGame, d: Decision): void {
  const { rules, state } = s.match;
  const memory = s.memories.at(-1)?.[d.seat];
  const action = s.bot.answer({
    rules,
    seats: s.match.header.seats,
    view: rules.view(state, d.seat),
    decision: d,
    ...(memory !== undefined && { memory }),
    chance: s.botChance,
  });
  if (action === undefined) {
    if (d.need === 'must') throw new Error(`no answer to ${d.kind}`);
    s.silent.add(d.id);
    return;
  }
  const done = submit(s, d, action);
  if (typeof done !== 'string') throw new Error(`a bot was refused: ${done.msg.key}`);
}
