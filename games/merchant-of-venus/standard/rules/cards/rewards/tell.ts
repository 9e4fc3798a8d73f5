import type { Msg } from '@fondaco/kernel';
import type { Config } from '../../config.ts';
import { cultureName, missionName, rewardName, techName } from '../../labels.ts';
import type { EventSentence } from '../../say.ts';
import type { RewardEvent } from './events.ts';

export function tellReward(config: Config, e: RewardEvent, say: EventSentence): Msg {
  switch (e.t) {
    case 'reshuffled':
      return say('reshuffled', { count: e.cards });
    case 'drewUnder':
      return say('drewUnder', { count: e.count });
    case 'reward':
      return say('reward', { card: rewardName(config, e.reward) });
    case 'noReward':
      return say('noReward');
    case 'tradedIn':
    case 'cashed':
      return say(e.t, { card: rewardName(config, e.reward), count: e.credits });
    case 'gaveTech':
      return say('gaveTech', { tech: techName(config, e.tech) });
    case 'tookTech':
      return say('tookTech', {
        tech: techName(config, e.tech),
        culture: cultureName(config, e.from),
      });
    case 'newMission':
    case 'completed':
      return say(e.t, { mission: missionName(config, e.mission) });
    case 'bounty':
      return say(`bounty.${e.what}`, {
        against: { seat: e.against },
        ...(e.what === 'credits' && { count: config.constants.confirmedCredits }),
      });
    case 'fluxed':
      return say('fluxed', { culture: cultureName(config, e.culture) });
  }
}
