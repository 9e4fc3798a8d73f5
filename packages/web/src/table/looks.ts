import { type Manifest, manifestOf } from '@fondaco/games';
import type { Json, TableInfo } from '@fondaco/kernel';
import type { GameLook } from '@fondaco/page-kit/look.ts';
import { loadFrozen } from '../local/frozen.ts';

/** A look together with what it needs for one table. */
export interface TableLook extends GameLook {
  /** What the rules of this table make of a view. */
  facts: unknown;
  /** The game began under rules whose view this look no longer draws: it is shown as a list. */
  outgrown: boolean;
}

type FactsOf = (options: Json) => unknown;

/** Looks and facts are found by their place in the folder of a game. */
const ROOT = '../../../../games/';
const LOOKS = import.meta.glob<{ look: GameLook }>('../../../../games/**/page/index.tsx');
const FACTS = import.meta.glob<{ factsOf: FactsOf }>('../../../../games/**/rules/facts/index.ts');

/** A game without a look of its own is played with the list of options. */
export async function loadLook({
  game,
  rulesVersion,
  options,
}: Pick<TableInfo, 'game' | 'rulesVersion' | 'options'>): Promise<TableLook> {
  const m = manifestOf(game);
  const own = m && (await LOOKS[`${ROOT}${m.folder}/page/index.tsx`]?.())?.look;
  const look = own && m && lookDrawing(own, m, rulesVersion);
  const facts = await factsFor(m, rulesVersion);
  return {
    ...(look ?? (await import('@fondaco/page-kit/plain/plain.tsx')).plainLook),
    facts: facts?.(options),
    outgrown: own !== undefined && look === undefined,
  };
}

/** The look itself where it draws the view of these rules, or can lift it to one that it draws. */
function lookDrawing(look: GameLook, m: Manifest, rulesVersion: number): GameLook | undefined {
  const view = m.released.find((x) => x.version === rulesVersion)?.view ?? m.view;
  return view === m.view ? look : look.lifted?.(view);
}

/** Facts are frozen with the rules; the first rules were frozen without. */
async function factsFor(
  m: Manifest | undefined,
  rulesVersion: number,
): Promise<FactsOf | undefined> {
  if (!m) return undefined;
  const frozen = await loadFrozen(m.id, rulesVersion);
  return frozen?.factsOf ?? (await FACTS[`${ROOT}${m.folder}/rules/facts/index.ts`]?.())?.factsOf;
}
