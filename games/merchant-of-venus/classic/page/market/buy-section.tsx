import type { OwnQuestion } from '@fondaco/kernel';
import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import type { ReactNode } from 'react';
import { spaceMsg } from '../../../board/page/words.ts';
import { MarketRow } from '../../../shared/page/market-row.tsx';
import { type AnswerOption, type AnswerProps, actionOf, answerKey } from '../answers.ts';
import { cultureMsg, type DockView, itemMsg, relicMsg, shipMsg } from '../catalog.ts';
import { useFacts, useGame } from '../game.tsx';
import { useShipWords } from '../ship/sheet.tsx';
import { ItemSign } from '../signs.tsx';
import { BUY_ACTIONS } from './action-groups.ts';

interface Props {
  ask: AnswerProps;
  q: OwnQuestion;
  dock: DockView;
}

interface RowWords {
  sign: string;
  title: ReactNode;
  note?: ReactNode;
}

/** What the player can buy here, with stock, price, and how many would fit. */
export function BuySection({ ask, q, dock }: Props) {
  const { catalog } = useGame();
  const text = useText();
  const wordsOf = useRowWords(dock);
  const options = q.options.filter((o) => BUY_ACTIONS.includes(actionOf(o).do));
  return (
    <section className="mv-market-part" aria-label={text('mv.ui.sold')}>
      <h3>{text('mv.ui.sold')}</h3>
      {options.length === 0 && <p className="mv-none">{text('mv.ui.nothingSold')}</p>}
      <ul className="mv-rows">
        {options.map((o) => {
          const { sign, ...words } = wordsOf(o);
          return (
            <MarketRow
              key={answerKey(o)}
              {...{ ask, q, option: o, ...words }}
              sign={<ItemSign catalog={catalog} id={sign} />}
              verb={text(`mv.ui.do.${actionOf(o).do}`)}
            />
          );
        })}
      </ul>
    </section>
  );
}

/** Returns the icon, title and note of a market row. */
function useRowWords(dock: DockView): (o: AnswerOption) => RowWords {
  const { catalog, view } = useGame();
  const facts = useFacts();
  const say = useSay();
  const text = useText();
  const shipWords = useShipWords();
  const p = view.players[view.active];
  const market = dock.market ?? '';
  return (o) => {
    const a = actionOf(o);
    switch (a.do) {
      case 'buy': {
        const good = catalog.good(a.good);
        const stock = good?.factory ? 1 : (view.cultures[market]?.goods ?? 0);
        const fits = p ? facts.goodsThatFit(p) : 0;
        const note = [
          text('mv.ui.stock', { count: stock }),
          text('mv.ui.fits', { count: fits }),
          text('mv.ui.sellsFor', { credits: good?.resale ?? 0 }),
        ];
        return {
          sign: a.good,
          title: say(itemMsg(catalog, a.good)),
          note: note.join(' · '),
        };
      }
      case 'equip':
        return {
          sign: a.item,
          title: say(itemMsg(catalog, a.item)),
          note: `${text(`mv.ui.equipment.${a.item}`)} · ${text('mv.ui.stock', { count: view.stock[a.item] })}`,
        };
      case 'ship':
        return {
          sign: `ship:${a.ship}`,
          title: say(shipMsg(a.ship)),
          note: `${shipWords(a.ship).can} · ${text('mv.ui.tradeIn', { credits: p ? catalog.ship(p.ship).tradeIn : 0 })}`,
        };
      case 'buyRelic':
        return {
          sign: `relic:${a.relic}`,
          title: say(relicMsg(a.relic)),
          note: text(`mv.ui.relic.${a.relic}`),
        };
      case 'factory':
        return {
          sign: 'factory',
          title: text('mv.ui.factoryOf', { culture: cultureMsg(market) }),
          note: text('mv.ui.factoryNote', { worth: catalog.culture(market)?.deed ?? 0 }),
        };
      case 'spaceport':
        return {
          sign: 'spaceport',
          title: say(spaceMsg(a.orbit)),
          note: text('mv.ui.portNote', {
            worth: catalog.pack.constants.spaceport,
            percent: catalog.pack.constants.portCommission,
          }),
        };
      case 'pickUp': {
        const to = catalog.passenger(a.passenger)?.to ?? '';
        return {
          sign: a.passenger,
          title: say(itemMsg(catalog, a.passenger)),
          note: text('mv.ui.boundFor', { to: cultureMsg(to) }),
        };
      }
      default:
        return { sign: `iou:${market}`, title: say(o.label), note: text('mv.ui.iouNote') };
    }
  };
}
