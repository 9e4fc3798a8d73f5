import { badInputAt, schema } from '@fondaco/kernel';
import Type, { type Static } from 'typebox';

const Options = Type.Object(
  {
    rounds: Type.Integer({ minimum: 1, maximum: 6, default: 3 }),
    coins: Type.Integer({ minimum: 0, maximum: 9, default: 4 }),
  },
  { additionalProperties: false },
);

const Pack = Type.Object(
  {
    lanterns: Type.Array(
      Type.Object(
        {
          kind: Type.String({ pattern: '^[a-z]+$' }),
          light: Type.Integer({ minimum: 0, maximum: 9 }),
          count: Type.Integer({ minimum: 1, maximum: 20 }),
        },
        { additionalProperties: false },
      ),
      { minItems: 1 },
    ),
  },
  { additionalProperties: false },
);

export type LanternOptions = Static<typeof Options>;
export type LanternPack = Static<typeof Pack>;

export const MAX_SEATS = 4;
/** Lanterns dealt to each seat. */
export const DEALT = 2;
export const MAX_BID = 3;
export const ACTS = 2;

export const optionsSchema = schema(Options);

export const packSchema = schema(Pack, ({ lanterns }) => {
  const kinds = lanterns.map((x) => x.kind);
  kinds.forEach((kind, i) => {
    if (kinds.indexOf(kind) < i)
      throw badInputAt(`/lanterns/${i}/kind`, 'lantern.bad.twice', { kind });
  });
  const count = lanterns.reduce((sum, x) => sum + x.count, 0);
  if (count <= DEALT * MAX_SEATS)
    throw badInputAt('/lanterns', 'lantern.bad.few', { count, needed: DEALT * MAX_SEATS + 1 });
});

export const components: LanternPack = {
  lanterns: [
    { kind: 'paper', light: 1, count: 6 },
    { kind: 'glass', light: 2, count: 5 },
    { kind: 'silver', light: 3, count: 3 },
    { kind: 'gold', light: 5, count: 2 },
  ],
};

export const allKinds = (pack: LanternPack): string[] =>
  pack.lanterns.flatMap((x) => Array.from({ length: x.count }, () => x.kind));

export const lightOf = (pack: LanternPack, kind: string): number =>
  pack.lanterns.find((x) => x.kind === kind)?.light ?? 0;
