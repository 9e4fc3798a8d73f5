import { anyAnswer, playOut } from '@fondaco/bots';
import { type Chance, type Decision, fastChance, type Rules, silentIo } from '@fondaco/kernel';
import { merchantOfVenusClassic } from '../games/merchant-of-venus/classic/rules/index.ts';
import { merchantOfVenusStandard } from '../games/merchant-of-venus/standard/rules/index.ts';
import { oltreMare } from '../games/oltre-mare/rules/index.ts';
import { type Costs, costsOf } from './costs.ts';
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
  'oltre-mare first, 4 seats': () => randomPlay(edition('first'), 4),
  'oltre-mare second, 4 seats': () => randomPlay(edition('second'), 4),
  'oltre-mare second, 4 seats, with offers': () => tradingPlay(edition('second'), 4),
  'merchant-of-venus classic, 4 seats': () => randomPlay(classic(), 4, CUT_OFF),
  'merchant-of-venus standard, 4 seats': () => randomPlay(standard(), 4),
};

/** Games whose parts are measured one by one; each in a process of its own, too. */
export const parts: Record<string, (ms: number) => Costs> = {
  'oltre-mare second, 4 seats': (ms) => costsOf(edition('second'), 4, ms),
  'merchant-of-venus classic, 4 seats': (ms) => costsOf(classic(), 4, ms),
  'merchant-of-venus standard, 4 seats': (ms) => costsOf(standard(), 4, ms),
};

/** Classic has no last round, and random players hardly ever reach its goal; as many decisions as a game of good ones. */
export const CUT_OFF = 1000;

export const edition = (name: 'first' | 'second') =>
  oltreMare.rules(oltreMare.options.parse({ edition: name }), oltreMare.components);
export const classic = () =>
  merchantOfVenusClassic.rules(
    merchantOfVenusClassic.options.parse({}),
    merchantOfVenusClassic.components,
  );

const standard = () =>
  merchantOfVenusStandard.rules(
    merchantOfVenusStandard.options.parse({}),
    merchantOfVenusStandard.components,
  );

/** The lane of search: what must be decided, a listed answer to it, the next state. */
function randomPlay<S extends { over: unknown }, A, E, V>(
  rules: Rules<S, A, E, V>,
  seats: number,
  most = Number.POSITIVE_INFINITY,
): PlayGame {
  // Set-up is no part of play: like the yardstick, a game starts from a copy.
  const roots = Array.from({ length: 64 }, (_, i) => rules.setup(seats, silentIo(fastChance(i))));
  return (seed) => {
    const chance = fastChance(seed);
    const io = silentIo<E>(chance);
    const s = rules.clone(roots[seed % roots.length] as S);
    let decisions = 0;
    for (; !s.over && decisions < most; decisions++) {
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
function tradingPlay<S, A, E, V>(rules: Rules<S, A, E, V>, seats: number): PlayGame {
  return (seed) => {
    const chance: Chance = fastChance(seed);
    const s = rules.setup(seats, silentIo(chance));
    const answer = (state: S, d: Decision) => anyAnswer(rules, state, d, chance);
    return playOut(rules, s, { game: chance, players: chance }, answer).decisions;
  };
}
