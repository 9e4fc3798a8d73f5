import { type Msg, msg } from '@fondaco/kernel';
import type { Config } from '../config.ts';
import {
  boxName,
  cultureName,
  encounterName,
  goodName,
  pirateName,
  spaceName,
  systemName,
} from '../labels.ts';
import type { EventSentence } from '../say.ts';
import type { FlightEvent } from './events.ts';
import { driveName } from './labels.ts';

/** Events of a movement as sentences. */
export function tellFlight(config: Config, e: FlightEvent, say: EventSentence): Msg | undefined {
  switch (e.t) {
    case 'stayed':
    case 'landed':
    case 'locked':
    case 'drilled':
      return say(e.t, { space: spaceName(config, e.space) });
    case 'atoned':
      return say('atoned', { count: e.infamy });
    case 'boughtIntel':
      return say('boughtIntel', { card: encounterName(config, e.card), count: e.price });
    case 'headed':
      return e.to === null ? say('setOff') : say('headed', { space: spaceName(config, e.to) });
    case 'moved':
      return say(e.skipped ? 'skipped' : 'moved', { space: spaceName(config, e.to) });
    case 'jumped':
      return say('jumped', { gate: e.gate, space: spaceName(config, e.to) });
    case 'threwForGate':
      return say(e.gate ? 'threwForGate' : 'threwNoGate', { die: e.die });
    case 'threwForExit':
      return say('threwForExit', { die: e.die, space: spaceName(config, e.to) });
    case 'choseExit':
      return say('choseExit', { by: { seat: e.by }, space: spaceName(config, e.to) });
    case 'paidToll':
      return say('paidToll', { to: { seat: e.to }, count: e.credits });
    case 'stopped':
      return say(`stopped.${e.why}`, { space: spaceName(config, e.space) });
    case 'checked':
      return say(e.passed ? 'passed' : 'failed', {
        check: msg(`mvs.check.${e.check}`),
        die: e.die,
        value: e.value,
      });
    case 'spentDial':
      return say('spentDial', { dial: msg(`mvs.check.${e.dial}`), left: e.left });
    case 'probed':
      return e.culture === undefined
        ? say('probed', { system: systemName(config, e.system) })
        : say('probedYou', {
            system: systemName(config, e.system),
            culture: cultureName(config, e.culture),
          });
    case 'probedDeck':
      return e.card === undefined
        ? say('probedDeck')
        : say('probedDeckYou', { card: encounterName(config, e.card) });
    case 'swappedCards': {
      const [x = '', y = ''] = e.systems;
      const params = { system: systemName(config, x), other: systemName(config, y) };
      return say(e.swapped ? 'swappedCards' : 'leftCards', params);
    }
    case 'putUnder':
      return say(e.under ? 'putUnder' : 'leftOnTop');
    case 'metPirate':
    case 'fought':
    case 'escaped':
    case 'beatPirate':
    case 'robbed':
      return tellPirate(config, e, say);
    default:
      return tellDice(e, say);
  }
}

type PirateEvent = Extract<
  FlightEvent,
  { t: 'metPirate' | 'fought' | 'escaped' | 'beatPirate' | 'robbed' }
>;

function tellPirate(config: Config, e: PirateEvent, say: EventSentence): Msg {
  switch (e.t) {
    case 'metPirate':
      return say(e.ambush ? 'ambushed' : 'metPirate', { pirate: pirateName(config, e.pirate) });
    case 'fought':
      return say(e.won ? 'wonFight' : 'lostFight', {
        by: msg(`mvs.check.${e.with}`),
        die: e.die,
        modifier: e.modifier,
        value: e.value,
      });
    case 'escaped':
      return say('escaped', { count: e.points });
    case 'beatPirate':
      return say('beatPirate', { pirate: pirateName(config, e.pirate), count: e.credits });
    default:
      return e.good === null
        ? say('robbedCredits', { count: e.credits })
        : say('robbedGood', { good: goodName(config, e.good) });
  }
}

type DiceEvent = Extract<
  FlightEvent,
  {
    t:
      | 'switchedDrive'
      | 'announced'
      | 'rolled'
      | 'rolledMore'
      | 'rerolled'
      | 'turnedDie'
      | 'assigned'
      | 'switched'
      | 'burnt'
      | 'usedMaps'
      | 'speed'
      | 'skipsBlue';
  }
>;

function tellDice(e: DiceEvent, say: EventSentence): Msg | undefined {
  switch (e.t) {
    case 'switchedDrive':
      return say(e.on ? 'driveOn' : 'driveOff', { drive: driveName(e.drive) });
    case 'announced':
      return say(e.on ? 'announced' : 'unannounced');
    case 'rolled':
      return say('rolled', { dice: e.dice.map(String) });
    case 'rerolled':
    case 'turnedDie':
      return say(e.t, { from: e.from, to: e.to });
    case 'assigned':
      return say('assigned', { die: e.die, box: boxName(e.box) });
    case 'rolledMore':
    case 'switched':
      return say(e.t, { die: e.die });
    case 'burnt':
      return say('burnt', { count: e.points });
    case 'speed':
      return say('speed', { count: e.points });
    case 'usedMaps':
      return say('usedMaps');
    case 'skipsBlue':
      return say('skipsBlue');
    default:
      return undefined;
  }
}
