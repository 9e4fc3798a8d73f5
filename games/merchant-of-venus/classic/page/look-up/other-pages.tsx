import { systemMsg } from '../../../board/page/words.ts';
import type { LookUpPage, LookUpRow } from '../../../shared/page/look-up/page.ts';
import { allPage, passengersPart } from '../../../shared/page/look-up/pages.ts';
import { counted } from '../../../shared/page/look-up/words.ts';
import { BASE, cultureMsg, EQUIPMENT, itemMsg, type NumberedCulture, SHIPS } from '../catalog.ts';
import { ItemSign, ScienceSign } from '../signs.tsx';
import type { PageContext } from './context.ts';
import { equipmentRow, passengerRow, relicRow, shipRow } from './rows.tsx';

/** mvc.base.1: the Galactic Base sells ships and relics, and passengers wait there. */
export function basePage(context: PageContext): LookUpPage {
  const { base } = context.game.view;
  const { say, text } = context.words;
  return {
    title: say(cultureMsg(BASE)),
    about: [text('mv.ui.look.base')],
    parts: [
      {
        id: 'ships',
        title: text('mv.ui.aid.ships'),
        rows: SHIPS.map((id) => shipRow(context, id)),
      },
      {
        id: 'relics',
        title: text('mv.ui.aid.relics'),
        none: text('mv.ui.look.noRelics'),
        rows: base.relics.map((id) => relicRow(context, id)),
      },
      passengersPart(context, BASE, base.passengers, (id) => passengerRow(context, id)),
    ],
  };
}

/** mvc.view.1: how many tokens of each kind the cup holds; and the stock beside the board. */
export function cupPage(context: PageContext): LookUpPage {
  const { catalog, view } = context.game;
  const { say, text } = context.words;
  const { demands } = catalog.pack;
  const kinds = counted(view.cup);
  const times = (n: number): string => text('mv.chart.stock', { n });
  const rowsOf = (rowOf: (id: string) => LookUpRow | undefined): LookUpRow[] =>
    kinds.flatMap(([id, n]) => {
      const row = rowOf(id);
      return row ? [n > 1 ? { ...row, name: `${row.name} ${times(n)}` } : row] : [];
    });
  return {
    title: text('mv.ui.look.cup'),
    about: [text('mv.ui.look.tokens', { count: view.cup.length }), text('mv.ui.look.cupNote')],
    parts: [
      {
        id: 'demands',
        title: text('mv.ui.look.demands'),
        rows: rowsOf((id) => {
          const demand = demands.find((x) => x.id === id);
          return (
            demand && {
              id,
              sign: <ItemSign catalog={catalog} id={demand.good} small />,
              name: say(itemMsg(catalog, demand.good)),
              note: text('mv.ui.look.demandAt', { culture: cultureMsg(demand.at) }),
              value: `+${demand.bonus}`,
            }
          );
        }),
      },
      {
        id: 'passengers',
        title: text('mv.ui.look.travellers'),
        rows: rowsOf((id) => {
          const passenger = catalog.passenger(id);
          return (
            passenger && {
              ...passengerRow(context, id),
              note: text('mv.ui.look.fromTo', {
                from: cultureMsg(passenger.from),
                to: cultureMsg(passenger.to),
              }),
            }
          );
        }),
      },
      {
        id: 'goods',
        title: text('mv.ui.look.goods'),
        rows: rowsOf((id) => {
          const good = catalog.good(id);
          return (
            good && {
              id,
              sign: <ItemSign catalog={catalog} id={id} small />,
              name: say(itemMsg(catalog, id)),
              note: text('mv.ui.look.soldBy', { culture: cultureMsg(good.culture) }),
              credits: good.cost,
            }
          );
        }),
      },
      {
        id: 'stock',
        title: text('mv.ui.look.stock'),
        rows: EQUIPMENT.map((id) => equipmentRow(context, id)),
      },
    ],
  };
}

/** All cultures, with science, good and home as far as the viewer knows. */
export function culturesPage(context: PageContext): LookUpPage {
  const { game, facts, words } = context;
  const { catalog, view } = game;
  const { say, text } = words;
  const rowOf = (culture: NumberedCulture): LookUpRow => {
    const home = facts.home(view, culture.id);
    return {
      id: culture.id,
      sign: <ScienceSign science={culture.science} />,
      name: `${culture.number} ${say(cultureMsg(culture.id))}`,
      note: [
        home ? say(systemMsg(home.system)) : text('mv.ui.notMet'),
        text(`mv.ui.science.${culture.science}`),
        `${say(itemMsg(catalog, culture.good.id))} ${text('mv.chart.stock', { n: view.cultures[culture.id]?.goods ?? 0 })}`,
      ].join(' · '),
      credits: catalog.good(culture.good.id)?.cost ?? 0,
      ...(home?.open ? {} : { look: 'off' as const }),
      opens: { t: 'culture', id: culture.id },
    };
  };
  return allPage(words, catalog.cultures, ({ id }) => facts.home(view, id)?.open ?? false, rowOf);
}
