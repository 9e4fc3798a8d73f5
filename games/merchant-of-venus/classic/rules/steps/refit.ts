import { msg, must } from '@fondaco/kernel';
import { activePlayer, type Book } from '../book.ts';
import { dotsFree, removable } from '../cargo.ts';
import { offload } from '../dock/sell.ts';
import { itemName } from '../labels.ts';
import type { Kind } from './frame.ts';

/** mvc.buy.6: what does not fit into the new ship goes, by its owner's choice. */
export function refit(b: Book): Kind<'fit'> {
  return {
    decisions: (s, f) => [must(f.id, s.active, 'fit', 'mvc.buy.6')],
    legal: (s) => removable(activePlayer(s)).map((item) => ({ do: 'offload', item })),
    label: (_s, _f, _d, a) => ({
      label: msg('mvc.do.offload', { item: itemName(b, a.do === 'offload' ? a.item : '') }),
    }),
    reduce(s, f, _d, a, io) {
      f.id = s.nextId++;
      if (a.do === 'offload') offload(b, s, a.item, io);
    },
    resume(s) {
      if (dotsFree(b, activePlayer(s)) < 0) return false;
      s.agenda.pop();
      const dock = s.agenda.at(-1);
      if (dock?.f === 'dock') dock.ids = s.players.map(() => s.nextId++); // a new question
      return true;
    },
  };
}
