import { msg, must, type Seat } from '@fondaco/kernel';
import { without } from '../../../shared/rules/lists.ts';
import { giveTitle, putAside, renewCulture } from '../change.ts';
import type { Title } from '../components/names.ts';
import type { PassengerId } from '../components/tables.ts';
import { type Config, cultureAt, player, type StandardIo, spaceOf } from '../config.ts';
import type { Kind } from '../frame.ts';
import { passengerName } from '../labels.ts';
import type { Holder, State } from '../state.ts';
import type { Position } from '../view.ts';
import { gainInfamy, receive } from './bank.ts';

/** What each title counts. */
function counted(config: Config, s: State, title: Title, seat: Seat): number {
  const p = player(s, seat);
  switch (title) {
    case 'infamous':
      return p.infamy;
    case 'slaver':
      return Object.values(s.ports).filter((owner) => owner === seat).length;
    case 'archeologist':
      return relicsOf(config, s, seat);
    case 'drillBaron':
      return drillsOf(s, seat).length;
  }
}

export function relicsOf(config: Config, s: Position, seat: Seat): number {
  let relics = 0;
  for (const id of player(s, seat).rewards) if (config.tables.rewards.get(id)?.relic) relics++;
  return relics;
}

export const drillsOf = (s: Position, seat: Seat): string[] =>
  Object.keys(s.drills).filter((space) => s.drills[space] === seat);

const inPlay = (holder: Holder): boolean => holder !== 'deck' && holder !== 'gone';

/** mvs.title.1: goes to the player who has most; a single player needs at least one. */
export function passTitles(
  config: Config,
  s: State,
  titles: readonly Title[],
  io: StandardIo,
): void {
  for (const title of titles) {
    if (!inPlay(s.titles[title])) continue;
    const counts = s.players.map((_, seat) => counted(config, s, title, seat));
    const most = Math.max(...counts);
    if (s.players.length === 1 && most === 0) continue;
    const first = counts.flatMap((n, seat) => (n === most ? [seat] : []));
    // mvs.title.2: chance decides a tie for Infamous; in other ties the title stays where it is
    if (first.length > 1 && title !== 'infamous') continue;
    const seat = first[first.length > 1 ? io.chance.int(first.length, 'title') : 0] as Seat;
    if (s.titles[title] === seat) continue;
    giveTitle(s, title, seat);
    io.tell({ t: 'title', seat, title });
  }
}

/** mvs.title.3: passengers waiting where the Slaver has a spaceport. */
function preyOf(config: Config, s: State, seat: Seat): PassengerId[] {
  const own = new Set(
    Object.keys(s.ports).flatMap((space) =>
      s.ports[space] === seat ? [spaceOf(config, space).system] : [],
    ),
  );
  return config.tables.cultures.flatMap((id) => {
    const c = cultureAt(s, id);
    return c.at !== null && own.has(c.at) ? c.passengers : [];
  });
}

export function askSlaver(config: Config, s: State): void {
  const holder = s.titles.slaver;
  if (typeof holder === 'number' && preyOf(config, s, holder).length > 0)
    s.agenda.push({ f: 'slaver', id: s.nextId++ });
}

export function slaver(config: Config): Kind<'slaver'> {
  const seatOf = (s: State): Seat => s.titles.slaver as Seat;
  const slaverPay = (id: PassengerId): number =>
    Math.floor((config.tables.passengers.get(id)?.fare ?? 0) / 3);
  return {
    decisions: (s, f) => [must(f.id, seatOf(s), 'slaver', 'mvs.title.3')],
    legal: (s) => [
      ...preyOf(config, s, seatOf(s)).map((passenger) => ({ do: 'enslave' as const, passenger })),
      { do: 'enough' },
    ],
    lapse: () => ({ do: 'enough' }),
    label: (_s, _f, _d, a) =>
      a.do === 'enslave'
        ? {
            label: msg('mvs.do.enslave', { passenger: passengerName(config, a.passenger) }),
            at: { t: 'passenger', id: a.passenger },
            gain: msg('mv.credits', { count: slaverPay(a.passenger) }),
          }
        : { label: msg('mvs.do.enough') },
    why: () => ({ rule: 'mvs.title.3', msg: msg('mvs.no.prey') }),
    reduce(s, f, d, a, io) {
      if (a.do !== 'enslave') {
        s.agenda.pop();
        return;
      }
      const home = config.tables.cultures.find((id) =>
        cultureAt(s, id).passengers.includes(a.passenger),
      );
      const c = renewCulture(s, home as string);
      c.passengers = without(c.passengers, a.passenger);
      putAside(config, s, a.passenger);
      io.tell({
        t: 'enslaved',
        seat: d.seat,
        passenger: a.passenger,
        credits: slaverPay(a.passenger),
      });
      receive(s, d.seat, slaverPay(a.passenger));
      gainInfamy(s, d.seat, 1, io);
      f.id = s.nextId++;
      if (preyOf(config, s, d.seat).length === 0) s.agenda.pop();
    },
  };
}
