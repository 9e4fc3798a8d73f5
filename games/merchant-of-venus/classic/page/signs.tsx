import { Icon, type IconName } from '@fondaco/page-kit/icons/icon.tsx';
import {
  CRATE,
  EQUIPMENT_LOOKS,
  GOODS,
  type Look,
  PERSON,
  Tile,
} from '../../shared/page/signs.tsx';
import type { Catalog } from './catalog.ts';
import './signs.css';

export { Credits, GoodWord } from '../../shared/page/signs.tsx';

export function lookOf(catalog: Catalog, id: string): Look {
  const good = catalog.good(id);
  if (good) return GOODS[good.kind] ?? CRATE;
  if (id.startsWith('relic:')) return ['ankh', 'ochre'];
  if (id.startsWith('iou:')) return ['tied-scroll', 'teal'];
  if (id.startsWith('ship:')) return ['space-shuttle', 'slate'];
  if (id === 'factory') return ['factory', 'terracotta'];
  if (id === 'spaceport') return ['ringed-planet', 'gold'];
  return EQUIPMENT_LOOKS[id] ?? PERSON;
}

export const signOf = (catalog: Catalog, id: string): IconName => lookOf(catalog, id)[0];

/** The bare sign of a good, passenger, piece of equipment, relic, deed or ship. */
export function ItemIcon({ catalog, id }: { catalog: Catalog; id: string }) {
  return <Icon name={signOf(catalog, id)} />;
}

/** The sign on its tile; what a factory made is marked. */
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
    <Tile look={lookOf(catalog, id)} small={small}>
      {catalog.good(id)?.factory && <Icon name="factory" className="mv-sign-made" />}
    </Tile>
  );
}
