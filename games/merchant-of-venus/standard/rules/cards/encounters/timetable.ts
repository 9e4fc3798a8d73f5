import { withRanked } from '../../../../shared/rules/lists.ts';
import { putAside, renewCulture } from '../../change.ts';
import type { CultureId, PassengerId } from '../../components/tables.ts';
import { type Config, cultureAt } from '../../config.ts';
import { effectDie } from '../../flight/values.ts';
import type { State } from '../../state.ts';
import type { EffectOf, Happening } from './effect.ts';

/** Passengers waiting at any culture, discovered or not; without those at the Base or aboard. */
const waiting = (config: Config, s: State): { at: number; passenger: PassengerId }[] =>
  config.tables.cultures.flatMap((id, at) =>
    cultureAt(s, id).passengers.map((passenger) => ({ at, passenger })),
  );

/** mvs.card.2: all passengers move up or down by the roll of a die; those who reach their destination leave the game. */
export const timetable: Happening<EffectOf<'passengers'>> = {
  rule: 'mvs.card.2',
  play(config, s, { by }, io) {
    const die = effectDie(io);
    io.tell({ t: 'timetable', seat: s.active, die, by });
    const all = waiting(config, s);
    const n = config.tables.cultures.length;
    for (const id of config.tables.cultures) renewCulture(s, id).passengers = [];
    for (const { at, passenger } of all) {
      const to = config.tables.cultures[(at + by * die + n) % n] as CultureId;
      if (config.tables.passengers.get(passenger)?.to === to) {
        putAside(config, s, passenger); // mvs.passenger.4
        io.tell({ t: 'passengerGone', passenger });
      } else {
        const c = renewCulture(s, to);
        c.passengers = withRanked(config.tables.rank, c.passengers, passenger);
        io.tell({ t: 'passengerMoved', passenger, to, waits: c.at === null });
      }
    }
  },
};
