import { msg, must } from '@fondaco/kernel';
import { type Config, player } from '../config.ts';
import type { Kind } from '../frame.ts';
import { equipmentName } from '../labels.ts';
import { drawDemand, drawPassenger } from '../round/passengers.ts';
import type { State } from '../state.ts';

export function askDials(s: State): void {
  s.agenda = [
    { f: 'dials', ids: s.players.map(() => s.nextId++), picks: s.players.map(() => null) },
  ];
}

/** mvs.setup.7: one dial of each player is higher than the other. */
export function dials(config: Config): Kind<'dials'> {
  return {
    decisions: (s, f) =>
      s.players.flatMap((_, seat) =>
        f.picks[seat] === null ? [must(f.ids[seat] as number, seat, 'dial', 'mvs.setup.7')] : [],
      ),
    legal: () => [
      { do: 'dial', dial: 'laser' },
      { do: 'dial', dial: 'shield' },
    ],
    label: (_s, _f, _d, a) => ({
      label: msg('mvs.do.dial', { dial: equipmentName(a.do === 'dial' ? a.dial : 'laser') }),
    }),
    reduce(s, f, d, a, io) {
      if (a.do !== 'dial') return;
      f.picks = f.picks.with(d.seat, a.dial);
      const p = player(s, d.seat);
      // mvs.solo.2: what an option gave is added to it
      p[a.dial] += config.constants.dialChosen - config.constants.dialOther;
      io.tell({ t: 'setDials', seat: d.seat, laser: p.laser, shield: p.shield });
    },
    resume(s, f, io) {
      if (f.picks.includes(null)) return false;
      drawPassenger(config, s, io); // mvs.setup.8
      if (config.options.demand) drawDemand(config, s, io);
      io.tell({ t: 'round', round: s.round });
      s.agenda = [{ f: 'round', step: 'turns' }];
      return true;
    },
  };
}
