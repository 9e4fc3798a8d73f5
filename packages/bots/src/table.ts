import { type Chance, type Decision, type Rules, silentIo } from '@fondaco/kernel';

/** Bots act on their own initiative at one question in this many. */
export const MAY_ODDS = 5;
/** Once in this many times, the seat that asked continues before it is answered. */
const WAIT_ODDS = 5;
/** More than any game asks. */
const MOST_QUESTIONS = 100_000;

/** Which question is answered next: usually what a seat was asked, sometimes a `may`, otherwise the `must`. */
export function nextToSpeak<S, A, E, V>(
  rules: Rules<S, A, E, V>,
  s: S,
  chance: Chance,
): Decision | undefined {
  const open = rules.decisions(s);
  const asked = open.find((d) => d.need === 'asked');
  if (asked && chance.int(WAIT_ODDS, 'bot') !== 0) return asked;
  const free = open.filter((d) => d.need === 'may');
  if (free.length > 0 && chance.int(MAY_ODDS, 'bot') === 0)
    return free[chance.int(free.length, 'bot')];
  return open.find((d) => d.need === 'must');
}

export interface PlayedOut<S> {
  state: S;
  decisions: number;
}

/** Separate sources for the draws of the game and the choices of the players. */
export interface Chances {
  game: Chance;
  players: Chance;
}

interface PlayOutOptions<S, A, E> {
  /** Called with everything that happens, for players who remember. */
  tell?: (e: E) => void;
  /** Called after every answer. */
  after?: (s: S, d: Decision, a: A) => void;
  /** Questions after which the game is cut off. */
  most?: number;
}

/** Plays a game to its end, or to the limit. Mutates the given state. */
export function playOut<S, A, E, V>(
  rules: Rules<S, A, E, V>,
  s: S,
  chances: Chances,
  answer: (s: S, d: Decision) => A | undefined,
  { tell = () => {}, after, most = MOST_QUESTIONS }: PlayOutOptions<S, A, E> = {},
): PlayedOut<S> {
  const io = { ...silentIo<E>(chances.game), tell };
  let decisions = 0;
  for (let asked = 0; asked < most && !rules.result(s); asked++) {
    const d = nextToSpeak(rules, s, chances.players);
    if (!d) throw new Error('nobody is to speak');
    const a = answer(s, d);
    if (a === undefined) {
      if (d.need === 'must') throw new Error(`no answer to ${d.kind}`);
      continue;
    }
    rules.reduce(s, d, a, io);
    decisions++;
    after?.(s, d, a);
  }
  return { state: s, decisions };
}
