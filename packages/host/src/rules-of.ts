import { type AnyGame, type AnyMatch, canonical, type Json } from '@fondaco/kernel';
import { remember } from './remember.ts';

type BoundRules = AnyMatch['rules'];

/** Rules by the canonical text of their options. */
type ByOptions = Map<string, BoundRules>;

/** More than a server sees at once: a game has few options. */
const MAX_RULES_PER_PACK = 100;

const boundRules = new WeakMap<object, Map<AnyGame, ByOptions>>();

/**
 * The rules with these options and component values. Tables share them: binding takes time, and what the rules work out from the
 * components takes memory. Options are parsed again, because the header of a file may leave out defaults.
 */
export function rulesOf(game: AnyGame, options: Json, pack: Json): BoundRules {
  const known = byOptions(game, pack);
  const key = canonical(options);
  const found = known.get(key) ?? game.rules(game.options.parse(options), game.pack.parse(pack));
  remember(known, key, found, MAX_RULES_PER_PACK);
  return found;
}

function byOptions(game: AnyGame, pack: Json): ByOptions {
  if (typeof pack !== 'object' || pack === null) return new Map();
  const games = boundRules.get(pack) ?? new Map<AnyGame, ByOptions>();
  boundRules.set(pack, games);
  const known = games.get(game) ?? new Map<string, BoundRules>();
  games.set(game, known);
  return known;
}
