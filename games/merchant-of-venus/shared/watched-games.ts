import { type Bot, greedy, nextToSpeak, random } from '@fondaco/bots';
import { type Decision, fastChance, type Json, type Rules, setUp } from '@fondaco/kernel';
import { runSize } from '@fondaco/testkit';

/** An answer, and what came of it. */
export interface Answered<S, A, E, V> {
  state: S;
  d: Decision;
  action: A;
  /** What the seat saw before and after it. */
  before: V;
  after: V;
  events: E[];
  /** Something was thrown, drawn or turned up. */
  luck: boolean;
}

export interface GameWatcher<S, A, E, V> {
  /** May change the state before a question is looked at, to bring about what is rare. */
  prepare?(state: S): void;
  /** Before an answer is given. */
  asked?(state: S, d: Decision, view: V): void;
  /** In the middle of it. */
  told?(e: E, now: () => V): void;
  answered?(x: Answered<S, A, E, V>): void;
  ended?(state: S): void;
}

interface Setting<S, A, E, V> {
  rules: Rules<S, A, E, V>;
  seats: number;
  seed: string;
  player: Bot;
  /** Answers after which a game is broken off. */
  most: number;
}

export interface Played {
  games: number;
  ended: number;
  answers: number;
}

/** Plays games at random and greedily, each with the next of the tables, and shows every answer to a watcher. */
export function watchGames<S, A, E, V>(
  tables: readonly {
    rules: Rules<S, A, E, V>;
    seats: number;
    watcher(): GameWatcher<S, A, E, V>;
  }[],
  most: { random: number; greedy: number },
  games = { random: runSize(2, 20), greedy: runSize(1, 5) },
): Played {
  const played: Played = { games: 0, ended: 0, answers: 0 };
  const each = (n: number, player: Bot, cap: number, name: string): void => {
    for (let i = 0; i < n; i++) {
      const { rules, seats, watcher } = tables[i % tables.length] as (typeof tables)[number];
      const seed = `facts/${name}/${i}`;
      const game = watch({ rules, seats, seed, player, most: cap }, watcher());
      played.games++;
      played.ended += game.ended ? 1 : 0;
      played.answers += game.answers;
    }
  };
  each(games.random, random, most.random, 'random');
  each(games.greedy, greedy, most.greedy, 'greedy');
  return played;
}

const copyOf = <T>(x: T): T => JSON.parse(JSON.stringify(x)) as T;

function watch<S, A, E, V>(
  { rules, seats, seed, player, most }: Setting<S, A, E, V>,
  w: GameWatcher<S, A, E, V>,
): { ended: boolean; answers: number } {
  const chance = fastChance(seed);
  const { state } = setUp(rules, seats, chance);
  let answers = 0;
  for (; answers < most && !rules.result(state); answers++) {
    w.prepare?.(state);
    const d = nextToSpeak(rules, state, chance) as Decision;
    const before = copyOf(rules.view(state, d.seat));
    w.asked?.(state, d, before);
    const action = player.answer({
      rules,
      seats,
      view: before as V & Json,
      decision: d,
      chance,
    });
    if (action === undefined) continue;
    const events: E[] = [];
    let luck = false;
    rules.reduce(state, d, action, {
      chance: {
        int(n, tag) {
          luck = true;
          return chance.int(n, tag);
        },
        shuffle: chance.shuffle,
      },
      tell(e) {
        events.push(copyOf(e));
        w.told?.(e, () => rules.view(state, d.seat));
      },
      reveal() {
        luck = true;
      },
    });
    const after = copyOf(rules.view(state, d.seat));
    w.answered?.({ state, d, action, before, after, events, luck });
  }
  const ended = rules.result(state) !== undefined;
  if (ended) w.ended?.(state);
  return { ended, answers };
}
