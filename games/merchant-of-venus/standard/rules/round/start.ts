import { msg } from '@fondaco/kernel';
import type { Book, StandardIo } from '../book.ts';
import type { Kind } from '../frame.ts';
import type { State } from '../state.ts';
import { activateChallenges } from '../variants/challenges.ts';
import { beyondTheTrack } from '../variants/epic.ts';
import { payDrills } from './drills.ts';
import { iconOf } from './icons.ts';
import { drawDemand, drawPassenger } from './passengers.ts';
import { askSlaver, passTitles } from './titles.ts';
import { beginTurn } from './turn.ts';

/** mvs.round.1: the marker moves on, then titles, then the icon, then the turns. */
export function beginRound(_b: Book, s: State, io: StandardIo): void {
  io.tell({ t: 'round', round: s.round });
  s.active = s.first;
  s.agenda = [{ f: 'round', step: 'titles' }];
}

export function round(b: Book): Kind<'round'> {
  return {
    decisions: () => [],
    legal: () => [],
    label: () => ({ label: msg('mvs.do.done') }),
    reduce: () => {},
    resume(s, f, io) {
      switch (f.step) {
        case 'titles':
          f.step = 'icon';
          beyondTheTrack(b, s, io);
          activateChallenges(b, s, io);
          passTitles(b, s, ['infamous', 'slaver', 'archeologist'], io);
          break;
        case 'icon':
          f.step = 'turns';
          if (iconOf(b, s.round) === 'drill') payDrills(b, s, io);
          else {
            const out = drawPassenger(b, s, io);
            if (b.options.demand) drawDemand(b, s, io); // mvs.option.4
            if (out) askSlaver(b, s);
          }
          break;
        case 'turns':
          beginTurn(b, s, io);
          break;
      }
      return true;
    },
  };
}
