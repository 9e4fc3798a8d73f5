import type { Seat } from '@fondaco/kernel';
import type { SystemId } from '../../../../board/rules/graph.ts';
import { type Box, UPGRADES } from '../../components/names.ts';
import type { Mission, Objective } from '../../components/tables.ts';
import { type Config, player, spaceOf } from '../../config.ts';
import { laserOf, shieldOf } from '../../flight/values.ts';
import { landingAt } from '../../port/places.ts';
import type { Position } from '../../view.ts';

/** A mission to check, and the position in which it is checked. */
export interface Case {
  config: Config;
  s: Position;
  seat: Seat;
  mission: Mission;
  /** Whether the turn is ending. */
  last: boolean;
}

interface Rule {
  /** Where it is completed: on a landing place of the destination or on any of its spaces; anywhere if absent. */
  at?: 'landing' | 'anySpace';
  /** The culture of the destination must be discovered. */
  contact?: true;
  /** It is checked when the turn ends. */
  last?: true;
  /** What is compared with the value of the objective; null if the viewer cannot know. */
  count(c: Case): number | null;
}

/** mvs.mission.4, mvs.mission.5: when each kind of objective is true. */
const RULES: Readonly<Record<Objective['type'], Rule>> = {
  laser: { at: 'landing', count: ({ s, seat }) => laserOf(s, seat) },
  shield: { at: 'landing', count: ({ s, seat }) => shieldOf(s, seat) },
  pilotLevel: { at: 'landing', count: ({ s, seat }) => player(s, seat).pilot.level },
  sellableGoods: { at: 'landing', contact: true, count: sellable },
  upgradesInOneTurn: { count: ({ s }) => upgradesUsed(s) },
  hazardsPassedInOneTurn: {
    // Each space is noted once.
    count: ({ config, s, mission }) => {
      let passed = 0;
      for (const at of s.turn.passed)
        if (spaceOf(config, at).region === mission.destination) passed++;
      return passed;
    },
  },
  stopOnRing: { at: 'anySpace', count: ({ s, seat }) => shieldOf(s, seat) },
  passengersAboard: {
    last: true,
    count: ({ config, s, seat }) =>
      player(s, seat).cargo.filter((x) => config.tables.passengers.has(x)).length,
  },
  telegateRide: { count: ({ s }) => s.turn.rides },
  spaceportSystems: {
    count: ({ config, s, seat }) => {
      const systems: (SystemId | null)[] = [];
      for (const orbit in s.ports) {
        const { system } = spaceOf(config, orbit);
        if (s.ports[orbit] === seat && !systems.includes(system)) systems.push(system);
      }
      return systems.length;
    },
  },
};

function upgradesUsed(s: Position): number {
  let used = 0;
  for (const { box } of s.turn.dice)
    if (box !== null && (UPGRADES as readonly Box[]).includes(box)) used++;
  return used;
}

/** Goods aboard that the culture of the destination buys. */
function sellable({ config, s, seat, mission }: Case): number | null {
  const culture = s.systems[mission.destination ?? '']?.culture ?? null;
  if (culture === null) return null;
  return player(s, seat).cargo.filter((x) => config.tables.goods.get(x)?.buyers.includes(culture))
    .length;
}

function isThere({ config, s, seat, mission }: Case, at: Rule['at']): boolean {
  const { space } = player(s, seat);
  if (spaceOf(config, space).region !== mission.destination) return false;
  return at === 'anySpace' || landingAt(config, s, space);
}

/** mvs.mission.1: since this turn's landing or a stay; a ship that still has to fly there has not stayed. */
const hasStopped = ({ s }: Case, at: Rule['at']): boolean =>
  s.turn.ended && (at === 'landing' || !s.turn.stayed);

const isContacted = ({ s, mission }: Case): boolean =>
  s.systems[mission.destination ?? '']?.open ?? false;

const ruleOf = ({ mission }: Case): Rule => RULES[mission.objective.type];

/** False for most missions most of the time, and known at once: asked after everything that happens. */
export function mayBeMet(s: Position, { objective }: Mission, last: boolean): boolean {
  switch (objective.type) {
    case 'telegateRide':
      return s.turn.rides >= objective.value;
    case 'hazardsPassedInOneTurn':
      return s.turn.passed.length >= objective.value;
    case 'upgradesInOneTurn':
      return s.turn.dice.length >= objective.value;
    case 'spaceportSystems':
      return true;
    case 'passengersAboard':
      return last;
    default:
      return s.turn.ended;
  }
}

export function isMet(c: Case): boolean {
  const { at, contact, last, count } = ruleOf(c);
  if (at !== undefined && !(hasStopped(c, at) && isThere(c, at))) return false;
  if (last && !c.last) return false;
  if (contact && !isContacted(c)) return false;
  return (count(c) ?? 0) >= c.mission.objective.value;
}

/** What a mission still lacks: more of what it counts, its place, the stop there, a first contact, the end of the turn. */
export type Lack = 'count' | 'place' | 'stop' | 'contact' | 'turnEnd';

export interface Progress {
  /** Empty if and only if the mission is met. */
  lacks: Lack[];
  /** Null if the viewer cannot know. */
  have: number | null;
  want: number;
  /** Whether the ship is where it must be; null if that does not matter. */
  there: boolean | null;
}

export function missionProgress(c: Case): Progress {
  const { at, contact, last, count } = ruleOf(c);
  const lacks: Lack[] = [];
  const have = count(c);
  const want = c.mission.objective.value;
  if ((have ?? 0) < want) lacks.push('count');
  if (at !== undefined && !isThere(c, at)) lacks.push('place');
  if (at !== undefined && !hasStopped(c, at)) lacks.push('stop');
  if (contact && !isContacted(c)) lacks.push('contact');
  if (last && !c.last) lacks.push('turnEnd');
  const there = c.mission.destination === null ? null : isThere(c, at ?? 'anySpace');
  return { lacks, have, want, there };
}
