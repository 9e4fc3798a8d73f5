import type { Seat } from '@fondaco/kernel';
import type { SystemId } from '../../board/graph.ts';
import { type Book, hasTech, player, techOf } from '../book.ts';
import { BASE, type TechKind } from '../components/names.ts';
import type { CultureId, Mission, RewardKind } from '../components/tables.ts';
import { famePoints, shipFame, totalOf } from '../end/fame.ts';
import type { Player, State } from '../state.ts';

/** What things are worth beyond fame while there is a whole game to use them. */
const HOLD = 150;
const RED = 170;
const YELLOW = 120;
const DIAL = 16;
const DIAL_UP_TO = 4;
const LEVEL = 90;
const TECH: Readonly<Record<TechKind, number>> = {
  fancySpoiler: 70,
  lessFancySpoiler: 25,
  marketFlux: 70,
  hardBurn: 34,
  stealthField: 40,
  licenseToDrill: 80,
  shuttle: 60,
  throttleBoost: 60,
  stasisTanks: 50,
  waveEmitter: 10,
  dataProbe: 20,
  fuzzyDice: 0,
  variableShield: 60,
  zenPaintJob: 110,
  variableLaser: 60,
};
const REWARD: Readonly<Record<RewardKind, number>> = {
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
const MISSION = 65;
const SECOND = 60;
const CHALLENGE = 250;

/** Fame as credits, what dice may add included. */
export function fameValue(b: Book, s: State, who: Seat): number {
  const p = player(s, who);
  const parts = famePoints(b, s, who);
  const spoiler = hasTech(b, p, 'fancySpoiler') || hasTech(b, p, 'lessFancySpoiler') ? 3.5 : 0;
  const fuzzy = hasTech(b, p, 'fuzzyDice');
  const fame = totalOf(parts) + spoiler + (fuzzy ? 7 : 0);
  const credits = fame * b.constants.fame.credits;
  // Below zero all is lost, so the way there is steep.
  const lost = fame < 0 ? fame * b.constants.fame.credits * 4 : 0;
  const shows = p.rewards.some((id) => b.tables.rewards.get(id)?.kind === 'showOff');
  return (
    credits * (fuzzy && fame > 0 ? 7 / 6 : 1) +
    lost +
    (shows ? shipFame(parts) * b.constants.fame.credits : 0)
  );
}

/** A ship is worth the more the more there is to carry with it. */
const BUSY_FROM = 0.35;
const BUSY_UP_TO = 260;

function busy(b: Book, p: Player): number {
  const goods = p.cargo.reduce((sum, id) => sum + (b.tables.goods.get(id)?.resale.active ?? 0), 0);
  const part = Math.min(1, (p.credits + goods) / BUSY_UP_TO);
  return BUSY_FROM + (1 - BUSY_FROM) * part;
}

/** The ship, its pilot and what lies beside them; `left` is the part of the game to come. */
export function shipValue(b: Book, p: Player, left: number): number {
  const combo = p.drive === 'comboDrive';
  const red = combo || p.drive === 'redDrive' ? RED : 0;
  const yellow = combo || p.drive === 'yellowDrive' ? YELLOW : 0;
  const dials = Math.min(p.laser, DIAL_UP_TO) + Math.min(p.shield, DIAL_UP_TO);
  const techs = p.techs.reduce((sum, id) => sum + TECH[techOf(b, id).kind], 0);
  const holds = (p.holds - b.constants.startHolds) * HOLD;
  const carrying = (holds + red + yellow) * busy(b, p);
  return (carrying + dials * DIAL + techs + (p.pilot.level - 1) * LEVEL) * left;
}

export function rewardValue(b: Book, p: Player, left: number): number {
  let sum = 0;
  for (const id of p.rewards) {
    const { kind, relic } = b.tables.rewards.get(id) ?? { kind: 'showOff' as const, relic: false };
    sum += REWARD[kind] * (relic ? left : Math.min(1, left * 2));
  }
  return sum;
}

/** What can be reached at a place besides trade: missions, a better pilot, a second mission. */
export function growthAt(
  b: Book,
  s: State,
  who: Seat,
  system: SystemId | null,
  culture: CultureId | null,
): number {
  const p = player(s, who);
  const left = (s.lastRound - s.round) / 30;
  let gain = 0;
  for (const id of p.missions) {
    const mission = b.tables.missions.get(id);
    if (
      mission &&
      system !== null &&
      mission.destination === system &&
      isMet(b, p, culture, mission)
    )
      gain += MISSION + b.constants.fame.mission * b.constants.fame.credits;
  }
  const trains = (culture === BASE ? 1 : culture === p.pilot.home ? 2 : 0) === p.pilot.level;
  if (trains && p.credits >= b.constants.train) gain += Math.max(0, LEVEL * left - 40);
  if (culture === BASE && !p.second && p.credits >= b.constants.secondMission + 60)
    gain += Math.max(0, SECOND * left - 10);
  return gain;
}

function isMet(b: Book, p: Player, culture: CultureId | null, { objective }: Mission): boolean {
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
        p.cargo.filter((id) => culture !== null && b.tables.goods.get(id)?.buyers.includes(culture))
          .length >= objective.value
      );
    default:
      return false;
  }
}

/** What is nearly a mission counts already a little: dials and levels it asks for. */
export function missionValue(b: Book, p: Player, left: number): number {
  let sum = p.second ? SECOND * left : 0;
  for (const id of p.missions) {
    const mission = b.tables.missions.get(id);
    if (mission?.destination && isMet(b, p, null, mission)) sum += 25;
  }
  return sum;
}

export const challengeValue = (s: State): number =>
  s.challenges.filter((c) => c.done).length * CHALLENGE;
