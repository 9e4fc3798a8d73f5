import { isRecord, must, type Option, type Refusal } from '@fondaco/kernel';
import { BASE } from '../../../shared/rules/base.ts';
import { activePlayer, type Config, type StandardIo } from '../config.ts';
import type { Kind } from '../frame.ts';
import type { Action, State } from '../state.ts';
import { buildOrEnd, whyOf } from './build.ts';
import { buy } from './buy.ts';
import type { DockFrame } from './frames.ts';
import { dockLabel } from './labels.ts';
import { addOffloads, mayOffload, offload } from './offload.ts';
import { whyNoPassenger } from './passenger-labels.ts';
import { addPassengerMoves, boarding, dropOff, hasRoom, pickUp } from './passengers.ts';
import { hasBoth } from './payment.ts';
import { whyNotTrain } from './pilot.ts';
import { addPurchases, SOLD_BY } from './purchases.ts';
import { addOffer, NO_ROOM, type No, type Offers, toRefusal } from './refusals.ts';
import { addSales, awaitsShift, closeSales, saleable, sell } from './sell.ts';

/** mvs.market.1: everything a player may look for here; passengers and offloading belong to the transaction only. */
function addOffers(config: Config, s: State, f: DockFrame, to: Offers): void {
  addPurchases(config, s, f, to);
  addSales(config, s, f, to);
  if (f.phase === 'contact') return;
  addPassengerMoves(config, s, f.market, false, to.open);
  if (to.refused)
    for (const passenger of boarding(s, f.market))
      if (!hasRoom(config, s, passenger)) addOffer(to, { do: 'pickUp', passenger }, NO_ROOM);
  addOffloads(config, s, f.market, to.open);
}

/** mvs.contact.3, mvs.market.1: buying, selling and carrying in any order, until the player is done. */
export function dock(config: Config): Kind<'dock'> {
  return {
    decisions: (s, f) => [
      must(f.id, s.active, 'dock', f.phase === 'contact' ? 'mvs.contact.3' : 'mvs.market.1'),
    ],
    legal(s, f) {
      const found: Action[] = [];
      addOffers(config, s, f, { open: found, refused: null });
      if (awaitsShift(s, f.market)) found.push({ do: 'closeSales' });
      if (f.buys !== 0 && hasBoth(s, f.market)) found.push({ do: 'payFirst', own: !f.own });
      found.push({ do: 'leave' });
      return found;
    },
    label: (s, f, _d, a) => dockLabel(config, s, f, a),
    off(s, f): Option<Action>[] {
      const refused: Offers['refused'] = [];
      addOffers(config, s, f, { open: [], refused });
      return refused.map(({ action, no }) => ({
        action,
        ...dockLabel(config, s, f, action),
        off: toRefusal(no),
      }));
    },
    why: (s, f, _d, a) => whyNot(config, s, f, a),
    // The question stays the same as long as the ship lies here.
    reduce(s, f, _d, a, io) {
      if (a.do === 'leave') leave(config, s, f, io);
      else carryOut(config, s, f, a, io);
    },
  };
}

/** After a first contact the player goes ashore. Otherwise mvs.market.8: the market shifts after the last sale of the turn; then mvs.port.1. */
function leave(config: Config, s: State, f: DockFrame, io: StandardIo): void {
  if (f.phase === 'contact') {
    s.agenda = [{ f: 'ashore', id: s.nextId++, stayed: f.stayed, contacted: true }];
    return;
  }
  closeSales(config, s, f.market, io);
  buildOrEnd(config, s);
}

function carryOut(config: Config, s: State, f: DockFrame, a: Action, io: StandardIo): void {
  switch (a.do) {
    case 'buy':
    case 'tech':
    case 'equip':
    case 'buyReward':
      buy(config, s, f, a, io);
      break;
    case 'sell':
      sell(config, s, f, a, io);
      break;
    case 'closeSales':
      closeSales(config, s, f.market, io);
      break;
    case 'payFirst':
      f.own = a.own;
      break;
    case 'pickUp':
      pickUp(config, s, f.market, a.passenger, io);
      break;
    case 'dropOff':
      dropOff(config, s, f.market, a.passenger, io);
      break;
    case 'offload':
      offload(config, s, f.market, a.item, io);
      break;
    default:
      throw new Error(`a ship at a dock cannot ${a.do}`);
  }
}

/** Why an answer that no dock offers cannot be given. */
function whyNot(config: Config, s: State, f: DockFrame, a: unknown): Refusal | undefined {
  if (!isRecord(a)) return undefined;
  const no = whyNone(config, s, f, a);
  if (no) return toRefusal(no);
  return whyOf(config, s, a) ?? whyNoPassenger(config, s, f.market, a);
}

function whyNone(
  config: Config,
  s: State,
  f: DockFrame,
  a: Record<string, unknown>,
): No | undefined {
  const passengers = a.do === 'pickUp' || a.do === 'dropOff' || a.do === 'offload';
  if (passengers && f.phase === 'contact') return ['mvs.contact.3', 'tradeOnly'];
  switch (a.do) {
    case 'sell':
      return whyNoSale(config, s, f, a);
    case 'offload': {
      const p = activePlayer(s);
      const aboard = p.cargo.includes(String(a.item)) || p.techs.includes(String(a.item));
      if (!aboard) return ['mvs.hold.2', 'notHeld'];
      return mayOffload(config, f.market, String(a.item)) ? undefined : ['mvs.hold.2', 'noOffload'];
    }
    case 'closeSales':
      return ['mvs.market.8', 'noSales'];
    case 'payFirst':
      return ['mvs.contact.2', 'oneMoney'];
    case 'train':
      return whyNotTrain(config, s) ?? ['mvs.pilot.1', 'beforeMarket'];
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

function whyNoSale(config: Config, s: State, f: DockFrame, a: Record<string, unknown>): No {
  const good = String(a.good);
  if (!activePlayer(s).cargo.includes(good)) return ['mvs.market.6', 'notHeld'];
  if (!saleable(config, s, f.market).includes(good)) return ['mvs.market.6', 'notBoughtHere'];
  return a.high ? ['mvs.pilot.9', 'noHaggle'] : ['mvs.option.4', 'otherDemand'];
}
