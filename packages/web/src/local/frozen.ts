import { manifestOf } from '@fondaco/games';
import { type AnyGame, adaptGame, type Json } from '@fondaco/kernel';

/** What a frozen file holds. */
export interface FrozenRules {
  game: AnyGame;
  /** Facts are frozen with the rules; the first rules were frozen without. */
  factsOf?(options: Json): unknown;
}

const FROZEN = import.meta.glob<FrozenRules>('../../../../games/**/frozen/*.js');

/** Loads rules that were released earlier. Undefined if the version is the current one, or unknown. */
export async function loadFrozen(
  id: string,
  rulesVersion: number,
): Promise<FrozenRules | undefined> {
  const m = manifestOf(id);
  const released = m?.released.find((x) => x.version === rulesVersion);
  if (!released) return undefined;
  const frozen = await FROZEN[`../../../../games/${m?.folder}/frozen/${released.file}`]?.();
  return frozen && { ...frozen, game: adaptGame(frozen.game, released.contract) };
}
