import { type Msg, msg, type Param } from '@fondaco/kernel';
import { useSay } from '@fondaco/page-kit/words/words.tsx';
import { useCallback, useMemo } from 'react';
import type { SpaceId, SystemId } from '../../classic/rules/index.ts';
import { type ChartSpace, chartSpace, isSystem, SYSTEMS } from './galaxy.ts';
import type { ChartGoal, Plate, Scene, SystemChoice } from './scene.ts';
import { parseToken } from './tokens.ts';

const systemNames = new Map(SYSTEMS.map(({ id, name }) => [id, name]));

export const systemMsg = (id: SystemId): Msg => ({
  key: `mv.system.${id}`,
  or: systemNames.get(id) ?? id,
});

/** Looks up a space as one side of the board shows it. */
export type SpaceLookup = typeof chartSpace;

/** The name of a space without its system, for places where the system is already named. */
export function localSpaceMsg(id: SpaceId, lookup: SpaceLookup = chartSpace): Msg {
  const space = lookup(id);
  if (!space || space.type === 'base') return systemMsg(space?.region ?? 'GB');
  if (space.name) return { key: `mv.name.${id}`, or: space.name };
  return msg('mv.chart.spot', { kind: kindMsg(space), n: numberOf(space) });
}

/** The number of a space. Ids of spaceports are p1, p2 …; the letter means nothing to players. */
const numberOf = ({ id, gate }: ChartSpace): string | number =>
  gate ?? (id.split('.').at(-1) ?? '').replace(/^\D+/, '');

const kindMsg = ({ type, colour }: ChartSpace): Msg =>
  msg(`mv.${type === 'space' ? `space.${colour ?? 'blue'}` : `type.${type}`}`);

/** The full name of a space: its own name or kind, and its system or trade route. */
export function spaceMsg(id: SpaceId, lookup: SpaceLookup = chartSpace): Msg {
  const space = lookup(id);
  if (!space || space.type === 'base') return systemMsg(space?.region ?? 'GB');
  const { region, name } = space;
  const [from = '', to = ''] = region.split('-');
  const where = isSystem(region)
    ? systemMsg(region)
    : msg('mv.route', { from: systemMsg(from), to: systemMsg(to) });
  if (name) return msg('mv.place', { name: { key: `mv.name.${id}`, or: name }, where });
  return msg('mv.spot', { kind: kindMsg(space), n: numberOf(space), where });
}

/** The description of an encounter token. */
export function tokenMsg(id: string): Msg {
  const token = parseToken(id);
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

const chartMsg = (key: string, params?: Record<string, Param>): Msg =>
  msg(`mv.chart.${key}`, params);

/** Notes on a goal, which say what flying there commits to: points, hazards, navigation die, and credits to pay. */
export function goalNotes(goal: ChartGoal): Msg[] {
  if (goal.kind === 'head') return [chartMsg('heading')];
  if (goal.kind === 'pick') return [];
  const { way } = goal;
  const notes: Msg[] = [];
  if (goal.kind === 'jump' || way.leaps) notes.push(chartMsg('leap'));
  else notes.push(chartMsg('points', { count: way.spent.at(-1) ?? 0 }));
  if (goal.hazards > 0) notes.push(chartMsg('hazards', { count: goal.hazards }));
  if (way.die !== null) notes.push(chartMsg('die', { die: way.die }));
  if (way.pays > 0) notes.push(chartMsg('pays', { credits: way.pays }));
  return notes;
}

/** The texts about spaces. */
export interface SpaceWords {
  name(id: SpaceId): string;
  notes(id: SpaceId): string[];
  /** Name and notes of a space in one text, for screen readers. */
  all(id: SpaceId): string;
}

/** The texts about spaces. `gameNotes` returns what the game knows of a space besides its name. */
export function useSpaceWords(
  gameNotes: (id: SpaceId) => Msg[],
  goals: readonly ChartGoal[],
  odds: ReadonlyMap<SpaceId, number>,
  lookup: SpaceLookup = chartSpace,
): SpaceWords {
  const say = useSay();
  // Names never change during a game. Recreating all of them at each step would cost a frame.
  const name = useMemo(() => {
    const cache = new Map<SpaceId, string>();
    return (id: SpaceId): string => {
      const said = cache.get(id) ?? say(spaceMsg(id, lookup));
      cache.set(id, said);
      return said;
    };
  }, [say, lookup]);
  return useMemo(() => {
    const reach = new Map(goals.map((goal) => [goal.space, goal]));
    const notes = (id: SpaceId): string[] => {
      const goal = reach.get(id);
      return [...gameNotes(id), ...(goal ? goalNotes(goal) : []), ...oddsNotes(odds, id)].map(say);
    };
    return { name, notes, all: (id) => [name(id), ...notes(id)].join('. ') };
  }, [say, name, gameNotes, goals, odds]);
}

/** A note with the probability that the coming roll reaches a space; empty if there is none. */
export function oddsNotes(odds: ReadonlyMap<SpaceId, number>, id: SpaceId): Msg[] {
  const likely = odds.get(id);
  return likely === undefined ? [] : [chartMsg('odds', { percent: oddsPercent(likely) })];
}

/** A probability in whole percent, at least 1. */
export const oddsPercent = (likely: number): number => Math.max(1, Math.round(likely * 100));

/** How a probability looks. */
export const oddsLook = (likely: number): string =>
  likely >= 0.75 ? 'odds is-likely' : likely >= 0.35 ? 'odds' : 'odds is-rare';

/** Returns what a plate is called for screen readers: the answer it gives, or the system with its culture. */
export function usePlateName(
  plates: Scene['plates'],
  choices: readonly SystemChoice[],
): (system: SystemId) => string {
  const say = useSay();
  return useCallback(
    (system) => {
      const [only, ...others] = choices.find((c) => c.system === system)?.answers ?? [];
      if (only && others.length === 0) return say(only.label);
      const plate = plates[system];
      const culture = plate && cultureNote(plate);
      return [systemMsg(system), ...(culture ? [culture] : [])].map(say).join(', ');
    },
    [say, plates, choices],
  );
}

/** Who lives in a system, as far as the viewer knows. */
export const cultureNote = ({ state, culture }: Plate): Msg =>
  chartMsg(state, culture ? { culture: culture.name } : {});
