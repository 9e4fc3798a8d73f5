import { type Msg, msg, type Param } from '@fondaco/kernel';
import type { Config } from './config.ts';
import type { Event } from './events.ts';
import {
  cultureName,
  driveName,
  encounterName,
  itemName,
  relicName,
  shipName,
  spaceName,
  systemName,
  termsText,
  tokenName,
} from './labels.ts';

/** The event as a sentence, from what is left of it after redaction. */
export function tell(config: Config, e: Event): Msg {
  const who = 'seat' in e ? { who: { seat: e.seat } } : {};
  const say = (key: string, params: Record<string, Param> = {}): Msg =>
    msg(`mvc.event.${key}`, { ...who, ...params });
  switch (e.t) {
    case 'began':
      return say('began', { first: { seat: e.first } });
    case 'wished':
    case 'race':
      return say(e.t, { race: cultureName(config, e.race) });
    case 'turn':
      return say('turn', { round: e.round });
    case 'stayed':
    case 'landed':
    case 'locked':
      return say(e.t, { space: spaceName(config, e.space) });
    case 'headed':
      return e.to === null ? say('setOff') : say('headed', { space: spaceName(config, e.to) });
    case 'namedGate':
      return say('namedGate', { gate: e.gate });
    case 'switchedDrive':
      return say(e.on ? 'driveOn' : 'driveOff', { drive: driveName(e.drive) });
    case 'rolled':
      return say(e.autopilot ? 'rolledAutopilot' : 'rolled', {
        dice: e.dice.map(String),
        count: e.dice.reduce((a, x) => a + x, 0),
      });
    case 'rerolled':
      return say('rerolled', { from: e.from, to: e.to });
    case 'assigned':
    case 'switched':
      return say(e.t, { die: e.die });
    case 'moved':
      return say(e.skipped ? 'skipped' : 'moved', { space: spaceName(config, e.to) });
    case 'jumped':
      return say('jumped', { gate: e.gate, space: spaceName(config, e.to) });
    case 'observed':
      return e.culture === undefined
        ? say('observed', { system: systemName(config, e.system) })
        : say('observedYou', {
            system: systemName(config, e.system),
            culture: cultureName(config, e.culture),
          });
    case 'peeked':
      return e.token === undefined
        ? say('peeked', { space: spaceName(config, e.space) })
        : say('peekedYou', {
            space: spaceName(config, e.space),
            token: encounterName(config, e.token),
          });
    case 'turnedUp':
      return say('turnedUp', {
        space: spaceName(config, e.space),
        token: encounterName(config, e.token),
      });
    case 'paidHazard':
      return say('paidHazard', { count: e.price });
    case 'stopped':
      return say(`stopped.${e.why}`, { space: spaceName(config, e.space) });
    case 'tookRelic':
      return say('tookRelic', { relic: relicName(e.relic) });
    case 'contact':
      return say('contact', {
        system: systemName(config, e.system),
        culture: cultureName(config, e.culture),
        iou: e.iou,
      });
    default:
      return tellTrade(config, e, say);
  }
}

type Say = (key: string, params?: Record<string, Param>) => Msg;

function tellTrade(config: Config, e: Event, say: Say): Msg {
  switch (e.t) {
    case 'bought':
      return say('bought', { item: itemName(config, e.item), count: e.price });
    case 'builtFactory':
      return say('builtFactory', { culture: cultureName(config, e.culture), count: e.price });
    case 'builtPort':
      return say('builtPort', { space: spaceName(config, e.orbit), count: e.price });
    case 'boughtShip':
      return say('boughtShip', { ship: shipName(e.ship), old: shipName(e.old), count: e.price });
    case 'usedIou':
      return say('usedIou', { culture: cultureName(config, e.culture), count: e.credits });
    case 'lostIou':
    case 'lostValue':
      return say(e.t, { count: e.credits });
    case 'sold':
      return say('sold', { item: itemName(config, e.good), count: e.credits });
    case 'bartered':
      return say('bartered', { item: itemName(config, e.item), count: e.credits });
    case 'pickedUp':
      return say('pickedUp', { passenger: tokenName(config, e.passenger) });
    case 'droppedOff':
      return say('droppedOff', { passenger: tokenName(config, e.passenger), count: e.credits });
    case 'offloaded':
      return say('offloaded', { item: itemName(config, e.item) });
    case 'drawn':
      return say(e.waits ? 'drawnWaits' : 'drawn', {
        token: tokenName(config, e.token),
        culture: cultureName(config, e.at),
      });
    case 'commission':
      return say(e.of === 'factory' ? 'factoryCommission' : 'portCommission', {
        count: e.credits,
      });
    case 'offered':
      return say(e.counters === undefined ? 'offered' : 'countered', {
        to: { seat: e.to },
        terms: termsText(config, e),
      });
    case 'traded':
      return say('traded', { to: { seat: e.to }, terms: termsText(config, e) });
    case 'declined':
    case 'withdrew':
    case 'fell':
      return say(e.t, { to: { seat: e.to } });
    case 'waits':
      return say('waits');
    case 'bankEmpty':
      return e.short > 0 ? say('bankShort', { count: e.short }) : say('bankEmpty');
    case 'ended':
      return say('ended', { winner: { seat: e.winner } });
    default:
      throw new Error(`no words for ${e.t}`);
  }
}
