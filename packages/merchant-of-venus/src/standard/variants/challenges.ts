import type { Book, StandardIo } from '../book.ts';
import type { State } from '../state.ts';

/** mvs.solo.6: whether an active challenge with this effect is not yet done. */
const weighs = (b: Book, s: State, effect: string): boolean =>
  s.challenges.some((c) => c.active && !c.done && b.tables.challenges.get(c.id)?.effect === effect);

/** What a green line costs besides the usual price. */
export const greenCost = (b: Book, s: State): number => (weighs(b, s, 'steep') ? 1 : 0);

/** By what the cost of equipment is multiplied. */
export const equipmentFactor = (b: Book, s: State): number =>
  weighs(b, s, 'dearEquipment') ? 2 : 1;

/** By what the room of passengers is multiplied. */
export const passengerDots = (b: Book, s: State): number =>
  weighs(b, s, 'bulkyPassengers') ? 2 : 1;

/** Points less in every movement. */
export const slowBy = (b: Book, s: State): number => (weighs(b, s, 'slow') ? 3 : 0);

/** mvs.solo.4: completed at once when its goal is true. */
export function checkChallenges(_b: Book, _s: State, _io: StandardIo): void {}
