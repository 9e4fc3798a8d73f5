import type { StandardPlayer } from '../rules/index.ts';
import type { Book, MarketState } from './book.ts';
import { frameOf, type View } from './view.ts';

export const hasTech = (b: Book, p: StandardPlayer, kind: string): boolean =>
  p.techs.some((id) => b.tech(id)?.kind === kind);

export const hasReward = (b: Book, p: StandardPlayer, kind: string): boolean =>
  p.rewards.some((id) => b.reward(id)?.kind === kind);

/** mvs.pilot.2 */
export function pilotLevel(b: Book, p: StandardPlayer) {
  const levels = b.pilot(p.pilot.home ?? '')?.levels ?? b.pack.pilots[0]?.levels;
  const { level, side } = p.pilot;
  if (level === 3) return levels?.[side === 'b' ? '3b' : '3a'];
  return levels?.[level === 1 ? '1' : '2'];
}

/** mvs.speed.3, mvs.reward.7 */
export const assignLimit = (b: Book, p: StandardPlayer): number =>
  (pilotLevel(b, p)?.assign ?? 1) + (hasReward(b, p, 'microManager') ? 1 : 0);

export const assignedDice = (view: View): number =>
  view.turn.dice.filter((d) => d.box !== null).length;

/** mvs.speed.4: what the die in a box shows. */
export const boxed = (view: View, box: string): number | null =>
  view.turn.dice.find((d) => d.box === box)?.value ?? null;

const raised = (view: View, seat: number, box: string): number =>
  seat === view.active ? (boxed(view, box) ?? 0) : 0;

/** mvs.tech.13, mvs.tech.15: the dial, and what a die adds to it for this turn. */
export function dialOf(view: View, seat: number, dial: 'laser' | 'shield') {
  const value = view.players[seat]?.[dial] ?? 0;
  const plus = raised(view, seat, dial === 'laser' ? 'variableLaser' : 'variableShield');
  return { value, plus };
}

const atMost = (list: readonly number[], n: number): number =>
  list[Math.min(n, list.length - 1)] ?? 0;

export const upgradesOf = (b: Book, p: StandardPlayer): string[] =>
  p.techs.filter((id) => b.tech(id)?.type === 'upgrade');

/** mvs.fame.1: what dials, holds and upgrades give at the end as they are now. */
export const dialFame = (b: Book, n: number): number => atMost(b.pack.constants.fame.dial, n);
export const holdFame = (b: Book, p: StandardPlayer): number =>
  atMost(b.pack.constants.fame.holds, p.holds - b.pack.constants.startHolds);
export const upgradeFame = (b: Book, n: number): number =>
  atMost(b.pack.constants.fame.upgrades, n);

export const portsOf = (view: View, seat: number): number =>
  Object.values(view.ports).filter((owner) => owner === seat).length;
export const drillsOf = (view: View, seat: number): number =>
  Object.values(view.drills).filter((owner) => owner === seat).length;

/** mvs.end.2: credits and spaceports; fame is told apart, as infamy may still change it. */
export const worthOf = (b: Book, view: View, seat: number): number =>
  (view.players[seat]?.credits ?? 0) + portsOf(view, seat) * b.pack.constants.spaceport;

/** mvs.end.2: the fame a seat would have if the game ended now, before any dice of fame. */
export function fameNow(b: Book, view: View, seat: number): number {
  const p = view.players[seat];
  if (!p) return 0;
  const { fame } = b.pack.constants;
  const relics = p.rewards.filter((id) => b.reward(id)?.relic).length;
  const holder = (title: 'archeologist' | 'drillBaron' | 'infamous'): number =>
    view.titles[title] === seat ? 1 : 0;
  return (
    p.fame +
    p.completed.length * fame.mission +
    relics * (fame.relic + holder('archeologist') * fame.archeologist) +
    holdFame(b, p) +
    upgradeFame(b, upgradesOf(b, p).length) +
    dialFame(b, p.laser) +
    dialFame(b, p.shield) +
    (pilotLevel(b, p)?.fame ?? 0) +
    holder('drillBaron') * drillsOf(view, seat) * fame.drillBaron +
    (hasTech(b, p, 'waveEmitter') ? p.completed.length * fame.waveEmitter : 0) -
    (hasTech(b, p, 'zenPaintJob') ? fame.zenPaintJob : 0) -
    p.infamy * (1 + holder('infamous'))
  );
}

/** mvs.market.7: the token on top. */
export const marketState = (view: View, culture: string): MarketState =>
  (view.cultures[culture]?.market[0] as MarketState | undefined) ?? 'low';

/** mvs.market.7: what a culture pays for a good now; null: it does not buy it. */
export function priceAt(b: Book, view: View, culture: string, good: string): number | null {
  const found = b.good(good);
  if (!found?.buyers.includes(culture)) return null;
  return found.resale[marketState(view, culture)];
}

/** mvs.market.10 */
export function discountAt(b: Book, view: View, seat: number, culture: string): number {
  const p = view.players[seat];
  return p && p.pilot.home === culture ? (pilotLevel(b, p)?.discount ?? 0) : 0;
}

/** mvs.speed.6: the points one would fly with now, as far as dice and powers are settled. */
export function pointsNow(b: Book, view: View): number {
  const p = view.players[view.active];
  const f = frameOf(view, 'speed');
  if (!p || !f) return frameOf(view, 'move')?.points ?? 0;
  const { dice } = view.turn;
  const sum = dice.reduce((all, d) => all + d.value, 0);
  const odd = sum % 2 === 1;
  const fancy = hasTech(b, p, 'fancySpoiler');
  const spoiler = fancy ? (odd ? 1 : 2) : odd && hasTech(b, p, 'lessFancySpoiler') ? 1 : 0;
  const evens =
    p.pilot.home === 'qossuth' && p.pilot.side === 'b'
      ? dice.filter((d) => d.value % 2 === 0).length * EVEN
      : 0;
  const siphon = boxed(view, 'powerSiphon') === null ? 0 : b.pack.constants.siphon;
  const added =
    spoiler + f.burnt + Math.min(f.evens ?? 99, evens) + Math.min(f.siphon ?? 99, siphon);
  return Math.max(0, sum + added - slowBy(b, view));
}

/** mvs.pilot.8 */
const EVEN = 2;
/** mvs.solo.6 */
const SLOW = 3;

const slowBy = (b: Book, view: View): number =>
  view.challenges.some((c) => c.active && !c.done && b.challenge(c.id)?.effect === 'slow')
    ? SLOW
    : 0;

/** mvs.hazard.1: the effect die must be lower than the value; how many of its six faces are. */
export const facesBelow = (value: number): number => Math.max(0, Math.min(6, value - 1));
