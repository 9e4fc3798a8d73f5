import { putRanked } from '../../../../shared/rules/lists.ts';
import { type Book, cultureAt } from '../../book.ts';
import type { CultureId, PassengerId } from '../../components/tables.ts';
import { effectDie } from '../../flight/values.ts';
import type { State } from '../../state.ts';
import type { EffectOf, Happening } from './effect.ts';

/** Everyone who waits at a culture, known or not; not those at the Base or aboard. */
const waiting = (b: Book, s: State): { at: number; passenger: PassengerId }[] =>
  b.tables.cultures.flatMap((id, at) =>
    cultureAt(s, id).passengers.map((passenger) => ({ at, passenger })),
  );

/** mvs.card.2: so many cultures up or down; who reaches his destination leaves the game. */
export const timetable: Happening<EffectOf<'passengers'>> = {
  rule: 'mvs.card.2',
  play(b, s, { by }, io) {
    const die = effectDie(io);
    io.tell({ t: 'timetable', seat: s.active, die, by });
    const all = waiting(b, s);
    const n = b.tables.cultures.length;
    for (const id of b.tables.cultures) cultureAt(s, id).passengers = [];
    for (const { at, passenger } of all) {
      const to = b.tables.cultures[(at + by * die + n) % n] as CultureId;
      if (b.tables.passengers.get(passenger)?.to === to) {
        putRanked(b.tables.rank, s.gone, passenger); // mvs.passenger.4
        io.tell({ t: 'passengerGone', passenger });
      } else {
        putRanked(b.tables.rank, cultureAt(s, to).passengers, passenger);
        const waits = cultureAt(s, to).at === null;
        io.tell({ t: 'passengerMoved', passenger, to, waits });
      }
    }
  },
};
