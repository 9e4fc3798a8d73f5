import { type Msg, msg } from '@fondaco/kernel';
import type { Config } from '../../config.ts';
import {
  cultureName,
  encounterName,
  goodName,
  passengerName,
  pirateName,
  spaceName,
} from '../../labels.ts';
import type { EventSentence } from '../../say.ts';
import type { Placed } from '../../state.ts';
import type { EncounterEvent } from './events.ts';

const tokenText = (config: Config, token: Placed): Msg => {
  if (token.t === 'gate') return msg('mvs.token.gate', { gate: token.gate });
  if (token.t === 'pirate') return pirateName(config, token.pirate);
  return msg(`mvs.token.${token.t}`);
};

/** Events of encounter cards as sentences. */
export function tellCard(config: Config, e: EncounterEvent, say: EventSentence): Msg | undefined {
  switch (e.t) {
    case 'drewEncounter':
    case 'declinedCard':
      return say(e.t, { card: encounterName(config, e.card) });
    case 'deckEmpty':
      return say('deckEmpty');
    case 'placed':
      return say('placed', {
        space: spaceName(config, e.space),
        token: tokenText(config, e.token),
      });
    case 'xenoTraded':
      return say('xenoTraded', { good: goodName(config, e.good) });
    case 'timetable':
      return say(e.by === 1 ? 'timetableUp' : 'timetableDown', { count: e.die });
    case 'passengerMoved':
      return say(e.waits ? 'passengerWaits' : 'passengerMoved', {
        passenger: passengerName(config, e.passenger),
        culture: cultureName(config, e.to),
      });
    case 'passengerGone':
      return say('passengerGone', { passenger: passengerName(config, e.passenger) });
    case 'denounced':
      return say('denounced', { other: { seat: e.who }, count: e.infamy });
    case 'opponentChecked':
      return say(e.passed ? 'opponentPassed' : 'opponentFailed', {
        other: { seat: e.who },
        check: msg(`mvs.check.${e.check}`),
        die: e.die,
        value: e.value,
      });
    case 'fenced':
      return say('fenced', {
        other: { seat: e.from },
        good: goodName(config, e.good),
        count: e.credits,
      });
    case 'mined':
      return say('mined', { other: { seat: e.who }, count: e.shields });
    case 'smeared':
      return say('smeared', { other: { seat: e.who }, count: e.infamy });
    case 'raised':
      return say('raised', {
        dial: msg(`mvs.check.${e.dial}`),
        by: e.by,
        count: e.credits,
      });
    default:
      return undefined;
  }
}
