import { type BookTable, type BookTables, type Msg, msg } from '@fondaco/kernel';
import { ICONS, MARKERS } from './kinds.ts';
import type { Pack } from './pack.ts';
import shipped from './shipped.json' with { type: 'json' };

type EditionId = keyof Pack['editions'];

/** The tables of the rulebook. */
export const bookTables = (pack: Pack = shipped as unknown as Pack): BookTables => ({
  goodsFirst: goods(pack, 'first'),
  goodsSecond: goods(pack, 'second'),
  markers: markers(pack),
  ports: ports(pack),
  icons: icons(pack),
  ducats: action(pack, 'ducats'),
  pirates: action(pack, 'pirates'),
  market: action(pack, 'market'),
});

const column = (key: string): Msg => msg(`om.book.${key}`);
const named = (kind: string, { id, name }: { id: string; name: string }): Msg => ({
  key: `om.${kind}.${id}`,
  or: name,
});

/** om.setup.1 */
function goods({ editions }: Pack, edition: EditionId): BookTable {
  const { goods, cards } = editions[edition];
  return {
    columns: ['good', 'cards', 'row'].map(column),
    rows: goods.map((good) => [
      named('good', good),
      cards.filter((card) => card.good === good.id).length,
      good.row.join(' / '),
    ]),
  };
}

/** om.setup.2 */
const markers = ({ editions: { first, second } }: Pack): BookTable => ({
  columns: ['marker', 'markerFirst', 'numberFirst', 'numberSecond', 'effect'].map(column),
  rows: MARKERS.map((id) => [
    msg(`om.marker.second.${id}`),
    msg(`om.marker.first.${id}`),
    first.markers[id] ?? 0,
    second.markers[id] ?? 0,
    msg(`om.ui.aid.marker.${id}`),
  ]),
});

/** om.sail.1: every port with those one route away, and the cards that name it. */
function ports({ ports, routes, editions }: Pack): BookTable {
  const naming = (edition: EditionId, port: string): number =>
    editions[edition].cards.filter((card) => card.port === port).length;
  return {
    columns: ['port', 'sea', 'routes', 'cardsFirst', 'cardsSecond'].map(column),
    rows: ports.map((port) => [
      named('port', port),
      { key: `om.sea.${port.sea}`, or: port.sea },
      routes
        .filter(({ a, b }) => a === port.id || b === port.id)
        .map(({ a, b }) => (a === port.id ? b : a))
        .flatMap((id) => ports.filter((x) => x.id === id).map((x) => named('port', x))),
      naming('first', port.id),
      naming('second', port.id),
    ]),
  };
}

/** On how many cards each action icon is. */
const icons = ({ editions: { first, second } }: Pack): BookTable => ({
  columns: ['icon', 'cardsFirst', 'cardsSecond'].map(column),
  rows: ICONS.map((icon) => [
    msg(`om.icon.${icon}`),
    ...[first, second].map(({ cards }) => cards.filter((x) => x.icons.includes(icon)).length),
  ]),
});

/** om.play.4, om.play.5, om.play.6: the last value holds for more icons too. */
function action({ actions }: Pack, icon: keyof Pack['actions']): BookTable {
  const values = actions[icon];
  return {
    columns: [column('icons'), msg(`om.ui.aid.action.${icon}`)],
    rows: values.map((value, count) => [
      count === values.length - 1 ? msg('om.book.orMore', { count }) : count,
      value,
    ]),
  };
}
