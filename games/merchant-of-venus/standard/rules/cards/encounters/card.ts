import { type Msg, msg, must, type Target } from '@fondaco/kernel';
import type { Book, StandardIo } from '../../book.ts';
import { activePlayer } from '../../book.ts';
import type { Encounter, EncounterEffect, EncounterId } from '../../components/tables.ts';
import { endAtOnce, throwOut } from '../../flight/end.ts';
import { resumeMove } from '../../flight/moving.ts';
import type { Kind } from '../../frame.ts';
import {
  cultureName,
  encounterName,
  goodName,
  itemName,
  pilotName,
  rewardName,
} from '../../labels.ts';
import { type FarDeal, farPrice } from '../../port/far.ts';
import type { Action, State } from '../../state.ts';
import { discard } from '../decks.ts';
import type { Offer } from './effect.ts';
import { effectOf } from './effects.ts';

interface Asked {
  effect: EncounterEffect;
  offer: Offer<EncounterEffect>;
}

function askedBy(b: Book, card: EncounterId): Asked {
  const { effect } = b.tables.encounters.get(card) as Encounter;
  return { effect, offer: effectOf(effect) as Offer<EncounterEffect> };
}

/** mvs.encounter.5: asked only where there is something to choose. */
export function offerCard(b: Book, s: State, card: EncounterId, io: StandardIo): void {
  const { effect, offer } = askedBy(b, card);
  const [only, other] = offer.answers(b, s, effect);
  if (only !== undefined && (offer.may || other !== undefined)) {
    s.agenda.push({ f: 'card', id: s.nextId++, card, taking: false });
    return;
  }
  discard(b, s, 'encounters', card);
  if (only !== undefined) offer.take(b, s, effect, only, io);
}

export function card(b: Book): Kind<'card'> {
  return {
    decisions: (s, f) => [must(f.id, s.active, 'card', askedBy(b, f.card).offer.rule)],
    legal(s, f) {
      const { effect, offer } = askedBy(b, f.card);
      const answers = offer.answers(b, s, effect);
      return offer.may && !f.taking ? [...answers, { do: 'decline' }] : answers;
    },
    label: (s, f, _d, a) => cardLabel(b, s, f.card, a),
    why(_s, f, _d, a) {
      const { offer } = askedBy(b, f.card);
      const declined = (a as { do?: unknown } | null)?.do === 'decline';
      const key = declined ? (f.taking ? 'madeRoom' : 'mustChoose') : 'notOnCard';
      return { rule: offer.rule, msg: msg(`mvs.no.${key}`, { card: encounterName(b, f.card) }) };
    },
    reduce(s, f, _d, a, io) {
      const { effect, offer } = askedBy(b, f.card);
      if (a.do === 'jettison') {
        f.id = s.nextId++;
        f.taking = true; // mvs.encounter.5
        throwOut(b, s, a.item, io); // mvs.card.1
        return;
      }
      resumeMove(s);
      discard(b, s, 'encounters', f.card);
      if (a.do === 'decline') {
        io.tell({ t: 'declinedCard', seat: s.active, card: f.card });
        return;
      }
      if (offer.ends) endAtOnce(b, s, io); // mvs.turn.3
      offer.take(b, s, effect, a, io);
    },
  };
}

function cardLabel(
  b: Book,
  s: State,
  id: EncounterId,
  a: Action,
): { label: Msg; at?: Target; cost?: Msg; gain?: Msg } {
  switch (a.do) {
    case 'take':
      return {
        label: msg('mvs.do.take', { good: goodName(b, a.good) }),
        at: { t: 'token', id: a.good },
      };
    case 'against':
      return {
        label: msg('mvs.do.against', { who: { seat: a.seat } }),
        at: { t: 'seat', id: a.seat },
      };
    case 'fence':
      return {
        label: msg('mvs.do.fence', { who: { seat: a.seat }, good: goodName(b, a.good) }),
        at: { t: 'token', id: a.good },
        cost: msg('mv.credits', { count: Math.floor((b.tables.goods.get(a.good)?.cost ?? 0) / 2) }),
      };
    case 'deal':
      return dealLabel(b, s, a);
    case 'raise':
      return {
        label: msg('mvs.do.raise', { count: a.by }),
        cost: msg('mv.credits', { count: a.by * b.constants.yard }),
      };
    case 'school':
      return {
        label: msg('mvs.do.school', { pilot: pilotName(activePlayer(s).pilot.home ?? '', a.side) }),
        cost: msg('mv.credits', { count: b.constants.train }),
      };
    case 'jettison':
      return {
        label: msg('mvs.do.jettison', { item: itemName(b, a.item) }),
        at: { t: 'item', id: a.item },
      };
    default:
      return { label: msg('mvs.do.decline', { card: encounterName(b, id) }) };
  }
}

function dealLabel(
  b: Book,
  s: State,
  a: FarDeal,
): { label: Msg; at: Target; cost?: Msg; gain?: Msg } {
  const how = a.own ? 'dealBuyOwn' : a.buy ? 'dealBuy' : 'dealSell';
  const price = msg('mv.credits', { count: farPrice(b, s, a) });
  return {
    label:
      a.deal === undefined
        ? msg(`mvs.do.${how}`, { good: goodName(b, a.good), culture: cultureName(b, a.culture) })
        : msg('mvs.do.buyDeal', { item: goodName(b, a.good), card: rewardName(b, a.deal) }),
    at: { t: 'token', id: a.good },
    ...(a.buy ? { cost: price } : { gain: price }),
  };
}
