import { msg, must } from '@fondaco/kernel';
import { pay as payBank } from '../../../shared/rules/bank.ts';
import { withSorted } from '../../../shared/rules/lists.ts';
import { activePlayer, activeSpace, type Config, resumeMove } from '../config.ts';
import { lookAround, stopAtHazard } from '../enter.ts';
import { relicName, spaceName } from '../labels.ts';
import type { Encounter } from '../state.ts';
import type { Kind } from './frame.ts';
import { askDone } from './turn.ts';

/** mvc.hazard.1 */
export function payOnTheWay(config: Config): Kind<'pay'> {
  return {
    decisions: (s, f) => [must(f.id, s.active, 'pay', 'mvc.hazard.1')],
    legal: () => [{ do: 'pay' }, { do: 'decline' }],
    label: (s, f, _d, a) => ({
      label: msg(a.do === 'pay' ? 'mvc.do.pay' : 'mvc.do.decline', { count: f.price }),
      at: { t: 'space', id: activePlayer(s).space },
    }),
    reduce(s, f, _d, a, io) {
      resumeMove(s);
      if (a.do !== 'pay') {
        stopAtHazard(config, s, io);
        return;
      }
      payBank(s, s.active, f.price);
      const space = activeSpace(config, s);
      io.tell({ t: 'paidHazard', seat: s.active, space: space.id, price: f.price });
      lookAround(s, space, io, undefined);
    },
  };
}

/** mvc.encounter.2: taking the relic ends the turn; if it stays, the space is a landing place. */
export function relic(_b: Config): Kind<'relic'> {
  return {
    decisions: (s, f) => [must(f.id, s.active, 'relic', 'mvc.encounter.2')],
    legal: () => [{ do: 'take' }, { do: 'leave' }],
    label: (s, f, _d, a) => ({
      label: msg(a.do === 'take' ? 'mvc.do.take' : 'mvc.do.leave', { relic: relicName(f.relic) }),
      at: { t: 'space', id: activePlayer(s).space },
    }),
    reduce(s, f, _d, a, io) {
      resumeMove(s);
      if (a.do !== 'take') return;
      const p = activePlayer(s);
      const taken = { ...(s.encounters[p.space] as Encounter), token: null };
      s.encounters = { ...s.encounters, [p.space]: taken };
      p.relics = withSorted(p.relics, f.relic);
      io.tell({ t: 'tookRelic', seat: s.active, relic: f.relic, space: p.space });
      askDone(s);
    },
  };
}

/** mvc.relic.5: the player may pass a gate just entered as if it were a blue space. */
export function lock(config: Config): Kind<'lock'> {
  return {
    decisions: (s, f) => [must(f.id, s.active, 'lock', 'mvc.relic.5')],
    legal: () => [
      { do: 'lock', on: true },
      { do: 'lock', on: false },
    ],
    label: (s, _f, _d, a) => ({
      label: msg(a.do === 'lock' && a.on ? 'mvc.do.lock.on' : 'mvc.do.lock.no', {
        space: spaceName(config, activePlayer(s).space),
      }),
    }),
    reduce(s, _f, _d, a, io) {
      const move = resumeMove(s);
      if (a.do !== 'lock' || !a.on) return;
      move.gateDone = true;
      io.tell({ t: 'locked', seat: s.active, space: activePlayer(s).space });
    },
  };
}
