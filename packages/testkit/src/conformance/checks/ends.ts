import { type ConformanceCheck, ensure } from '../check.ts';
import { noteKeys } from '../tally.ts';

/** Games of a player that always ends do end, and the result adds up. */
export const ends: ConformanceCheck = {
  name: 'ends',
  watch: ({ player, cap, seats, tally }) => ({
    end({ over }) {
      if (!over) {
        ensure(!player.ends, () => `${player.name} play is not over after ${cap} steps`);
        return;
      }
      noteKeys(tally, over);
      ensure(
        over.seats.length === seats,
        () => `a result for ${over.seats.length} of ${seats} seats`,
      );
      // Some rules let nobody win: then the best comes second.
      const best = Math.min(...over.seats.map((x) => x.place));
      ensure(best === 1 || best === 2, () => `the best place is ${best}`);
      over.seats.forEach(({ score, parts }, seat) => {
        for (const { source } of parts) tally.keys.add(source);
        const sum = parts.reduce((total, x) => total + x.points, 0);
        ensure(sum === score, () => `seat ${seat} scores ${score}, its parts sum up to ${sum}`);
      });
    },
  }),
};
