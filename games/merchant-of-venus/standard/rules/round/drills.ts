import { msg, must, type Seat } from '@fondaco/kernel';
import type { SpaceId } from '../../../board/rules/graph.ts';
import { without } from '../../../shared/rules/lists.ts';
import { discard } from '../cards/decks.ts';
import type { RewardId } from '../components/tables.ts';
import { type Config, flies, hasReward, player, type StandardIo } from '../config.ts';
import type { Kind } from '../frame.ts';
import { spaceName } from '../labels.ts';
import { isSpaceport } from '../port/places.ts';
import type { State } from '../state.ts';
import { receive } from './bank.ts';
import { drillsOf, passTitles } from './titles.ts';

/** mvs.round.3, mvs.drill.2: the Drill Baron changes hands, all drills pay, then they come home. */
export function payDrills(config: Config, s: State, io: StandardIo): void {
  passTitles(config, s, ['drillBaron'], io);
  const keepers: Seat[] = [];
  for (const seat of inOrder(s)) {
    const drills = drillsOf(s, seat);
    if (drills.length === 0) continue;
    const { drill, baronDrill } = config.constants;
    const credits = drills.length * (s.titles.drillBaron === seat ? baronDrill : drill);
    receive(s, seat, credits);
    io.tell({ t: 'drillsPaid', seat, drills: drills.length, credits });
    if (keepsDrills(config, s, seat) || hasReward(config, player(s, seat), 'drillOvertime'))
      keepers.push(seat);
    else bringHome(s, seat, []);
  }
  if (keepers.length > 0) s.agenda.push({ f: 'drills', id: s.nextId++, left: keepers, kept: [] });
}

/** mvs.round.4: from the first player to the left. */
const inOrder = (s: State): Seat[] => s.players.map((_, i) => (s.first + i) % s.players.length);

/** mvs.pilot.7: while standing on a spaceport of any kind. */
const keepsDrills = (config: Config, s: State, seat: Seat): boolean =>
  flies(player(s, seat), 'qossuth', 'a') && isSpaceport(config, s, player(s, seat).space);

function bringHome(s: State, seat: Seat, kept: readonly SpaceId[]): void {
  const staying: Record<SpaceId, Seat> = {};
  for (const [space, owner] of Object.entries(s.drills))
    if (owner !== seat || kept.includes(space)) staying[space] = owner;
  s.drills = staying;
}

/** The players who may leave drills on the board; Night Shift (mvs.reward.6) is used up for it. */
export function drills(config: Config): Kind<'drills'> {
  return {
    decisions: (_s, f) => [must(f.id, f.left[0] as Seat, 'drills', 'mvs.drill.2')],
    legal: (s, f, d) => [
      ...drillsOf(s, d.seat).flatMap((space) =>
        f.kept.includes(space) ? [] : [{ do: 'keepDrill' as const, space }],
      ),
      { do: 'enough' },
    ],
    lapse: () => ({ do: 'enough' }),
    label: (_s, _f, _d, a) =>
      a.do === 'keepDrill'
        ? {
            label: msg('mvs.do.keepDrill', { space: spaceName(config, a.space) }),
            at: { t: 'space', id: a.space },
          }
        : { label: msg('mvs.do.enough') },
    reduce(s, f, d, a, io) {
      f.id = s.nextId++;
      if (a.do === 'keepDrill') {
        f.kept = [...f.kept, a.space];
        io.tell({ t: 'keptDrill', seat: d.seat, space: a.space });
        if (drillsOf(s, d.seat).length > f.kept.length) return;
      }
      bringHome(s, d.seat, f.kept);
      if (f.kept.length > 0 && !keepsDrills(config, s, d.seat))
        giveUpNightShift(config, s, d.seat, io);
      f.left = f.left.slice(1);
      f.kept = [];
      if (f.left.length === 0) s.agenda.pop();
    },
  };
}

function giveUpNightShift(config: Config, s: State, seat: Seat, io: StandardIo): void {
  const p = player(s, seat);
  const reward = p.rewards.find(
    (id) => config.tables.rewards.get(id)?.kind === 'drillOvertime',
  ) as RewardId;
  p.rewards = without(p.rewards, reward);
  discard(config, s, 'rewards', reward);
  io.tell({ t: 'usedDeal', seat, reward });
}
