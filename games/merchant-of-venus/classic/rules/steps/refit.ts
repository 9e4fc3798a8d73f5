import { msg, must } from '@fondaco/kernel';
import { dotsFree, removable } from '../cargo.ts';
import { activePlayer, type Config, withToken } from '../config.ts';
import { drawFromCup } from '../cup.ts';
import { afterAnswer } from '../dock/after-answer.ts';
import { dropImpossible } from '../dock/offers.ts';
import { unloadItems } from '../dock/offload.ts';
import { itemName } from '../labels.ts';
import type { DockFrame, State } from '../state.ts';
import type { Kind } from './frame.ts';

/** mvc.buy.6: the owner chooses what to offload until the rest fits into the new ship. Only then are tokens drawn from the cup (C53). */
export function refit(config: Config): Kind<'fit'> {
  return {
    decisions: (s, f) => [must(f.id, s.active, 'fit', 'mvc.buy.6')],
    legal: (s) => removable(activePlayer(s)).map((item) => ({ do: 'offload', items: [item] })),
    label: (_s, _f, _d, a) => ({
      label: msg('mvc.do.offload', {
        item: a.do === 'offload' ? a.items.map((item) => itemName(config, item)) : [],
      }),
    }),
    reduce(s, f, _d, a, io) {
      f.id = s.nextId++;
      if (a.do !== 'offload') return;
      const tokens = unloadItems(s, a.items, io);
      for (const token of tokens) s.cup = withToken(config, s.cup, token);
      f.gone += tokens.length;
      dropImpossible(s, dockBelow(s), io); // mvc.trade.2 (C57)
    },
    resume(s, f, io) {
      if (dotsFree(config, activePlayer(s)) < 0) return false;
      const dock = dockBelow(s);
      s.agenda.pop();
      drawFromCup(config, s, f.gone, io);
      dock.ids = s.players.map(() => s.nextId++); // a new question
      afterAnswer(config, s, dock, io);
      return true;
    },
  };
}

const dockBelow = (s: State): DockFrame => s.agenda.at(-2) as DockFrame;
