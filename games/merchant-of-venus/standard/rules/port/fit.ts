import { msg, must } from '@fondaco/kernel';
import { distinct } from '../../../shared/rules/lists.ts';
import type { PassengerId } from '../components/tables.ts';
import { activePlayer, type Config, type StandardIo } from '../config.ts';
import type { Kind } from '../frame.ts';
import { itemName } from '../labels.ts';
import type { State } from '../state.ts';
import { cargoFits, jettisonItem } from './holds.ts';
import { offload } from './offload.ts';
import { marketAt } from './places.ts';

const passengersAboard = (config: Config, s: State): PassengerId[] =>
  distinct(activePlayer(s).cargo).filter((item) => config.tables.passengers.has(item));

/** The carrier chooses passengers to offload on a landing place, or to jettison elsewhere. */
export function squeeze(config: Config): Kind<'fit'> {
  const market = (s: State) => marketAt(config, s, activePlayer(s).space);
  const put = (s: State, item: PassengerId, io: StandardIo): void => {
    const at = market(s);
    if (at === null) jettisonItem(config, s, item, io);
    else offload(config, s, at, item, io);
  };
  return {
    decisions: (s, f) => [must(f.id, s.active, 'fit', 'mvs.hold.1')],
    legal: (s) =>
      passengersAboard(config, s).map((item) => ({
        do: market(s) === null ? 'jettison' : 'offload',
        item,
      })),
    label: (_s, _f, _d, a) => {
      const item = a.do === 'offload' || a.do === 'jettison' ? a.item : '';
      return {
        label: msg(`mvs.do.${a.do}`, { item: itemName(config, item) }),
        at: { t: 'item', id: item },
      };
    },
    reduce(s, f, _d, a, io) {
      f.id = s.nextId++;
      if (a.do === 'jettison' || a.do === 'offload') put(s, a.item, io);
    },
    resume(s, _f, io) {
      const [only, other] = cargoFits(config, s, activePlayer(s))
        ? []
        : passengersAboard(config, s);
      if (other !== undefined) return false;
      if (only !== undefined) put(s, only, io);
      else s.agenda.pop();
      return true;
    },
  };
}
