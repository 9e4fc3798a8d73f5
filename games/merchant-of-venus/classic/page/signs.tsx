import { Icon, type IconName } from '@fondaco/page-kit/icons/icon.tsx';
import {
  CRATE_LOOK,
  EQUIPMENT_LOOKS,
  GOOD_LOOKS,
  type ItemLook,
  ItemTile,
  PERSON_LOOK,
} from '../../shared/page/signs.tsx';
import type { Catalog, Science } from './catalog.ts';
import './signs.css';

export { Credits } from '../../shared/page/signs.tsx';

/** The icon and hue of an item, by its id in the rules. */
export function itemLook(catalog: Catalog, id: string): ItemLook {
  const good = catalog.good(id);
  if (good) return GOOD_LOOKS[good.kind] ?? CRATE_LOOK;
  if (id.startsWith('relic:')) return ['ankh', 'ochre'];
  if (id.startsWith('iou:')) return ['tied-scroll', 'teal'];
  if (id.startsWith('ship:')) return ['space-shuttle', 'slate'];
  if (id === 'factory') return ['factory', 'terracotta'];
  if (id === 'spaceport') return ['ringed-planet', 'gold'];
  return EQUIPMENT_LOOKS[id] ?? PERSON_LOOK;
}

export const itemIconName = (catalog: Catalog, id: string): IconName => itemLook(catalog, id)[0];

/** The bare icon of a good, passenger, piece of equipment, relic, deed or ship. */
export function ItemIcon({ catalog, id }: { catalog: Catalog; id: string }) {
  return <Icon name={itemIconName(catalog, id)} />;
}

/** An item's icon on a tile; factory goods are marked. */
export function ItemSign({
  catalog,
  id,
  small = false,
}: {
  catalog: Catalog;
  id: string;
  small?: boolean;
}) {
  return (
    <ItemTile look={itemLook(catalog, id)} small={small}>
      {catalog.good(id)?.factory && <Icon name="factory" className="mv-sign-made" />}
    </ItemTile>
  );
}

/** The icon of each science; colour does not tell them apart. */
export const SCIENCE_LOOKS: Readonly<Record<Science, ItemLook>> = {
  biotech: ['dna1', 'teal'],
  industry: ['gears', 'steel'],
  technology: ['processor', 'indigo'],
  metaphysics: ['third-eye', 'plum'],
  primitive: ['stone-axe', 'wood'],
};

/** A science's icon on a tile. */
export function ScienceSign({ science }: { science: Science }) {
  return <ItemTile look={SCIENCE_LOOKS[science]} small />;
}
