import { type Manifest, manifestOf } from '@fondaco/games';
import type { Json, Messages, TableInfo } from '@fondaco/kernel';
import type { GameLook } from '@fondaco/page-kit/look.ts';
import { loadFrozen } from '../local/frozen.ts';
import { tablePack } from './table-pack.ts';

/** A look together with what it needs for one table. */
export interface TableLook extends GameLook {
  /** What the rules of this table make of a view. */
  facts: unknown;
  /** Its component set, and the names that are only in it; undefined if it is the shipped one. */
  pack: Json | undefined;
  names: Messages;
  /** The game began under rules whose view this look no longer draws: it is shown as a list. */
  outgrown: boolean;
}

type FactsOf = (options: Json, pack?: Json) => unknown;
type PackNames = (pack: Json, options: Json) => Messages;

/** Looks and facts are found by their place in the folder of a game. */
const ROOT = '../../../../games/';
const LOOKS = import.meta.glob<{ look: GameLook }>('../../../../games/**/page/index.tsx');
const FACTS = import.meta.glob<{ factsOf: FactsOf }>('../../../../games/**/rules/facts/index.ts');
const NAMES = import.meta.glob<{ packNames: PackNames }>(
  '../../../../games/**/rules/components/pack-names.ts',
);

/** How to show a table. */
export type LookWanted = Pick<TableInfo, 'id' | 'game' | 'rulesVersion' | 'options' | 'pack'>;

export const loadLook = async (table: LookWanted): Promise<TableLook> =>
  lookWith(table, await tablePack(table));

/** A game without a look of its own, or whose look cannot draw the component set, is played with the list of options. */
export async function lookWith(
  { game, rulesVersion, options }: Pick<TableInfo, 'game' | 'rulesVersion' | 'options'>,
  pack?: Json,
): Promise<TableLook> {
  const m = manifestOf(game);
  const [own, facts] = await Promise.all([
    m && LOOKS[`${ROOT}${m.folder}/page/index.tsx`]?.().then((x) => x.look),
    factsFor(m, rulesVersion),
  ]);
  const drawing = own && m && lookDrawing(own, m, rulesVersion);
  const isDrawn = pack === undefined || (drawing?.draws?.(pack) ?? true);
  return {
    ...((isDrawn && drawing) || (await import('@fondaco/page-kit/plain/plain.tsx')).plainLook),
    facts: facts?.(options, pack),
    pack,
    names: pack === undefined || !m ? {} : await namesFor(m, pack, options),
    outgrown: own !== undefined && drawing === undefined,
  };
}

const namesFor = async ({ folder }: Manifest, pack: Json, options: Json): Promise<Messages> =>
  (await NAMES[`${ROOT}${folder}/rules/components/pack-names.ts`]?.())?.packNames(pack, options) ??
  {};

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
