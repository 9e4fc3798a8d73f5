import { isRecord, must, type Option, type Refusal } from '@fondaco/kernel';
import { activePlayer, type Book, type StandardIo } from '../book.ts';
import { BASE } from '../components/names.ts';
import type { Kind } from '../frame.ts';
import type { Action, State } from '../state.ts';
import { buildOrEnd, whyOf } from './build.ts';
import { buy } from './buy.ts';
import type { DockFrame, PortAction } from './frames.ts';
import { dockLabel } from './labels.ts';
import { mayOffload, offload, offloads } from './offload.ts';
import { whyNoPassenger } from './passenger-labels.ts';
import { boarding, dropOff, hasRoom, passengerMoves, pickUp } from './passengers.ts';
import { hasBoth } from './payment.ts';
import { whyNotTrain } from './pilot.ts';
import { purchases, SOLD_BY } from './purchases.ts';
import { awaitsShift, closeSales, saleable, sales, sell } from './sell.ts';
import { type No, refusalOf } from './why.ts';

interface Offer {
  action: PortAction;
  no: No | null;
}

/** mvs.market.1: everything one may look for here; passengers and offloading belong to the transaction alone. */
function offers(b: Book, s: State, f: DockFrame): Offer[] {
  const found: Offer[] = [...purchases(b, s, f), ...sales(b, s, f)];
  if (f.phase === 'contact') return found;
  for (const action of passengerMoves(b, s, f.market, false)) found.push({ action, no: null });
  for (const passenger of boarding(s, f.market))
    if (!hasRoom(b, s, passenger))
      found.push({ action: { do: 'pickUp', passenger }, no: ['mvs.hold.1', 'noRoom'] });
  for (const action of offloads(b, s, f.market)) found.push({ action, no: null });
  return found;
}

/** mvs.contact.3, mvs.market.1: buying, selling and carrying in any order, until the player is done. */
export function dock(b: Book): Kind<'dock'> {
  return {
    decisions: (s, f) => [
      must(f.id, s.active, 'dock', f.phase === 'contact' ? 'mvs.contact.3' : 'mvs.market.1'),
    ],
    legal(s, f) {
      const found: Action[] = [];
      for (const x of offers(b, s, f)) if (x.no === null) found.push(x.action);
      if (awaitsShift(s, f.market)) found.push({ do: 'closeSales' });
      if (f.buys !== 0 && hasBoth(s, f.market)) found.push({ do: 'payFirst', own: !f.own });
      return [...found, { do: 'leave' }];
    },
    label: (s, f, _d, a) => dockLabel(b, s, f, a),
    off: (s, f): Option<Action>[] =>
      offers(b, s, f).flatMap(({ action, no }) =>
        no ? [{ action, ...dockLabel(b, s, f, action), off: refusalOf(no) }] : [],
      ),
    why: (s, f, _d, a) => whyNot(b, s, f, a),
    // The question stays the same as long as the ship lies here.
    reduce(s, f, _d, a, io) {
      if (a.do === 'leave') leave(b, s, f, io);
      else carryOut(b, s, f, a, io);
    },
  };
}

/** mvs.market.8: the market shifts after the last sale of the turn; then mvs.port.1. */
function leave(b: Book, s: State, f: DockFrame, io: StandardIo): void {
  if (f.phase === 'contact') {
    s.agenda = [{ f: 'ashore', id: s.nextId++, stayed: f.stayed, contacted: true }];
    return;
  }
  closeSales(b, s, f.market, io);
  buildOrEnd(b, s, io);
}

function carryOut(b: Book, s: State, f: DockFrame, a: Action, io: StandardIo): void {
  switch (a.do) {
    case 'buy':
    case 'tech':
    case 'equip':
    case 'buyReward':
      buy(b, s, f, a, io);
      break;
    case 'sell':
      sell(b, s, f, a, io);
      break;
    case 'closeSales':
      closeSales(b, s, f.market, io);
      break;
    case 'payFirst':
      f.own = a.own;
      break;
    case 'pickUp':
      pickUp(b, s, f.market, a.passenger, io);
      break;
    case 'dropOff':
      dropOff(b, s, f.market, a.passenger, io);
      break;
    case 'offload':
      offload(b, s, f.market, a.item, io);
      break;
    default:
      throw new Error(`a ship at a dock cannot ${a.do}`);
  }
}

/** Why an answer that is nowhere offered cannot be given at a dock. */
function whyNot(b: Book, s: State, f: DockFrame, a: unknown): Refusal | undefined {
  if (!isRecord(a)) return undefined;
  const no = whyNone(b, s, f, a);
  if (no) return refusalOf(no);
  return whyOf(b, s, a) ?? whyNoPassenger(b, s, f.market, a);
}

function whyNone(b: Book, s: State, f: DockFrame, a: Record<string, unknown>): No | undefined {
  const passengers = a.do === 'pickUp' || a.do === 'dropOff' || a.do === 'offload';
  if (passengers && f.phase === 'contact') return ['mvs.contact.3', 'tradeOnly'];
  switch (a.do) {
    case 'sell':
      return whyNoSale(b, s, f, a);
    case 'offload': {
      const p = activePlayer(s);
      const aboard = p.cargo.includes(String(a.item)) || p.techs.includes(String(a.item));
      if (!aboard) return ['mvs.hold.2', 'notHeld'];
      return mayOffload(b, f.market, String(a.item)) ? undefined : ['mvs.hold.2', 'noOffload'];
    }
    case 'closeSales':
      return ['mvs.market.8', 'noSales'];
    case 'payFirst':
      return ['mvs.contact.2', 'oneMoney'];
    case 'train':
      return whyNotTrain(b, s) ?? ['mvs.pilot.1', 'beforeMarket'];
    case 'secondMission':
      return ['mvs.mission.3', f.market === BASE ? 'beforeMarket' : 'onlyAtBase'];
    case 'buy':
    case 'equip':
    case 'tech':
    case 'buyReward':
      return a.deal === undefined ? [SOLD_BY[a.do], 'notSold'] : ['mvs.reward.5', 'noDeal'];
  }
  return undefined;
}

function whyNoSale(b: Book, s: State, f: DockFrame, a: Record<string, unknown>): No {
  const good = String(a.good);
  if (!activePlayer(s).cargo.includes(good)) return ['mvs.market.6', 'notHeld'];
  if (!saleable(b, s, f.market).includes(good)) return ['mvs.market.6', 'notBoughtHere'];
  return a.high ? ['mvs.pilot.9', 'noHaggle'] : ['mvs.option.4', 'otherDemand'];
}
