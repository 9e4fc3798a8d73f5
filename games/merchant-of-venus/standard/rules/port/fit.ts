import { msg, must } from '@fondaco/kernel';
import { distinct } from '../../../shared/rules/lists.ts';
import { activePlayer, type Book, type StandardIo } from '../book.ts';
import type { PassengerId } from '../components/tables.ts';
import type { Kind } from '../frame.ts';
import { itemName } from '../labels.ts';
import type { State } from '../state.ts';
import { cargoFits, jettisonItem } from './holds.ts';
import { offload } from './offload.ts';
import { marketAt } from './places.ts';

/** mvs.tech.9, mvs.solo.6: passengers without room must go. */
export function askFit(b: Book, s: State): void {
  if (!cargoFits(b, s, activePlayer(s))) s.agenda.push({ f: 'fit', id: s.nextId++ });
}

const passengersAboard = (b: Book, s: State): PassengerId[] =>
  distinct(activePlayer(s).cargo).filter((item) => b.tables.passengers.has(item));

/** Offloaded on a landing place, jettisoned elsewhere, by their carrier's choice. */
export function squeeze(b: Book): Kind<'fit'> {
  const market = (s: State) => marketAt(b, s, activePlayer(s).space);
  const put = (s: State, item: PassengerId, io: StandardIo): void => {
    const at = market(s);
    if (at === null) jettisonItem(b, s, item, io);
    else offload(b, s, at, item, io);
  };
  return {
    decisions: (s, f) => [must(f.id, s.active, 'fit', 'mvs.hold.1')],
    legal: (s) =>
      passengersAboard(b, s).map((item) => ({
        do: market(s) === null ? 'jettison' : 'offload',
        item,
      })),
    label: (_s, _f, _d, a) => {
      const item = a.do === 'offload' || a.do === 'jettison' ? a.item : '';
      return {
        label: msg(`mvs.do.${a.do}`, { item: itemName(b, item) }),
        at: { t: 'item', id: item },
      };
    },
    reduce(s, f, _d, a, io) {
      f.id = s.nextId++;
      if (a.do === 'jettison' || a.do === 'offload') put(s, a.item, io);
    },
    resume(s, _f, io) {
      const [only, other] = cargoFits(b, s, activePlayer(s)) ? [] : passengersAboard(b, s);
      if (other !== undefined) return false;
      if (only !== undefined) put(s, only, io);
      else s.agenda.pop();
      return true;
    },
  };
}
