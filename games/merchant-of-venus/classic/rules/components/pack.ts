import { badInputAt, schema } from '@fondaco/kernel';
import Type, { type Static } from 'typebox';
import { boardValues, COLOURS, soundBoard } from '../../../board/rules/pack.ts';
import { BASE } from '../../../shared/rules/base.ts';
import {
  counted,
  credits,
  demand,
  eachOnce,
  id,
  known,
  name,
  strict,
} from '../../../shared/rules/pack-values.ts';
import { EQUIPMENT, RELICS, SCIENCES, SHIPS } from './names.ts';

const percent = Type.Integer({ minimum: 0, maximum: 100 });
const price = { cost: credits, tradeIn: credits };

const culture = Type.Object(
  {
    id,
    name,
    science: Type.Enum([...SCIENCES]),
    iou: credits,
    deed: credits,
    buyers: Type.Array(id, { minItems: 1, maxItems: 20 }),
    good: Type.Object(
      {
        id,
        name,
        grade: Type.Enum(['basic', 'premium', 'luxury']),
        count: counted,
        cost: credits,
        resale: credits,
      },
      strict,
    ),
    factory: Type.Object(
      { id, name, cost: credits, resale: credits, cost1988: credits, resale1988: credits },
      strict,
    ),
  },
  strict,
);

const encounter = Type.Object(
  {
    id,
    kind: Type.Enum(['gate', 'port', 'hazard', 'relic']),
    number: Type.Optional(Type.Integer({ minimum: 1, maximum: 6 })),
    colour: Type.Optional(Type.Enum([...COLOURS])),
    cost: Type.Optional(credits),
    count: counted,
  },
  strict,
);

/** A set of component values of the Classic game. */
const values = Type.Object(
  {
    name,
    /** The parts of it that are not taken from the published game. */
    designed: Type.Array(Type.String()),
    constants: Type.Object(
      {
        /** For each player at the table. */
        startCredits: credits,
        dots: Type.Integer({ minimum: 2, maximum: 8 }),
        mostDice: Type.Integer({ minimum: 1, maximum: 8 }),
        line: Type.Integer({ minimum: 1, maximum: 9 }),
        green: Type.Integer({ minimum: 1, maximum: 9 }),
        gate: Type.Integer({ minimum: 1, maximum: 9 }),
        shield: credits,
        spaceport: credits,
        homeDiscount: percent,
        portCommission: percent,
        factoryCommission: percent,
        smallBank: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
        fastStart: counted,
        fastContact: counted,
      },
      strict,
    ),
    races: Type.Array(id, { minItems: 4, maxItems: 4 }),
    cultures: Type.Array(culture, { minItems: 4, maxItems: 30 }),
    sciences: Type.Array(
      Type.Object(
        {
          id: Type.Enum([...SCIENCES]),
          equipment: Type.Array(Type.Enum([...EQUIPMENT])),
          ships: Type.Array(Type.Enum([...SHIPS])),
          takesShips: Type.Boolean(),
        },
        strict,
      ),
      { minItems: SCIENCES.length, maxItems: SCIENCES.length },
    ),
    ships: Type.Array(
      Type.Object(
        {
          id: Type.Enum([...SHIPS]),
          dice: Type.Integer({ minimum: 1, maximum: 8 }),
          holds: Type.Integer({ minimum: 1, maximum: 20 }),
          ...price,
        },
        strict,
      ),
      { minItems: SHIPS.length, maxItems: SHIPS.length },
    ),
    equipment: Type.Array(
      Type.Object({ id: Type.Enum([...EQUIPMENT]), ...price, count: counted }, strict),
      { minItems: EQUIPMENT.length, maxItems: EQUIPMENT.length },
    ),
    relics: Type.Array(
      Type.Object({ id: Type.Enum([...RELICS]), value: credits, tradeIn: credits }, strict),
      { minItems: RELICS.length, maxItems: RELICS.length },
    ),
    passengers: Type.Array(Type.Object({ id, name, from: id, to: id, fare: credits }, strict)),
    demands: Type.Array(demand),
    encounters: Type.Array(encounter),
    board: boardValues,
  },
  strict,
);

export type Pack = Static<typeof values>;

export const pack = schema(values, (p) => {
  soundBoard(p.board, p.cultures.length);
  const cultures = new Set(p.cultures.map((c) => c.id));
  const goods = new Set(p.cultures.map((c) => c.good.id));
  p.races.forEach((r, i) => {
    known(cultures, 'culture', r, `/races/${i}`);
  });
  p.cultures.forEach((c, i) => {
    for (const to of c.buyers) known(cultures, 'culture', to, `/cultures/${i}/buyers`);
  });
  const ends = new Set([...cultures, BASE]);
  p.passengers.forEach((x, i) => {
    known(ends, 'culture', x.from, `/passengers/${i}/from`);
    known(ends, 'culture', x.to, `/passengers/${i}/to`);
  });
  p.demands.forEach((x, i) => {
    known(goods, 'good', x.good, `/demands/${i}/good`);
    known(cultures, 'culture', x.at, `/demands/${i}/at`);
  });
  unique(p);
  soundEncounters(p);
});

/** Ids are unique among all tokens of the cup, and within each other kind of thing. */
function unique(p: Pack): void {
  eachOnce([
    ['cultures', p.cultures],
    ['tokens', [...p.cultures.flatMap((c) => [c.good, c.factory]), ...p.passengers, ...p.demands]],
    ['sciences', p.sciences],
    ['ships', p.ships],
    ['equipment', p.equipment],
    ['relics', p.relics],
    ['encounters', p.encounters],
  ]);
}

function soundEncounters(p: Pack): void {
  p.encounters.forEach((t, i) => {
    const path = `/encounters/${i}`;
    const relic = (RELICS as readonly string[]).includes(t.id);
    if ((t.kind === 'relic') !== relic || (relic && t.count > 1))
      throw badInputAt(path, 'mv.pack.relic', { id: t.id });
    if ((t.kind === 'gate') !== (t.number !== undefined) || (t.kind === 'gate' && t.count > 1))
      throw badInputAt(path, 'mv.pack.gate', { id: t.id });
    if ((t.kind === 'hazard') !== (t.colour !== undefined && t.cost !== undefined))
      throw badInputAt(path, 'mv.pack.hazard', { id: t.id });
  });
  const spaces = p.board.spaces.filter((s) => s.type === 'encounter').length;
  const tokens = p.encounters.reduce((sum, t) => sum + t.count, 0);
  if (tokens < spaces) throw badInputAt('/encounters', 'mv.pack.fewEncounters', { tokens, spaces });
}
