import { useText } from '@fondaco/page-kit/words/words.tsx';
import { Price, WhoTable } from '../../../shared/page/who-table.tsx';
import { useFacts, useGame } from '../game.tsx';
import { WhereSold } from '../market/where.tsx';
import '../market/market.css';
import { ItemSign } from '../signs.tsx';
import './who.css';

/** Away from a market: where the own goods sell, then everything. */
export function Prices() {
  const { catalog, view, me } = useGame();
  const cargo = me === null ? [] : (view.players[me]?.cargo ?? []);
  return (
    <div className="mvs-prices">
      <WhereSold goods={[...new Set(cargo)].filter((id) => catalog.good(id))} />
      <WhoBuys />
    </div>
  );
}

/** Who sells and who buys what, with the prices of the market now. */
export function WhoBuys() {
  const { catalog, view, me } = useGame();
  const facts = useFacts();
  const text = useText();
  const homes = new Map(facts.homes(view).map((h) => [h.culture, h]));
  const cargo = me === null ? [] : (view.players[me]?.cargo ?? []);
  return (
    <WhoTable
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
            <Price look={state === 'active' ? 'usual' : state}>
              {sale.pays}
              {sale.bonus > 0 && <small>+{sale.bonus}</small>}
            </Price>
          );
        const good = catalog.good(id);
        if (state || !good?.buyers.includes(buyer)) return null;
        return <Price look="unknown">{good.resale.low}+</Price>;
      }}
    >
      <p className="mv-who-legend">{text('mvs.ui.whoLegend')}</p>
    </WhoTable>
  );
}
