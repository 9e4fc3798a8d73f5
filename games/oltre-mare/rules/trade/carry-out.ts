import type { Seat } from '@fondaco/kernel';
import { sortGoods } from '../components/tables.ts';
import type { OmIo } from '../config.ts';
import type { Action, TradeFrame } from '../state.ts';
import { buy } from './buy.ts';
import { conclude, makeOffer } from './conclude.ts';
import type { TradeContext } from './context.ts';
import { findOffer } from './standing.ts';
import { keptWishes } from './wishes.ts';

export function carryOut(trade: TradeContext, seat: Seat, a: Action): void {
  const { config, s, f, io } = trade;
  switch (a.do) {
    case 'buy':
      buy(config, s, a.from, io);
      break;
    case 'offer':
      makeOffer(trade, seat, a);
      break;
    case 'accept': {
      const offer = findOffer(f, a.offer);
      if (offer) conclude(trade, offer, a.cards);
      break;
    }
    case 'decline':
    case 'withdraw':
      takeDown(f, seat, a, io);
      break;
    case 'call':
      call(trade, seat, a);
      break;
    case 'pass':
      f.call?.answered.push(seat);
      io.tell({ t: 'passed', seat });
      break;
    case 'wait':
      f.waiting = true;
      io.tell({ t: 'waits', seat });
      break;
    case 'done':
      s.agenda.pop(); // om.trade.9: what still stands falls with the frame
      io.tell({ t: 'tradeEnded', seat });
      break;
    default:
      throw new Error(`${a.do} is no part of trading`);
  }
}

function takeDown(
  f: TradeFrame,
  seat: Seat,
  a: Action & { do: 'decline' | 'withdraw' },
  io: OmIo,
): void {
  const offer = findOffer(f, a.offer);
  if (!offer) return;
  f.offers = f.offers.filter((o) => o !== offer);
  const because = a.do === 'decline' && a.because ? { because: a.because } : {};
  if (a.do === 'decline')
    io.tell({ t: 'declined', offer: a.offer, seat, to: offer.from, ...because });
  else io.tell({ t: 'withdrew', offer: a.offer, seat, to: offer.to });
}

/** om.trade.7: a new call takes the place of the old one. */
function call({ config, s, f, io }: TradeContext, seat: Seat, a: Action & { do: 'call' }): void {
  const want = sortGoods(config.tables, a.want);
  const offer = sortGoods(config.tables, a.offer);
  const wishes = keptWishes(want, a.wishes);
  f.call = { id: s.nextId++, want, ...wishes, offer, answered: [] };
  f.made[seat] = (f.made[seat] as number) + 1;
  io.tell({ t: 'called', seat, want, ...wishes, offer });
}
