import { type Msg, msg, type Param } from '@fondaco/kernel';
import { useSay } from '@fondaco/page-kit/words/words.tsx';
import { useMemo } from 'react';
import type { SpaceId, SystemId } from '../../classic/rules/index.ts';
import { isSystem, type Spot, SYSTEMS, spotOf } from './galaxy.ts';
import type { Goal } from './scene.ts';
import { tokenOf } from './tokens.ts';

const systemNames = new Map(SYSTEMS.map(({ id, name }) => [id, name]));

export const systemMsg = (id: SystemId): Msg => ({
  key: `mv.system.${id}`,
  or: systemNames.get(id) ?? id,
});

/** The spaces as one side of the board shows them. */
export type SpotOf = typeof spotOf;

/** A place by its name or its kind, where the system is said already. */
export function spotMsg(id: SpaceId, spots: SpotOf = spotOf): Msg {
  const spot = spots(id);
  if (!spot || spot.type === 'base') return systemMsg(spot?.region ?? 'GB');
  if (spot.name) return { key: `mv.name.${id}`, or: spot.name };
  return msg('mv.chart.spot', { kind: kindMsg(spot), n: numberOf(spot) });
}

/** Spaceports are numbered p1, p2: the letter says nothing to a reader. */
const numberOf = ({ id, gate }: Spot): string | number =>
  gate ?? (id.split('.').at(-1) ?? '').replace(/^\D+/, '');

const kindMsg = ({ type, colour }: Spot): Msg =>
  msg(`mv.${type === 'space' ? `space.${colour ?? 'blue'}` : `type.${type}`}`);

/** A place by its name, or by its kind and where it lies. */
export function spaceMsg(id: SpaceId, spots: SpotOf = spotOf): Msg {
  const spot = spots(id);
  if (!spot || spot.type === 'base') return systemMsg(spot?.region ?? 'GB');
  const { region, name } = spot;
  const [from = '', to = ''] = region.split('-');
  const where = isSystem(region)
    ? systemMsg(region)
    : msg('mv.route', { from: systemMsg(from), to: systemMsg(to) });
  if (name) return msg('mv.place', { name: { key: `mv.name.${id}`, or: name }, where });
  return msg('mv.spot', { kind: kindMsg(spot), n: numberOf(spot), where });
}

export function tokenMsg(id: string): Msg {
  const token = tokenOf(id);
  switch (token.kind) {
    case 'gate':
      return msg('mv.encounter.gate', { number: token.number });
    case 'hazard':
      return msg(`mv.encounter.${token.colour}`, { cost: token.cost });
    case 'relic':
      return msg('mv.encounter.relic', { relic: msg(`mv.relic.${token.relic}`) });
    default:
      return msg('mv.encounter.port');
  }
}

const part = (key: string, params?: Record<string, Param>): Msg => msg(`mv.chart.${key}`, params);

/** How far a goal is and what it takes. */
export function reachOf(goal: Goal): Msg[] {
  if (goal.kind === 'head') return [part('heading')];
  if (goal.kind === 'pick') return [];
  const { way } = goal;
  const notes: Msg[] = [];
  if (goal.kind === 'jump' || way.leaps) notes.push(part('leap'));
  else notes.push(part('points', { count: way.spent.at(-1) ?? 0 }));
  if (way.die !== null) notes.push(part('die', { die: way.die }));
  if (way.pays > 0) notes.push(part('pays', { credits: way.pays }));
  return notes;
}

export interface Words {
  name(id: SpaceId): string;
  notes(id: SpaceId): string[];
  /** Everything about a space, for who does not see it. */
  all(id: SpaceId): string;
}

/** `notesOf` is what the game knows of a space, beside its name. */
export function useWords(
  notesOf: (id: SpaceId) => Msg[],
  goals: readonly Goal[],
  odds: ReadonlyMap<SpaceId, number>,
  spots: SpotOf = spotOf,
): Words {
  const say = useSay();
  // Names are cached: recomputing all of them at each step would cost a frame.
  const name = useMemo(() => {
    const known = new Map<SpaceId, string>();
    return (id: SpaceId): string => {
      const said = known.get(id) ?? say(spaceMsg(id, spots));
      known.set(id, said);
      return said;
    };
  }, [say, spots]);
  return useMemo(() => {
    const reach = new Map(goals.map((goal) => [goal.space, goal]));
    const notes = (id: SpaceId): string[] => {
      const goal = reach.get(id);
      return [...notesOf(id), ...(goal ? reachOf(goal) : []), ...oddsOf(odds, id)].map(say);
    };
    return { name, notes, all: (id) => [name(id), ...notes(id)].join('. ') };
  }, [say, name, notesOf, goals, odds]);
}

/** How likely a roll is to lead there, before it is made. */
export function oddsOf(odds: ReadonlyMap<SpaceId, number>, id: SpaceId): Msg[] {
  const likely = odds.get(id);
  return likely === undefined ? [] : [part('odds', { percent: percentOf(likely) })];
}

export const percentOf = (likely: number): number => Math.max(1, Math.round(likely * 100));
