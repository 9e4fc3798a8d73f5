import { type Msg, msg, must, type Target } from '@fondaco/kernel';
import type { Encounter, EncounterEffect, EncounterId } from '../../components/tables.ts';
import type { Config, StandardIo } from '../../config.ts';
import { activePlayer } from '../../config.ts';
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
import type { CardOffer } from './effect.ts';
import { effectOf } from './effects.ts';

interface Asked {
  effect: EncounterEffect;
  offer: CardOffer<EncounterEffect>;
}

function askedBy(config: Config, card: EncounterId): Asked {
  const { effect } = config.tables.encounters.get(card) as Encounter;
  return { effect, offer: effectOf(effect) as CardOffer<EncounterEffect> };
}

/** mvs.encounter.5: asked only where there is something to choose. */
export function offerCard(config: Config, s: State, card: EncounterId, io: StandardIo): void {
  const { effect, offer } = askedBy(config, card);
  const [only, other] = offer.answers(config, s, effect);
  if (only !== undefined && (offer.may || other !== undefined)) {
    s.agenda.push({ f: 'card', id: s.nextId++, card, taking: false });
    return;
  }
  discard(config, s, 'encounters', card);
  if (only !== undefined) offer.take(config, s, effect, only, io);
}

export function card(config: Config): Kind<'card'> {
  return {
    decisions: (s, f) => [must(f.id, s.active, 'card', askedBy(config, f.card).offer.rule)],
    legal(s, f) {
      const { effect, offer } = askedBy(config, f.card);
      const answers = offer.answers(config, s, effect);
      return offer.may && !f.taking ? [...answers, { do: 'decline' }] : answers;
    },
    label: (s, f, _d, a) => cardLabel(config, s, f.card, a),
    why(_s, f, _d, a) {
      const { offer } = askedBy(config, f.card);
      const declined = (a as { do?: unknown } | null)?.do === 'decline';
      const key = declined ? (f.taking ? 'madeRoom' : 'mustChoose') : 'notOnCard';
      return {
        rule: offer.rule,
        msg: msg(`mvs.no.${key}`, { card: encounterName(config, f.card) }),
      };
    },
    reduce(s, f, _d, a, io) {
      const { effect, offer } = askedBy(config, f.card);
      if (a.do === 'jettison') {
        f.id = s.nextId++;
        f.taking = true; // mvs.encounter.5
        throwOut(config, s, a.item, io); // mvs.card.1
        return;
      }
      resumeMove(s);
      discard(config, s, 'encounters', f.card);
      if (a.do === 'decline') {
        io.tell({ t: 'declinedCard', seat: s.active, card: f.card });
        return;
      }
      if (offer.ends) endAtOnce(s); // mvs.turn.3
      offer.take(config, s, effect, a, io);
    },
  };
}

function cardLabel(
  config: Config,
  s: State,
  id: EncounterId,
  a: Action,
): { label: Msg; at?: Target; cost?: Msg; gain?: Msg } {
  switch (a.do) {
    case 'take':
      return {
        label: msg('mvs.do.take', { good: goodName(config, a.good) }),
        at: { t: 'token', id: a.good },
      };
    case 'against':
      return {
        label: msg('mvs.do.against', { who: { seat: a.seat } }),
        at: { t: 'seat', id: a.seat },
      };
    case 'fence':
      return {
        label: msg('mvs.do.fence', { who: { seat: a.seat }, good: goodName(config, a.good) }),
        at: { t: 'token', id: a.good },
        cost: msg('mv.credits', {
          count: Math.floor((config.tables.goods.get(a.good)?.cost ?? 0) / 2),
        }),
      };
    case 'deal':
      return dealLabel(config, s, a);
    case 'raise':
      return {
        label: msg('mvs.do.raise', { count: a.by }),
        cost: msg('mv.credits', { count: a.by * config.constants.yard }),
      };
    case 'school':
      return {
        label: msg('mvs.do.school', { pilot: pilotName(activePlayer(s).pilot.home ?? '', a.side) }),
        cost: msg('mv.credits', { count: config.constants.train }),
      };
    case 'jettison':
      return {
        label: msg('mvs.do.jettison', { item: itemName(config, a.item) }),
        at: { t: 'item', id: a.item },
      };
    default:
      return { label: msg('mvs.do.decline', { card: encounterName(config, id) }) };
  }
}

function dealLabel(
  config: Config,
  s: State,
  a: FarDeal,
): { label: Msg; at: Target; cost?: Msg; gain?: Msg } {
  const how = a.own ? 'dealBuyOwn' : a.buy ? 'dealBuy' : 'dealSell';
  const price = msg('mv.credits', { count: farPrice(config, s, a) });
  return {
    label:
      a.deal === undefined
        ? msg(`mvs.do.${how}`, {
            good: goodName(config, a.good),
            culture: cultureName(config, a.culture),
          })
        : msg('mvs.do.buyDeal', {
            item: goodName(config, a.good),
            card: rewardName(config, a.deal),
          }),
    at: { t: 'token', id: a.good },
    ...(a.buy ? { cost: price } : { gain: price }),
  };
}
