import { type BookTable, type BookTables, type Msg, msg } from '@fondaco/kernel';
import {
  columns,
  cultureNamed,
  cultureNames,
  listOrNone,
  named,
} from '../../../shared/rules/book-words.ts';
import type { Pack } from './pack.ts';
import { shipped } from './shipped.ts';

/** The tables of the rulebook. */
export const bookTables = (pack: Pack = shipped): BookTables => ({
  races: races(pack),
  goods: goods(pack),
  factories: factories(pack),
  sciences: sciences(pack),
  ships: ships(pack),
  equipment: equipment(pack),
  relics: relics(pack),
  passengers: passengers(pack),
  demands: demands(pack),
  encounters: encounters(pack),
});

/** mvc.setup.4 */
const races = ({ races, cultures }: Pack): BookTable => ({
  columns: columns('race', 'good', 'science', 'deed'),
  rows: cultures
    .filter(({ id }) => races.includes(id))
    .map((c) => [
      named('mv.culture', c),
      named('mv.good', c.good),
      msg(`mv.ui.science.${c.science}`),
      c.deed,
    ]),
});

/** mvc.buy.1, mvc.sell.1 */
const goods = ({ cultures }: Pack): BookTable => ({
  columns: columns(
    'number',
    'culture',
    'good',
    'grade',
    'count',
    'cost',
    'resale',
    'buyers',
    'iou',
  ),
  rows: cultures.map((c, i) => [
    named('mv.good', c.good),
    named('mv.culture', c),
    i + 1,
    msg(`mv.book.grade.${c.good.grade}`),
    c.good.count,
    c.good.cost,
    c.good.resale,
    cultureNames(cultures, c.buyers),
    c.iou,
  ]),
});

/** mvc.buy.2, mvc.buy.3, mvc.option.4 */
const factories = ({ cultures }: Pack): BookTable => ({
  columns: columns('factoryGood', 'culture', 'deed', 'cost', 'resale', 'cost1988', 'resale1988'),
  rows: cultures.map((c) => [
    named('mv.good', c.good),
    named('mv.culture', c),
    c.deed,
    c.factory.cost,
    c.factory.resale,
    c.factory.cost1988,
    c.factory.resale1988,
  ]),
});

/** mvc.buy.4, mvc.buy.5 */
const sciences = ({ sciences, cultures }: Pack): BookTable => ({
  columns: columns('science', 'equipment', 'ships', 'cultures'),
  rows: sciences.map(({ id, equipment, ships }) => [
    msg(`mv.ui.science.${id}`),
    listOrNone(equipment.map((x) => msg(`mv.equipment.${x}`))),
    listOrNone(ships.map((x) => msg(`mv.ship.${x}`))),
    listOrNone(
      cultureNames(
        cultures,
        cultures.filter((c) => c.science === id).map((c) => c.id),
      ),
    ),
  ]),
});

/** mvc.buy.5 */
const ships = ({ ships }: Pack): BookTable => ({
  columns: columns('ship', 'dice', 'holds', 'cost', 'tradeIn'),
  rows: ships.map((x) => [msg(`mv.ship.${x.id}`), x.dice, x.holds, x.cost, x.tradeIn]),
});

/** mvc.buy.4 */
const equipment = ({ equipment, sciences }: Pack): BookTable => ({
  columns: columns('equipment', 'soldBy', 'cost', 'tradeIn', 'count', 'effect'),
  rows: equipment.map((x) => [
    msg(`mv.equipment.${x.id}`),
    listOrNone(
      sciences.filter((s) => s.equipment.includes(x.id)).map((s) => msg(`mv.ui.science.${s.id}`)),
    ),
    x.cost,
    x.tradeIn,
    x.count,
    msg(`mv.ui.equipment.${x.id}`),
  ]),
});

const relics = ({ relics }: Pack): BookTable => ({
  columns: columns('relic', 'value', 'tradeIn', 'effect'),
  rows: relics.map((x) => [
    msg(`mv.relic.${x.id}`),
    x.value,
    x.tradeIn,
    msg(`mv.ui.relic.${x.id}`),
  ]),
});

/** mvc.passenger.1 */
const passengers = ({ passengers, cultures }: Pack): BookTable => ({
  columns: columns('passenger', 'from', 'to', 'fare'),
  rows: passengers.map((x) => [
    named('mv.passenger', x),
    cultureNamed(cultures, x.from),
    cultureNamed(cultures, x.to),
    x.fare,
  ]),
});

const demands = ({ demands, cultures }: Pack): BookTable => ({
  columns: columns('good', 'buyer', 'bonus', 'count'),
  rows: demands.flatMap((x) =>
    cultures
      .filter((c) => c.good.id === x.good)
      .map((c) => [named('mv.good', c.good), cultureNamed(cultures, x.at), x.bonus, x.count]),
  ),
});

/** mvc.setup.2 */
const encounters = ({ encounters }: Pack): BookTable => ({
  columns: columns('token', 'count'),
  rows: encounters.map((x) => [tokenName(x), x.count]),
});

function tokenName({ id, kind, number = 0, colour, cost = 0 }: Pack['encounters'][number]): Msg {
  if (kind === 'gate') return msg('mv.encounter.gate', { number });
  if (colour) return msg(`mv.encounter.${colour}`, { cost });
  return kind === 'port'
    ? msg('mv.encounter.port')
    : msg('mv.encounter.relic', { relic: msg(`mv.relic.${id}`) });
}
