import type { MakeUp } from '@fondaco/testkit';
import type { Pack } from '../rules/components/pack.ts';

/** Positions in the middle of trading: full and empty hands, debts, a short pile. */
export const madeUp =
  (pack: Pack): MakeUp =>
  (pick, seats, options) => {
    const edition = pack.editions[(options as { edition: 'first' | 'second' }).edition];
    const inPlay = edition.cards.filter((x) => seats > 2 || x.good !== edition.leftOutWithTwo);
    const cards = pick.some(inPlay, inPlay.length).map((x) => x.id);
    const markers = pick.some(Object.keys(edition.markers), 3);
    return {
      first: pick.below(seats),
      active: pick.below(seats),
      phase: pick.one(['limit', 'trade', 'trade', 'play', 'sail']),
      players: Array.from({ length: seats }, () => ({
        ducats: pick.one([-3, 0, 1, 2, 12]),
        prestige: pick.below(4),
        cargo: [cards.pop(), cards.pop()].filter((x) => x !== undefined),
        hand: cards.splice(0, pick.below(9)),
        pirates: cards.splice(0, pick.below(4)),
        ...(markers.length > 0 && { marker: markers.pop() }),
      })),
      ...(pick.below(2) === 0 && { rest: { cargo: pick.below(seats) } }),
      ending: false,
    };
  };
