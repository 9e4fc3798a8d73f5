import { msg, must } from '@fondaco/kernel';
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
    settlePilots(config, s, [], io);
    afterPilots(config, s, io);
  } else
    s.agenda = [
      { f: 'pilots', ids: s.players.map(() => s.nextId++), wishes: s.players.map(() => null) },
    ];
}

/** mvs.setup.4: everyone names a wish; where two want the same, chance decides. */
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
      f.wishes[d.seat] = a.pilot;
      io.tell({ t: 'wished', seat: d.seat, pilot: a.pilot });
    },
    resume(s, f, io) {
      if (f.wishes.includes(null)) return false;
      settlePilots(config, s, f.wishes, io);
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

/** No two get the same; who goes without his wish gets one of those left. */
function settlePilots(
  config: Config,
  s: State,
  wishes: readonly (CultureId | null)[],
  io: StandardIo,
): void {
  const left = [...config.tables.pilots.keys()];
  for (const home of config.tables.pilots.keys()) {
    const who = s.players.flatMap((_, seat) => (wishes[seat] === home ? [seat] : []));
    const seat = who.length > 1 ? who[io.chance.int(who.length, 'wish')] : who[0];
    if (seat === undefined) continue;
    player(s, seat).pilot.home = home;
    left.splice(left.indexOf(home), 1);
  }
  for (const p of s.players)
    p.pilot.home ??= left.splice(io.chance.int(left.length, 'pilot'), 1)[0] as CultureId;
  s.players.forEach((p, seat) => {
    io.tell({ t: 'pilot', seat, pilot: p.pilot.home as CultureId });
  });
}
