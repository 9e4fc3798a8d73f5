import type { Msg } from '@fondaco/kernel';
import type { Book } from '../../book.ts';
import { cultureName, missionName, rewardName, techName } from '../../labels.ts';
import type { Say } from '../../say.ts';
import type { RewardEvent } from './events.ts';

export function tellReward(b: Book, e: RewardEvent, say: Say): Msg {
  switch (e.t) {
    case 'reshuffled':
      return say('reshuffled', { count: e.cards });
    case 'drewUnder':
      return say('drewUnder', { count: e.count });
    case 'reward':
      return say('reward', { card: rewardName(b, e.reward) });
    case 'noReward':
      return say('noReward');
    case 'tradedIn':
    case 'cashed':
      return say(e.t, { card: rewardName(b, e.reward), count: e.credits });
    case 'gaveTech':
      return say('gaveTech', { tech: techName(b, e.tech) });
    case 'tookTech':
      return say('tookTech', { tech: techName(b, e.tech), culture: cultureName(b, e.from) });
    case 'newMission':
    case 'completed':
      return say(e.t, { mission: missionName(b, e.mission) });
    case 'bounty':
      return say(`bounty.${e.what}`, {
        against: { seat: e.against },
        ...(e.what === 'credits' && { count: b.constants.confirmedCredits }),
      });
    case 'fluxed':
      return say('fluxed', { culture: cultureName(b, e.culture) });
  }
}
