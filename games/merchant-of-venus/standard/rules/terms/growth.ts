import type { Seat } from '@fondaco/kernel';
import { BASE } from '../../../shared/rules/base.ts';
import type { Equipment, TechKind } from '../components/names.ts';
import type { CultureId, Mission, RewardKind } from '../components/tables.ts';
import { type Config, hasTech, infoOf, player, techOf } from '../config.ts';
import { famePoints, shipFame, totalOf } from '../end/fame.ts';
import { pilotOf } from '../flight/values.ts';
import { stateOf } from '../port/market.ts';
import type { Player, State } from '../state.ts';
import { equipmentFactor } from '../variants/challenge-effects.ts';
import { missionBonus } from './challenges.ts';
import type { TradingStop } from './prospects.ts';

/** What things bring in every turn to come. A hold carries one good more, of about 70 profit, every third turn. */
const CREDITS_PER_TURN_BY_HOLD = 11;
/** A drive makes a ship about a fifth faster. */
const CREDITS_PER_TURN_BY_RED_DRIVE = 9;
const CREDITS_PER_TURN_BY_YELLOW_DRIVE = 7;
/** A check passed saves half a turn; beyond 4 it is fame that counts. */
const CREDITS_PER_TURN_BY_DIAL_POINT = 1.2;
const DIAL_UP_TO = 4;
/** A second die to assign: throttle and navigation in one turn; a fourth die to roll. */
const CREDITS_PER_TURN_BY_LEVEL = 7;
const CREDITS_PER_TURN_BY_EXTRA_DIE = 8;
/** In credits, with a whole game to come. */
const TECH_CREDITS: Readonly<Record<TechKind, number>> = {
  fancySpoiler: 70,
  lessFancySpoiler: 15,
  marketFlux: 60,
  hardBurn: 34,
  stealthField: 20,
  licenseToDrill: 60,
  shuttle: 40,
  throttleBoost: 60,
  stasisTanks: 20,
  waveEmitter: 10,
  dataProbe: 0,
  fuzzyDice: 0,
  variableShield: 40,
  zenPaintJob: 80,
  variableLaser: 40,
};
const REWARD_CREDITS: Readonly<Record<RewardKind, number>> = {
  techSwap: 20,
  basicDeal: 60,
  premiumDeal: 80,
  luxuryDeal: 150,
  techDeal: 60,
  drillOvertime: 30,
  microManager: 80,
  cash: 100,
  showOff: 20,
  shuttleBooster: 25,
  airFoil: 90,
  insider: 30,
  secretHold: 90,
  yellowDrive: 110,
  spyEye: 40,
  switchSwitch: 70,
  powerSiphon: 60,
  jumpStart: 40,
  gateLock: 20,
  mulliganGear: 80,
  autopilot: 60,
};
/** What a mission brings besides its fame: a reward and the next mission. */
const MISSION_CREDITS = 65;
const SECOND_MISSION_CREDITS = 40;
/** Of what could be bought at a place: the market may have changed, and the money be needed for goods. */
const SHARE_OF_OFFERS = 0.5;

/** Fame as credits, what dice may add included. */
export function fameValue(config: Config, s: State, who: Seat): number {
  const p = player(s, who);
  const parts = famePoints(config, s, who);
  const spoiler =
    hasTech(config, p, 'fancySpoiler') || hasTech(config, p, 'lessFancySpoiler') ? 3.5 : 0;
  const fuzzy = hasTech(config, p, 'fuzzyDice');
  const fame = totalOf(parts) + spoiler + (fuzzy ? 7 : 0);
  const credits = fame * config.constants.fame.credits;
  // Below zero all is lost, so the way there is steep.
  const lost = fame < 0 ? fame * config.constants.fame.credits * 4 : 0;
  const shows = p.rewards.some((id) => config.tables.rewards.get(id)?.kind === 'showOff');
  return (
    credits * (fuzzy && fame > 0 ? 7 / 6 : 1) +
    lost +
    (shows ? shipFame(parts) * config.constants.fame.credits : 0)
  );
}

/** A ship is worth the more the more there is to carry with it. */
const LEAST_BUSY_SHARE = 0.4;
const FULL_BUSY_CREDITS = 250;

function busyShare(config: Config, p: Player): number {
  const goods = p.cargo.reduce(
    (sum, id) => sum + (config.tables.goods.get(id)?.resale.active ?? 0),
    0,
  );
  const part = Math.min(1, (p.credits + goods) / FULL_BUSY_CREDITS);
  return LEAST_BUSY_SHARE + (1 - LEAST_BUSY_SHARE) * part;
}

type Hull = Pick<Player, 'drive' | 'holds' | 'laser' | 'shield'>;

/** What the hull brings in a turn. */
function hullRate(config: Config, { drive, holds, laser, shield }: Hull): number {
  const combo = drive === 'comboDrive';
  const red = combo || drive === 'redDrive' ? CREDITS_PER_TURN_BY_RED_DRIVE : 0;
  const yellow = combo || drive === 'yellowDrive' ? CREDITS_PER_TURN_BY_YELLOW_DRIVE : 0;
  const dials = Math.min(laser, DIAL_UP_TO) + Math.min(shield, DIAL_UP_TO);
  return (
    (holds - config.constants.startHolds) * CREDITS_PER_TURN_BY_HOLD +
    red +
    yellow +
    dials * CREDITS_PER_TURN_BY_DIAL_POINT
  );
}

/** What the ship, its pilot and its technologies are worth with `turns` turns to come. */
export function shipValue(config: Config, p: Player, turns: number): number {
  const techs = p.techs.reduce((sum, id) => sum + TECH_CREDITS[techOf(config, id).kind], 0);
  const pilot =
    (p.pilot.level - 1) * CREDITS_PER_TURN_BY_LEVEL +
    pilotOf(config, p).extraDice * CREDITS_PER_TURN_BY_EXTRA_DIE;
  return (
    (hullRate(config, p) * busyShare(config, p) + pilot) * turns +
    (techs * Math.min(30, turns)) / 30
  );
}

export function rewardValue(config: Config, p: Player, left: number): number {
  let sum = 0;
  for (const id of p.rewards) {
    const { kind, relic } = config.tables.rewards.get(id) ?? {
      kind: 'showOff' as const,
      relic: false,
    };
    sum += REWARD_CREDITS[kind] * (relic ? left : Math.min(1, left * 2));
  }
  return sum;
}

/** mvs.market.10 */
export const discountOf = (config: Config, p: Player, at: CultureId): number =>
  p.pilot.home === at ? pilotOf(config, p).discount : 0;

/** What the growth of a ship depends on, computed once for a position. */
export interface GrowthContext {
  config: Config;
  s: State;
  p: Player;
  /** Those that ask for a place. */
  missions: readonly Mission[];
  busyShare: number;
  hullRate: number;
  equipmentFactor: number;
  /** What the hull would bring in a turn with each item; null if it cannot be mounted. */
  rates: Partial<Record<Equipment, number | null>>;
}

export function growthContext(config: Config, s: State, p: Player): GrowthContext {
  const missions: Mission[] = [];
  for (const id of p.missions) {
    const mission = config.tables.missions.get(id);
    if (mission?.destination) missions.push(mission);
  }
  return {
    config,
    s,
    p,
    missions,
    busyShare: busyShare(config, p),
    hullRate: hullRate(config, p),
    equipmentFactor: equipmentFactor(config, s),
    rates: {},
  };
}

function rateWith({ config, p, rates }: GrowthContext, item: Equipment): number | null {
  let rate = rates[item];
  if (rate === undefined) {
    const fitted = mounted(config, p, item);
    rate = fitted && hullRate(config, fitted);
    rates[item] = rate;
  }
  return rate;
}

/** What can be reached at a stop besides trade: missions, a better pilot, a second mission, equipment. */
export function growthAt(
  growth: GrowthContext,
  { system, culture, open, school }: TradingStop,
  turns: number,
  credits: number,
): number {
  const { config, s, p } = growth;
  let gain = 0;
  for (const mission of growth.missions)
    if (mission.destination === system && isMet(config, p, culture, mission, p.cargo))
      gain += missionGain(config, turns) + missionBonus(config, s);
  const trains = (culture === BASE ? 1 : culture === p.pilot.home ? 2 : 0) === p.pilot.level;
  if (school && trains && credits >= config.constants.train)
    gain += Math.max(
      0,
      (CREDITS_PER_TURN_BY_LEVEL + (p.pilot.level === 2 ? CREDITS_PER_TURN_BY_EXTRA_DIE : 0)) *
        turns +
        10 -
        config.constants.train,
    );
  if (school && culture === BASE && !p.second && credits >= config.constants.secondMission + 60)
    gain += Math.max(
      0,
      (SECOND_MISSION_CREDITS * turns) / 30 + 50 - config.constants.secondMission,
    );
  return (
    gain +
    (culture !== null && culture !== BASE && open ? offered(growth, culture, turns, credits) : 0)
  );
}

const missionGain = (config: Config, turns: number): number =>
  MISSION_CREDITS * Math.min(1, 0.4 + turns / 15) +
  config.constants.fame.mission * config.constants.fame.credits;

/** The best of the equipment on the token. */
function offered(growth: GrowthContext, at: CultureId, turns: number, credits: number): number {
  const { config, s, p } = growth;
  let best = 0;
  for (const { item, cost } of infoOf(config, at).sells[stateOf(s, at)]) {
    const price = cost * growth.equipmentFactor - discountOf(config, p, at);
    if (price > credits) continue;
    const rate = rateWith(growth, item);
    if (rate === null) continue;
    const more = (rate - growth.hullRate) * growth.busyShare * turns;
    best = Math.max(best, (more - price) * SHARE_OF_OFFERS);
  }
  return best;
}

function mounted(config: Config, p: Player, item: Equipment): Hull | null {
  const { drive, holds, laser, shield } = p;
  switch (item) {
    case 'laser':
      return { drive, holds, shield, laser: laser + 1 };
    case 'shield':
      return { drive, holds, laser, shield: shield + 1 };
    case 'cargoHold':
      return holds < config.constants.maxHolds ? { drive, laser, shield, holds: holds + 1 } : null;
    default:
      return drive === item || drive === 'comboDrive'
        ? null
        : { holds, laser, shield, drive: item };
  }
}

function isMet(
  config: Config,
  p: Player,
  culture: CultureId | null,
  { objective }: Mission,
  cargo: readonly string[],
): boolean {
  switch (objective.type) {
    case 'laser':
      return p.laser >= objective.value;
    case 'shield':
    case 'stopOnRing':
      return p.shield >= objective.value;
    case 'pilotLevel':
      return p.pilot.level >= objective.value;
    case 'sellableGoods':
      return (
        cargo.filter(
          (id) => culture !== null && config.tables.goods.get(id)?.buyers.includes(culture),
        ).length >= objective.value
      );
    default:
      return false;
  }
}

/** What is nearly a mission counts already a little: dials and levels it asks for. */
export function missionValue(config: Config, p: Player, left: number): number {
  let sum = p.second ? SECOND_MISSION_CREDITS * left : 0;
  for (const id of p.missions) {
    const mission = config.tables.missions.get(id);
    if (mission?.destination && isMet(config, p, null, mission, p.cargo)) sum += 25;
  }
  return sum;
}

/** How much of the gear that missions ask for is mounted, from nought to one each: what is missing is bought bit by bit. */
export function gearForMissions(config: Config, p: Player): number {
  let sum = 0;
  for (const id of p.missions) {
    const objective = config.tables.missions.get(id)?.objective;
    if (objective) sum += Math.min(1, gearFor(p, objective.type) / objective.value);
  }
  return sum;
}

function gearFor(p: Player, objective: Mission['objective']['type']): number {
  switch (objective) {
    case 'laser':
      return p.laser;
    case 'shield':
    case 'stopOnRing':
      return p.shield;
    case 'pilotLevel':
      return p.pilot.level;
    default:
      return 0;
  }
}
