import type { AnyGame, Rules, Seat } from './contract.ts';

// biome-ignore lint/suspicious/noExplicitAny: frozen rules are of any type
type AnyRules = Rules<any, any, any, any>;

/** Contract 1 judged a position by a list of numbers without names, and did not tell turns apart. */
interface FirstRules extends Omit<AnyRules, 'turn' | 'terms' | 'termNames'> {
  features(s: unknown, who: Seat): number[];
}

/** Frozen rules of an earlier contract, as today's contract wants them. */
export const adaptGame = (game: AnyGame, contract: number): AnyGame =>
  contract > 1
    ? game
    : {
        ...game,
        rules: (options, pack) => adaptFirst(game.rules(options, pack) as AnyRules & FirstRules),
      };

const adaptFirst = (rules: FirstRules): AnyRules => ({
  ...rules,
  // As far as can be told, a turn lasts as long as the same seat must answer.
  turn: (s) => {
    const seat = rules.decisions(s, 'must')[0]?.seat ?? 0;
    return { seat, number: seat };
  },
  termNames: ['estimate'],
  terms: (s, who) => [rules.features(s, who).reduce((sum, x) => sum + x, 0)],
});
