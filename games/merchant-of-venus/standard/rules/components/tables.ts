import { type Graph, graphOf, type SpaceId, type SystemId } from '../../../board/rules/graph.ts';
import type { Science } from '../../../classic/rules/components/names.ts';
import { boardOf } from './board.ts';
import type { Check, Equipment, Grade, Intel, MarketState, TechKind, Title } from './names.ts';
import type { Pack, REWARD_KINDS } from './pack.ts';
import { type Place, placesOf } from './places.ts';

export type CultureId = string;
export type GoodId = string;
/** One for each kind of token; a Throttle Boost is named by its value too. */
export type TechId = string;
export type PassengerId = string;
/** A good, a passenger or a technology: what can be aboard. */
export type ItemId = string;
/** Whatever is sold at a market: goods, technologies, equipment. */
export type WareId = string;
export type DemandId = string;
export type EncounterId = string;
export type PirateId = string;
export type RewardId = string;
export type MissionId = string;
export type ChallengeId = string;

export interface CultureInfo {
  id: CultureId;
  /** 1 to 14. */
  number: number;
  science: Science;
  /** First contact credits. */
  iou: number;
  good: GoodId;
  /** How many goods there are. */
  count: number;
  /** Technologies it sells, one entry for each token. */
  techs: readonly TechId[];
  /** What each of its market tokens sells. */
  sells: Readonly<Record<MarketState, readonly { item: Equipment; cost: number }[]>>;
}

export interface Good {
  id: GoodId;
  culture: CultureId;
  grade: Grade;
  cost: number;
  resale: Readonly<Record<MarketState, number>>;
  capacity: number;
  buyers: readonly CultureId[];
  /** mvs.tech.5: the culture after the last buyer. */
  blackMarket: CultureId;
}

export interface Tech {
  id: TechId;
  kind: TechKind;
  culture: CultureId;
  cost: number;
  grade: Grade;
  type: 'upgrade' | 'structural' | 'special' | 'utility';
  /** Dots it takes in a hold. */
  capacity: number;
  /** mvs.tech.8: of a Throttle Boost. */
  value?: number;
}

export interface Passenger {
  id: PassengerId;
  /** A culture or the base. */
  from: CultureId;
  to: CultureId;
  fare: number;
  capacity: number;
  fame: number;
  infamy: number;
}

export interface Demand {
  good: GoodId;
  at: CultureId;
  bonus: number;
}

/** Which effect of `cards/encounters` settles the card, and with what. */
export type EncounterEffect =
  | { do: 'title'; title: Title | Intel }
  | { do: 'xeno' }
  | { do: 'passengers'; by: 1 | -1 }
  | { do: 'denounce' }
  | { do: 'fence' }
  | { do: 'mines' }
  | { do: 'gate'; gate: number }
  | { do: 'check'; check: Check }
  | { do: 'trade'; grade: Grade }
  | { do: 'smear' }
  | { do: 'yard'; dial: 'laser' | 'shield' }
  | { do: 'school' }
  | { do: 'pirate'; pirate: PirateId };

export interface Encounter {
  id: EncounterId;
  effect: EncounterEffect;
  /** mvs.encounter.3: the token it leaves, where the effect does not say. */
  leaves: 'blue' | 'asteroid' | null;
  /** mvs.encounter.2 */
  production: CultureId | null;
  /** mvs.epic.3 */
  mark30: boolean;
}

export interface Pirate {
  id: PirateId;
  modifier: number;
  grade: Grade;
}

export type RewardKind = (typeof REWARD_KINDS)[number];

export interface Reward {
  id: RewardId;
  kind: RewardKind;
  relic: boolean;
  tradeIn: boolean;
  /** Of money cards. */
  credits: number;
}

export type Objective = Pack['missions'][number]['objective'];

export interface Mission {
  id: MissionId;
  /** A system or anomaly. */
  destination: SystemId | null;
  objective: Objective;
}

export interface Challenge {
  id: ChallengeId;
  pair: string;
  round: number;
  fee: number;
  effect: 'dearEquipment' | 'bulkyPassengers' | 'slow' | 'discovery' | 'steep';
  goal: Pack['challenges'][number]['goal'];
}

export type Outfit = Pack['outfits'][number];

export interface PilotInfo {
  home: CultureId;
  /** Skill and fame by `1`, `2`, `3a`, `3b`. */
  levels: Readonly<Record<'1' | '2' | '3a' | '3b', PilotLevel>>;
}

export interface PilotLevel {
  skill: number;
  fame: number;
  discount: number;
  /** How many dice may be assigned in a turn. */
  assign: number;
  /** Speed dice besides the usual ones. */
  extraDice: number;
}

export interface Load {
  /** Dots it takes in a hold. */
  capacity: number;
  passenger: boolean;
}

/** Component values as tables in which the rules look things up. */
export interface Tables {
  graph: Graph;
  places: ReadonlyMap<SpaceId, Place>;
  /** Printed hazards by kind, and printed gates by number. */
  hazards: ReadonlyMap<SpaceId, Check>;
  gates: ReadonlyMap<SpaceId, number>;
  /** mvs.port.1: by city (or port of the Asteroid System) the orbits a merchant spaceport can stand on. */
  sites: ReadonlyMap<SpaceId, readonly SpaceId[]>;
  /** By number. */
  cultures: readonly CultureId[];
  culture: ReadonlyMap<CultureId, CultureInfo>;
  goods: ReadonlyMap<GoodId, Good>;
  techs: ReadonlyMap<TechId, Tech>;
  passengers: ReadonlyMap<PassengerId, Passenger>;
  demands: ReadonlyMap<DemandId, Demand>;
  encounters: ReadonlyMap<EncounterId, Encounter>;
  pirates: ReadonlyMap<PirateId, Pirate>;
  rewards: ReadonlyMap<RewardId, Reward>;
  /** Everything that takes room aboard. */
  loads: ReadonlyMap<ItemId, Load>;
  missions: ReadonlyMap<MissionId, Mission>;
  challenges: ReadonlyMap<ChallengeId, Challenge>;
  pilots: ReadonlyMap<CultureId, PilotInfo>;
  outfits: ReadonlyMap<string, Outfit>;
  /** Icons of the rounds, from round 1 at place 0. */
  track: readonly ('passenger' | 'drill')[];
  /** How many tokens or cards of each id there are, and their place in the component list. */
  count: ReadonlyMap<string, number>;
  rank: ReadonlyMap<string, number>;
  /** Names given by the pack, for things that no locale names. */
  names: ReadonlyMap<string, string>;
}

/** `asteroidTelegate`: mvs.option.2. */
export function tablesOf(p: Pack, asteroidTelegate: boolean): Tables {
  const board = boardOf(p, asteroidTelegate);
  const count = countOf(p);
  const printed = {
    graph: graphOf(board),
    hazards: new Map(p.overlay.hazards.map((x) => [x.space, x.check])),
    gates: gatesOf(p, asteroidTelegate),
    sites: sitesOf(p),
  };
  return {
    ...printed,
    places: placesOf(printed),
    cultures: p.cultures.map((c) => c.id),
    culture: new Map(p.cultures.map((c, i) => [c.id, infoOf(p, c, i + 1)])),
    goods: new Map(p.cultures.map((c) => [c.good.id, goodOf(p, c)])),
    techs: byId(p.techs),
    passengers: byId(p.passengers),
    demands: byId(p.demands),
    encounters: new Map(p.encounters.map((x) => [x.id, encounterOf(x)])),
    pirates: byId(p.pirates),
    rewards: byId(p.rewards),
    loads: loadsOf(p),
    missions: new Map(p.missions.map((x) => [x.id, { ...x, destination: x.destination ?? null }])),
    challenges: byId(p.challenges),
    pilots: new Map(p.pilots.map((x) => [x.home, x])),
    outfits: byId(p.outfits),
    track: p.track,
    count,
    rank: new Map([...count.keys()].map((id, i) => [id, i])),
    names: namesOf(p),
  };
}

const byId = <T extends { id: string }>(list: readonly T[]): Map<string, T> =>
  new Map(list.map((x) => [x.id, x]));

function loadsOf(p: Pack): Map<ItemId, Load> {
  const load =
    (passenger: boolean) =>
    (x: { id: ItemId; capacity: number }): [ItemId, Load] => [
      x.id,
      { capacity: x.capacity, passenger },
    ];
  return new Map([
    ...p.cultures.map((c) => c.good).map(load(false)),
    ...p.techs.map(load(false)),
    ...p.passengers.map(load(true)),
  ]);
}

/** Tokens, then cards, in the order of the component list; no token has the id of a card. */
function countOf(p: Pack): Map<string, number> {
  return new Map<string, number>([
    ...p.cultures.map((c): [string, number] => [c.good.id, c.good.count]),
    ...p.passengers.map((x): [string, number] => [x.id, 1]),
    ...p.techs.map((x): [string, number] => [x.id, x.count]),
    ...p.demands.map((x): [string, number] => [x.id, x.count]),
    ...[...p.encounters, ...p.rewards, ...p.missions].map((x): [string, number] => [x.id, 1]),
  ]);
}

function gatesOf(p: Pack, asteroidTelegate: boolean): Map<SpaceId, number> {
  const gates = new Map<SpaceId, number>();
  for (const s of p.overlay.spaces) if (s.gate !== undefined) gates.set(s.id, s.gate);
  const { space, gate } = p.overlay.asteroidTelegate;
  if (asteroidTelegate) gates.set(space, gate);
  return gates;
}

function sitesOf(p: Pack): Map<SpaceId, SpaceId[]> {
  const sites = new Map<SpaceId, SpaceId[]>();
  for (const { orbit, from } of p.overlay.sites)
    sites.set(from, [...(sites.get(from) ?? []), orbit]);
  return sites;
}

function infoOf(p: Pack, c: Pack['cultures'][number], number: number): CultureInfo {
  return {
    id: c.id,
    number,
    science: c.science,
    iou: c.iou,
    good: c.good.id,
    count: c.good.count,
    techs: p.techs.flatMap((t) => (t.culture === c.id ? Array<TechId>(t.count).fill(t.id) : [])),
    sells: c.market,
  };
}

function goodOf(p: Pack, c: Pack['cultures'][number]): Good {
  const ids = p.cultures.map((x) => x.id);
  const last = ids.indexOf(c.good.buyers.at(-1) as CultureId);
  return {
    ...c.good,
    culture: c.id,
    blackMarket: ids[(last + 1) % ids.length] as CultureId,
  };
}

function encounterOf(x: Pack['encounters'][number]): Encounter {
  const { id, effect, leaves = null, production = null, mark30 } = x;
  return { id, effect: effect as EncounterEffect, leaves, production, mark30 };
}

function namesOf(p: Pack): Map<string, string> {
  const things = [
    ...p.cultures,
    ...p.cultures.map((c) => c.good),
    ...p.techs,
    ...p.passengers,
    ...p.missions,
    ...p.challenges,
  ];
  return new Map([
    ...things.map((x): [string, string] => [x.id, x.name]),
    ...p.encounters.map((x): [string, string] => [`encounter.${x.id}`, x.name]),
    ...p.rewards.map((x): [string, string] => [`reward.${x.id}`, x.name]),
    ...p.pirates.map((x): [string, string] => [`pirate.${x.id}`, x.name]),
  ]);
}
