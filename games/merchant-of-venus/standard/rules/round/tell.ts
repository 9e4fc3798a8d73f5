import type { Msg } from '@fondaco/kernel';
import { msg } from '@fondaco/kernel';
import type { Config } from '../config.ts';
import {
  challengeName,
  cultureName,
  demandName,
  encounterName,
  goodName,
  missionName,
  passengerName,
  pilotName,
  spaceName,
} from '../labels.ts';
import type { EventSentence } from '../say.ts';
import type { RoundEvent } from './events.ts';

/** Events of setup, rounds and the end as sentences. */
export function tellRound(config: Config, e: RoundEvent, say: EventSentence): Msg {
  switch (e.t) {
    case 'began':
      return say('began', { first: { seat: e.first }, rounds: e.lastRound });
    case 'wished':
    case 'pilot':
      return say(e.t, { pilot: pilotName(e.pilot, null) });
    case 'dealtMission':
      return say('dealtMission', { mission: missionName(config, e.mission) });
    case 'setDials':
      return say('setDials', { laser: e.laser, shield: e.shield });
    case 'outfitted':
      return say('outfitted', { option: msg(`mvs.outfit.${e.option}`) });
    case 'stockedUp':
      return say('stockedUp', { good: goodName(config, e.good), count: e.price });
    case 'berthed':
      return say('berthed', { space: spaceName(config, e.space) });
    case 'round':
    case 'turn':
      return say(e.t, { round: e.round });
    case 'passenger':
      return say(e.waits ? 'passengerWaits' : 'passenger', {
        passenger: passengerName(config, e.passenger),
        culture: cultureName(config, e.at),
      });
    case 'demand':
      return say(e.waits ? 'demandWaits' : 'demand', { demand: demandName(config, e.demand) });
    case 'title':
    case 'titleBack':
      return say(e.t, { title: encounterName(config, e.title) });
    case 'enslaved':
      return say('enslaved', { passenger: passengerName(config, e.passenger), count: e.credits });
    case 'drillsPaid':
      return say('drillsPaid', { drills: e.drills, count: e.credits });
    case 'keptDrill':
      return say('keptDrill', { space: spaceName(config, e.space) });
    case 'fame':
      return say('fame', { count: e.fame });
    case 'infamy':
      return e.infamy < 0
        ? say('lessInfamy', { count: -e.infamy })
        : say('infamy', { count: e.infamy });
    case 'fee':
      return say('fee', { count: e.credits });
    case 'challengeActive':
    case 'challengeDone':
      return say(e.t, { challenge: challengeName(config, e.challenge) });
    case 'produced':
      return say('produced', { culture: cultureName(config, e.culture), count: e.goods });
    case 'newPool':
      return say('newPool', { count: e.passengers });
    case 'scored':
      return e.fuzzy.length > 0
        ? say('scoredFuzzy', { fame: e.fame, count: e.total, dice: e.fuzzy.map(String) })
        : say('scored', { fame: e.fame, count: e.total });
    case 'ended':
      return e.winners.length === 0
        ? say('endedNobody')
        : say('ended', { winners: e.winners.map((seat) => ({ seat })) });
  }
}
