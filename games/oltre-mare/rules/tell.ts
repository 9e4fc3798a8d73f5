import { type Msg, msg, type Param } from '@fondaco/kernel';
import type { Config } from './config.ts';
import type { Event, Told, Traded } from './events.ts';
import {
  cardName,
  cardNames,
  claimText,
  goodName,
  goodNames,
  markerName,
  portName,
  reasonName,
  requestNames,
} from './labels.ts';
import type { GoodId, Reason, Wishes } from './state.ts';

/** The event as a sentence, from what is left of it after redaction. */
export function tell(config: Config, e: Event): Msg {
  const who = 'seat' in e ? { who: { seat: e.seat } } : {};
  const say = (key: string, params: Record<string, Param> = {}): Msg =>
    msg(`om.event.${key}`, { ...who, ...params });
  switch (e.t) {
    case 'began':
      return say('began', { first: { seat: e.first } });
    case 'startCard':
      return say('startCard', { card: cardName(config, e.card), port: portName(config, e.port) });
    case 'dealt':
      return e.cards
        ? say('dealtYou', { cards: cardNames(config, e.cards) })
        : say('dealt', { count: e.n });
    case 'turn':
      return say('turn', { round: e.round });
    case 'influence':
      return say('byMarker', { count: e.ducats, marker: markerName(config, 'localInfluence') });
    case 'calmSea':
      return say('byMarker', { count: e.ducats, marker: markerName(config, 'calmSea') });
    case 'discarded':
      return e.card ? say('discardedCard', { card: cardName(config, e.card) }) : say('discarded');
    case 'called':
      return say('called', {
        want: listOr(requestNames(config, e.want, e.wishes)),
        offer: listOr(goodNames(config, e.offer)),
      });
    case 'offered':
      return because(
        e,
        say(e.counters === undefined ? 'offered' : 'countered', {
          to: { seat: e.to },
          terms: offerText(config, e),
        }),
      );
    case 'declined':
      return because(e, say('declined', { to: { seat: e.to } }));
    case 'withdrew':
    case 'fell':
      return say(e.t, { to: { seat: e.to } });
    case 'traded':
      return tellTrade(config, e);
    case 'bought':
      return tellPurchase(config, e);
    case 'played':
      return say('played', { card: cardName(config, e.card) });
    case 'earned':
      return say('earned', { count: e.ducats });
    case 'pirates':
    case 'forgone':
      return say(e.t, { count: e.n });
    case 'market':
      return e.cards && e.cards.length > 0
        ? say('marketYou', { cards: cardNames(config, e.cards) })
        : say('market', { count: e.n });
    case 'sailed':
    case 'jumped':
      return say(e.t, { from: portName(config, e.from), port: portName(config, e.to) });
    case 'tookMarker':
      return say('tookMarker', {
        marker: markerName(config, e.marker),
        port: portName(config, e.port),
      });
    case 'turnedDown':
      return say('turnedDown', { marker: markerName(config, e.marker) });
    case 'loaded':
      return e.card
        ? say(e.top ? 'loadedTop' : 'loaded', { card: cardName(config, e.card) })
        : say('loadedUnseen');
    case 'scored':
      return say(e.ducats < 0 ? 'lost' : 'scored', {
        source: msg(`om.source.${e.source}`),
        count: Math.abs(e.ducats),
      });
    case 'pileEmpty':
      return say(e.lastRound ? 'lastRound' : 'pileEmpty');
    case 'reshuffled':
      return say('reshuffled', { count: e.n });
    case 'soldEarly':
      return say('soldEarly', { count: e.cards });
    case 'ended':
      return say('ended', { winners: e.winners.map((seat) => ({ seat })) });
    default:
      return say(e.t);
  }
}

/** With the reason, where one was given. */
const because = (e: { because?: Reason }, told: Msg): Msg =>
  e.because ? msg('om.event.because', { told, why: reasonName(e.because) }) : told;

function tellTrade(config: Config, e: Traded): Msg {
  const sides = (given: Param, got: Param): Msg =>
    msg('om.event.traded', {
      who: { seat: e.seat },
      to: { seat: e.to },
      given: withDucats(given, e.ducats),
      got: withDucats(got, -e.ducats),
    });
  const trade = e.cards
    ? sides(cardNames(config, e.cards.given), cardNames(config, e.cards.got))
    : sides(goodNames(config, e.given), goodNames(config, e.got));
  if (e.prestige === null) return trade;
  return msg('om.event.tradedPrestige', { trade, who: { seat: e.prestige } });
}

function tellPurchase(config: Config, e: Extract<Event, { t: 'bought' }>): Msg {
  const where = e.from === 'pile' ? 'Pile' : 'Pirates';
  const params = { who: { seat: e.seat }, count: e.price };
  if (!e.card) return msg(`om.event.bought${where}`, params);
  return msg(`om.event.bought${where}You`, { ...params, card: cardName(config, e.card) });
}

/** What an offer gives and asks for, with its claims and wishes. */
export function offerText(
  config: Config,
  o: { give: Told[]; get: GoodId[]; wishes?: Wishes; ducats: number },
): Msg {
  const given = o.give.map((x) => {
    const good = goodName(config, x.good);
    return x.claim ? msg('om.claim.card', { good, claim: claimText(config, x.claim) }) : good;
  });
  return msg('om.terms', {
    give: withDucats(given, o.ducats),
    get: withDucats(requestNames(config, o.get, o.wishes), -o.ducats),
  });
}

function withDucats(things: Param, ducats: number): Param {
  const list = Array.isArray(things) ? things : [things];
  const all = ducats > 0 ? [...list, msg('om.ducats', { count: ducats })] : list;
  return all.length > 0 ? all : msg('om.nothing');
}

const listOr = (names: Msg[]): Param => (names.length > 0 ? names : msg('om.nothing'));
