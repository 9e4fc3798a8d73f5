import { useText } from '@fondaco/page-kit/words/words.tsx';
import { PriceTag, WhoBuysTable } from '../../../shared/page/who-table.tsx';
import { useFacts, useGame } from '../game.tsx';
import { WhereSold } from '../market/where.tsx';
import '../market/market.css';
import { ItemSign } from '../signs.tsx';
import './who.css';

/** The market tab away from a market: where the viewer's goods sell, then the table of all prices. */
export function PricesPanel() {
  const { catalog, view, me } = useGame();
  const cargo = me === null ? [] : (view.players[me]?.cargo ?? []);
  return (
    <div className="mvs-prices">
      <WhereSold goods={[...new Set(cargo)].filter((id) => catalog.good(id))} />
      <WhoBuys />
    </div>
  );
}

/** Which culture sells and buys which goods, at current prices. */
export function WhoBuys() {
  const { catalog, view, me } = useGame();
  const facts = useFacts();
  const text = useText();
  const homes = new Map(facts.homes(view).map((h) => [h.culture, h]));
  const cargo = me === null ? [] : (view.players[me]?.cargo ?? []);
  return (
    <WhoBuysTable
      known={text('mvs.ui.whoKnown', { count: homes.size, all: catalog.cultures.length })}
      cultures={catalog.cultures}
      homeOf={(id) => homes.get(id) ?? null}
      goods={catalog.cultures.map(({ id, good }) => ({
        id: good.id,
        culture: id,
        sign: <ItemSign catalog={catalog} id={good.id} small />,
        note: text(`mvs.ui.grade.${good.grade}`),
        cost: good.cost,
        aboard: cargo.includes(good.id),
      }))}
      price={(id, buyer) => {
        const state = facts.market(view, buyer);
        const sale = facts.sale(view, me, buyer, id);
        if (state && sale)
          return (
            <PriceTag look={state === 'active' ? 'usual' : state}>
              {sale.pays}
              {sale.bonus > 0 && <small>+{sale.bonus}</small>}
            </PriceTag>
          );
        const good = catalog.good(id);
        if (state || !good?.buyers.includes(buyer)) return null;
        return <PriceTag look="unknown">{good.resale.low}+</PriceTag>;
      }}
    >
      <p className="mv-who-legend">{text('mvs.ui.whoLegend')}</p>
    </WhoBuysTable>
  );
}
