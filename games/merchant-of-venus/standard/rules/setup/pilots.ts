import { msg, must } from '@fondaco/kernel';
import { grantWishes } from '../../../shared/rules/wishes.ts';
import type { CultureId } from '../components/tables.ts';
import { type Config, player, type StandardIo } from '../config.ts';
import type { Kind } from '../frame.ts';
import { pilotName } from '../labels.ts';
import type { State } from '../state.ts';
import { askReveal, speedUp } from '../variants/light-speed.ts';
import { askOutfit } from '../variants/solo.ts';
import { askDials } from './dials.ts';
import { dealSeats } from './seats.ts';

export function askPilots(config: Config, s: State, io: StandardIo): void {
  if (config.options.pilots === 'random') {
    grantPilots(
      config,
      s,
      s.players.map(() => null),
      io,
    );
    afterPilots(config, s, io);
  } else
    s.agenda = [
      { f: 'pilots', ids: s.players.map(() => s.nextId++), wishes: s.players.map(() => null) },
    ];
}

/** mvs.setup.4: everyone names a wish; chance decides between players with the same wish. */
export function pilots(config: Config): Kind<'pilots'> {
  return {
    decisions: (s, f) =>
      s.players.flatMap((_, seat) =>
        f.wishes[seat] === null ? [must(f.ids[seat] as number, seat, 'wish', 'mvs.setup.4')] : [],
      ),
    legal: () => [...config.tables.pilots.keys()].map((pilot) => ({ do: 'wish', pilot })),
    label: (_s, _f, _d, a) => ({
      label: msg('mvs.do.wish', { pilot: pilotName(a.do === 'wish' ? a.pilot : '', null) }),
    }),
    reduce(_s, f, d, a, io) {
      if (a.do !== 'wish') return;
      f.wishes = f.wishes.with(d.seat, a.pilot);
      io.tell({ t: 'wished', seat: d.seat, pilot: a.pilot });
    },
    resume(s, f, io) {
      if (f.wishes.includes(null)) return false;
      grantPilots(config, s, f.wishes, io);
      afterPilots(config, s, io);
      return true;
    },
  };
}

function afterPilots(config: Config, s: State, io: StandardIo): void {
  dealSeats(config, s, io);
  if (config.options.variant === 'lightSpeed') {
    speedUp(config, s);
    askReveal(config, s);
  } else if (config.options.variant === 'soloChallenge') askOutfit(s);
  else askDials(s);
}

function grantPilots(
  config: Config,
  s: State,
  wishes: readonly (CultureId | null)[],
  io: StandardIo,
): void {
  const granted = grantWishes([...config.tables.pilots.keys()], wishes, io.chance, 'pilot');
  granted.forEach((pilot, seat) => {
    const p = player(s, seat);
    p.pilot = { ...p.pilot, home: pilot };
    io.tell({ t: 'pilot', seat, pilot });
  });
}
