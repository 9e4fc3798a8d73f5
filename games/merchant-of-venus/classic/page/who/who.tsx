import { Select } from '@fondaco/page-kit/ui/fields.tsx';
import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import { useState } from 'react';
import { systemMsg } from '../../../board/page/words.ts';
import { PriceTag, WhoBuysTable } from '../../../shared/page/who-table.tsx';
import { ScienceTable } from '../aid/science-table.tsx';
import type { NumberedCulture } from '../catalog.ts';
import { useFacts, useGame } from '../game.tsx';
import { ItemSign, ScienceSign } from '../signs.tsx';

const GOOD_SORTS = ['culture', 'price', 'near', 'profit'] as const;
type GoodSort = (typeof GOOD_SORTS)[number];

/** Which culture sells and buys which goods, as far as the viewer knows. */
export function WhoBuys() {
  const { catalog, view, me } = useGame();
  const facts = useFacts();
  const say = useSay();
  const text = useText();
  const [sort, setSort] = useState<GoodSort>('culture');
  const p = me === null ? undefined : view.players[me];
  const far = me === null ? new Map<string, number>() : facts.points(view, me);
  const homes = new Map(catalog.cultures.map((c) => [c.id, facts.home(view, c.id)]));
  const away = (c: NumberedCulture): number => far.get(homes.get(c.id)?.system ?? '') ?? 999;
  const aboard = (c: NumberedCulture): boolean =>
    p?.cargo.some((id) => catalog.good(id)?.kind === c.good.id) ?? false;
  const by: Record<GoodSort, (a: NumberedCulture, b: NumberedCulture) => number> = {
    culture: (a, b) => a.number - b.number,
    price: (a, b) => a.good.cost - b.good.cost,
    near: (a, b) => away(a) - away(b),
    profit: (a, b) => b.good.resale - b.good.cost - (a.good.resale - a.good.cost),
  };
  const sorted = catalog.cultures.toSorted(by[sort]);
  const met = [...homes.values()].filter((h) => h?.open).length;
  const seen = [...homes.values()].filter((h) => h && !h.open).length;
  return (
    <WhoBuysTable
      known={text('mv.ui.who.known', { met, seen, unknown: catalog.cultures.length - met - seen })}
      tools={
        <Select<GoodSort>
          label={text('mv.ui.who.sort')}
          bare
          value={sort as GoodSort}
          choices={GOOD_SORTS.map((value: GoodSort) => ({
            value,
            label: text(`mv.ui.who.by.${value}`),
          }))}
          onChange={setSort}
        />
      }
      cultures={catalog.cultures.map(({ id, number, science }) => ({
        id,
        number,
        sign: (
          <>
            <ScienceSign science={science} />
            <small>{text(`mv.ui.science.${science}`)}</small>
          </>
        ),
      }))}
      homeOf={(id) => homes.get(id) ?? null}
      goods={sorted.map((c) => {
        const at = homes.get(c.id);
        return {
          id: c.good.id,
          culture: c.id,
          sign: <ItemSign catalog={catalog} id={c.good.id} small />,
          note: at ? say(systemMsg(at.system)) : text('mv.ui.notMet'),
          cost: c.good.cost,
          aboard: aboard(c),
        };
      })}
      price={(id, buyer) => {
        const sale = facts.sale(view, buyer, id);
        if (!sale) return null;
        return (
          <PriceTag look={homes.get(buyer) ? (sale.bonus > 0 ? 'high' : 'usual') : 'unknown'}>
            {sale.pays}
            {sale.bonus > 0 && <small>+{sale.bonus}</small>}
          </PriceTag>
        );
      }}
    >
      <ul className="mv-who-legend">
        <li>
          <PriceTag look="usual" /> {text('mv.ui.who.legend.known')}
        </li>
        <li>
          <PriceTag look="high" /> {text('mv.ui.who.legend.demand')}
        </li>
        <li>
          <PriceTag look="unknown" /> {text('mv.ui.who.legend.unknown')}
        </li>
      </ul>
      <ScienceTable />
    </WhoBuysTable>
  );
}
