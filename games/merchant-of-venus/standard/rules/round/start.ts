import { msg } from '@fondaco/kernel';
import type { Config } from '../config.ts';
import type { Kind } from '../frame.ts';
import { activateChallenges } from '../variants/challenges.ts';
import { beyondTheTrack } from '../variants/epic.ts';
import { payDrills } from './drills.ts';
import { iconOf } from './icons.ts';
import { drawDemand, drawPassenger } from './passengers.ts';
import { askSlaver, passTitles } from './titles.ts';
import { beginTurn } from './turn.ts';

export function round(config: Config): Kind<'round'> {
  return {
    decisions: () => [],
    legal: () => [],
    label: () => ({ label: msg('mvs.do.done') }),
    reduce: () => {},
    resume(s, f, io) {
      switch (f.step) {
        case 'titles':
          f.step = 'icon';
          beyondTheTrack(config, s, io);
          activateChallenges(config, s, io);
          passTitles(config, s, ['infamous', 'slaver', 'archeologist'], io);
          break;
        case 'icon':
          f.step = 'turns';
          if (iconOf(config, s.round) === 'drill') payDrills(config, s, io);
          else {
            const out = drawPassenger(config, s, io);
            if (config.options.demand) drawDemand(config, s, io); // mvs.option.4
            if (out) askSlaver(config, s);
          }
          break;
        case 'turns':
          beginTurn(config, s, io);
          break;
      }
      return true;
    },
  };
}
