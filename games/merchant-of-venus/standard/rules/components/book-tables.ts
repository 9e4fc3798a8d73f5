import { type BookTable, type BookTables, type Msg, msg } from '@fondaco/kernel';
import { columns, cultureNamed, cultureNames, named } from '../../../shared/rules/book-words.ts';
import { MARKETS } from './names.ts';
import type { Pack } from './pack.ts';
import { shipped } from './shipped.ts';

/** The tables of the rulebook. */
export const bookTables = (pack: Pack = shipped): BookTables => ({
  goods: goods(pack),
  markets: markets(pack),
  techs: techs(pack),
  pilots: pilots(pack),
  passengers: passengers(pack),
  missions: missions(pack),
  rewards: rewards(pack),
  pirates: pirates(pack),
  challenges: challenges(pack),
});

const own = (...keys: string[]): Msg[] => keys.map((key) => msg(`mvs.book.${key}`));
const grade = (id: string): Msg => msg(`mvs.ui.grade.${id}`);

/** mvs.market.1 */
const goods = ({ cultures }: Pack): BookTable => ({
  columns: [
    ...columns('good', 'culture', 'number', 'grade', 'count', 'cost'),
    ...own('low', 'active', 'high', 'room'),
    ...columns('buyers', 'contact'),
  ],
  rows: cultures.map((c, i) => [
    named('mv.good', c.good),
    named('mv.culture', c),
    i + 1,
    grade(c.good.grade),
    c.good.count,
    c.good.cost,
    ...MARKETS.map((state) => c.good.resale[state]),
    c.good.capacity,
    cultureNames(cultures, c.good.buyers),
    c.iou,
  ]),
});

/** What each market token sells besides the good. */
const markets = ({ cultures }: Pack): BookTable => ({
  columns: [...columns('culture', 'science'), ...own('tokenLow', 'tokenActive', 'tokenHigh')],
  rows: cultures.map((c) => [
    named('mv.culture', c),
    msg(`mv.ui.science.${c.science}`),
    ...MARKETS.map((state) =>
      c.market[state].map(({ item, cost }) =>
        msg('mvs.book.priced', { item: msg(`mvs.equipment.${item}`), cost }),
      ),
    ),
  ]),
});

/** mvs.tech.1 */
const techs = ({ techs, cultures }: Pack): BookTable => ({
  columns: [
    ...own('tech'),
    ...columns('culture', 'kind', 'grade', 'cost'),
    ...own('room'),
    ...columns('count', 'effect'),
  ],
  rows: techs.map((x) => [
    x.value === undefined
      ? named('mvs.tech', x)
      : msg('mvs.techValue', {
          tech: named('mvs.tech', { id: x.kind, name: x.name }),
          value: x.value,
        }),
    cultureNamed(cultures, x.culture),
    msg(`mvs.book.kind.${x.type}`),
    grade(x.grade),
    x.cost,
    x.capacity,
    x.count,
    msg(`mvs.ui.tech.${x.kind}`),
  ]),
});

/** mvs.pilot.1: a pilot of level 3 has one of two sides. */
const pilots = ({ pilots, cultures }: Pack): BookTable => ({
  columns: own('pilot', 'skill', 'fame', 'discount', 'assign', 'extraDice'),
  rows: pilots.flatMap(({ home, levels }) =>
    (['1', '2', '3a', '3b'] as const).map((level) => {
      const { skill, fame, discount, assign, extraDice } = levels[level];
      const pilot = cultureNamed(cultures, home);
      const side = level.slice(1);
      return [
        side
          ? msg('mvs.book.side', {
              pilot: msg(`mvs.pilot.${home}.${side}`),
              level: level.charAt(0),
            })
          : msg('mvs.book.level', { pilot, level }),
        skill,
        fame,
        discount,
        assign,
        extraDice,
      ];
    }),
  ),
});

/** mvs.passenger.1 */
const passengers = ({ passengers, cultures }: Pack): BookTable => ({
  columns: [...columns('passenger', 'from', 'to', 'fare'), ...own('room', 'fame', 'infamy')],
  rows: passengers.map((x) => [
    named('mv.passenger', x),
    cultureNamed(cultures, x.from),
    cultureNamed(cultures, x.to),
    x.fare,
    x.capacity,
    x.fame,
    x.infamy,
  ]),
});

/** mvs.mission.1 */
const missions = ({ missions }: Pack): BookTable => ({
  columns: own('mission', 'objective', 'destination'),
  rows: missions.map((x) => [
    named('mvs.mission', x),
    msg(`mvs.ui.objective.${x.objective.type}`, { count: x.objective.value }),
    x.destination === undefined ? msg('mvs.book.anywhere') : msg(`mv.system.${x.destination}`),
  ]),
});

/** mvs.reward.1 */
const rewards = ({ rewards }: Pack): BookTable => ({
  columns: [...own('reward'), ...columns('kind', 'effect')],
  rows: rewards.map((x) => [
    named('mvs.reward', x),
    msg(`mvs.ui.cardKind.${x.relic ? 'relic' : 'reward'}`),
    msg(`mvs.ui.reward.${x.kind}`, { count: x.credits }),
  ]),
});

/** mvs.pirate.1 */
const pirates = ({ pirates }: Pack): BookTable => ({
  columns: [...own('pirate', 'modifier'), ...columns('grade')],
  rows: pirates.map((x) => [{ key: `mvs.card.${x.id}`, or: x.name }, x.modifier, grade(x.grade)]),
});

/** mvs.solo.4 */
const challenges = ({ challenges }: Pack): BookTable => ({
  columns: own('challenge', 'round', 'goal', 'fee'),
  rows: challenges.map((x) => [
    named('mvs.challenge', x),
    x.round,
    msg(`mvs.ui.goal.${x.goal.type}`, { count: x.goal.value }),
    x.fee,
  ]),
});
