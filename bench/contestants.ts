import { anyAnswer, playOut } from '@fondaco/bots';
import { type Chance, fastChance, silentIo } from '@fondaco/kernel';
import { oltreMare } from '@fondaco/oltre-mare';
import type { PlayGame } from './measure.ts';
import * as toy from './yardstick.ts';

/** Each runs in a process of its own: what one makes of the compiler's caches must not slow the next. */
export const contestants: Record<string, () => PlayGame> = {
  'toy yardstick': () => {
    const root = toy.setUp(42);
    const out = new Int16Array(512);
    return (seed) => {
      const s = toy.clone(root);
      const int = toy.numbers(seed);
      toy.shuffleFrom(s.deck, s.at, int);
      while (!s.over) toy.apply(s, out[int(toy.legal(s, out))] as number);
      return s.moves;
    };
  },
  'oltre-mare first, 4 seats': () => randomPlay('first', 4),
  'oltre-mare second, 4 seats': () => randomPlay('second', 4),
  'oltre-mare second, 4 seats, with offers': () => tradingPlay('second', 4),
};

/** The lane of search: what must be decided, a listed answer to it, the next state. */
function randomPlay(edition: 'first' | 'second', seats: number): PlayGame {
  const rules = oltreMare.rules(oltreMare.options.parse({ edition }), oltreMare.components);
  // Set-up is no part of play: like the yardstick, a game starts from a copy.
  const roots = Array.from({ length: 64 }, (_, i) => rules.setup(seats, silentIo(fastChance(i))));
  return (seed) => {
    const chance = fastChance(seed);
    const io = silentIo<never>(chance);
    const s = rules.clone(roots[seed % roots.length] as (typeof roots)[number]);
    let decisions = 0;
    for (; !s.over; decisions++) {
      const d = rules.decisions(s, 'must')[0];
      if (!d) throw new Error('a dead end');
      const legal = rules.legal(s, d);
      const a = legal[chance.int(legal.length, 'bot')];
      if (!a) throw new Error('nothing is legal');
      rules.reduce(s, d, a, io);
    }
    return decisions;
  };
}

/** Random players as `simulate` has them: forms are filled in, offers asked, answered and concluded. */
function tradingPlay(edition: 'first' | 'second', seats: number): PlayGame {
  const rules = oltreMare.rules(oltreMare.options.parse({ edition }), oltreMare.components);
  return (seed) => {
    const chance: Chance = fastChance(seed);
    const s = rules.setup(seats, silentIo(chance));
    const answer = (state: typeof s, d: Parameters<typeof rules.legal>[1]) =>
      anyAnswer(rules, state, d, chance);
    return playOut(rules, s, { game: chance, players: chance }, answer).decisions;
  };
}
