import type { OwnQuestion } from '@fondaco/kernel';
import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import type { ReactNode } from 'react';
import { MarketRow } from '../../../shared/page/market-row.tsx';
import type { StandardAction } from '../../rules/index.ts';
import { type AnswerOption, type AnswerProps, actionOf, answerKey } from '../answers.ts';
import { BASE, cultureMsg, itemMsg, rewardMsg } from '../catalog.ts';
import { placeMsg } from '../chart/board-side.ts';
import { useFacts, useGame } from '../game.tsx';
import { Credits, ItemSign, MarketTokens } from '../signs.tsx';
import { findFrame } from '../view.ts';
import { WhereSold } from './where.tsx';
import './market.css';

interface Props {
  ask: AnswerProps;
  q: OwnQuestion;
}

/** The id of the item a market action is about. */
const itemOf = (a: StandardAction): string => {
  switch (a.do) {
    case 'buy':
    case 'sell':
      return a.good;
    case 'tech':
      return a.tech;
    case 'equip':
    case 'offload':
      return a.item;
    case 'buyReward':
      return a.reward;
    case 'pickUp':
    case 'dropOff':
      return a.passenger;
    default:
      return '';
  }
};

const PART_ACTIONS = {
  sell: ['sell', 'dropOff'],
  buy: ['buy'],
  passengers: ['pickUp'],
  techs: ['tech', 'buyReward'],
  equipment: ['equip'],
  offload: ['offload'],
} as const;

/** mvs.market.1: everything that can be done at a dock, or with the Shuttle. */
export function Market({ ask, q }: Props) {
  const { catalog, view } = useGame();
  const say = useSay();
  const text = useText();
  const part = (name: keyof typeof PART_ACTIONS): AnswerOption[] => {
    const does: readonly string[] = PART_ACTIONS[name];
    return q.options.filter((o) => does.includes(actionOf(o).do));
  };
  const rows = (list: readonly AnswerOption[], primary = false): ReactNode => (
    <ul className="mv-rows">
      {list.map((o) => {
        const a = actionOf(o);
        const id = itemOf(a);
        return (
          <MarketRow
            key={answerKey(o)}
            {...{ ask, q, primary }}
            option={o}
            sign={<ItemSign catalog={catalog} id={id} />}
            title={say(a.do === 'buyReward' ? rewardMsg(id) : itemMsg(catalog, id))}
            note={<ItemNote a={a} />}
            verb={text(`mvs.ui.do.${a.do}`)}
          />
        );
      })}
    </ul>
  );
  const section = (name: keyof typeof PART_ACTIONS, primary = false): ReactNode => {
    const list = part(name);
    if (list.length === 0) return null;
    return (
      <section className={`mvs-panel mvs-part-${name}`}>
        <h3>{text(`mvs.ui.part.${name}`)}</h3>
        {rows(list, primary)}
      </section>
    );
  };
  const offload = part('offload');
  const aboard = [...new Set(view.players[view.active]?.cargo ?? [])].filter((x) =>
    catalog.good(x),
  );
  const sold = q.options.flatMap((o) => {
    const a = actionOf(o);
    return a.do === 'buy' && !aboard.includes(a.good) ? [a.good] : [];
  });
  return (
    <div className="mvs-desk">
      <MarketHead />
      <div className="mvs-desk-parts">
        {section('sell', true)}
        {section('buy')}
        {section('passengers')}
        {section('techs')}
        {section('equipment')}
        <WhereSold goods={[...new Set([...aboard, ...sold])]} />
        {offload.length > 0 && (
          <details className="mvs-panel mvs-offload">
            <summary>{text('mvs.ui.part.offload')}</summary>
            {rows(offload)}
          </details>
        )}
      </div>
    </div>
  );
}

/** Facts about an item that help to decide on an action. */
function ItemNote({ a }: { a: StandardAction }): ReactNode {
  const { catalog, view } = useGame();
  const facts = useFacts();
  const text = useText();
  const p = view.players[view.active];
  const market = findFrame(view, 'dock')?.market ?? '';
  switch (a.do) {
    case 'sell': {
      const n = p?.cargo.filter((x) => x === a.good).length ?? 0;
      return a.high ? text('mvs.ui.note.high') : text('mvs.ui.aboardN', { count: n });
    }
    case 'buy': {
      const left = view.cultures[market]?.goods.filter((x) => x === a.good).length ?? 0;
      const free = a.deal === undefined ? '' : ` · ${text(`mvs.reward.${a.deal}`)}`;
      const { grade = 'basic' } = catalog.good(a.good) ?? {};
      const dots = text('mvs.ui.dots', { count: p ? facts.dots(view, p, a.good) : 0 });
      return `${text(`mvs.ui.grade.${grade}`)} · ${dots} · ${text('mvs.ui.leftN', { n: left })}${free}`;
    }
    case 'tech':
      return text(`mvs.ui.tech.${catalog.tech(a.tech)?.kind ?? a.tech}`);
    case 'buyReward':
      return text(`mvs.ui.reward.${catalog.reward(a.reward)?.kind ?? a.reward}`, { count: 0 });
    case 'equip':
      return text(`mvs.ui.equip.${a.item}`);
    case 'pickUp':
    case 'dropOff': {
      const info = catalog.passenger(a.passenger);
      const to = text('mvs.ui.boundFor', { to: cultureMsg(info?.to ?? BASE) });
      const fame = info?.fame ? ` · ${text('mvs.ui.fame', { count: info.fame })}` : '';
      const infamy = info?.infamy ? ` · ${text('mvs.ui.infamy', { count: info.infamy })}` : '';
      return `${to} · ${text('mvs.ui.dots', { count: p ? facts.dots(view, p, a.passenger) : 0 })}${fame}${infamy}`;
    }
    default:
      return null;
  }
}

/** The head of the market: its culture and state, and which actions and credits are left. */
function MarketHead() {
  const { catalog, view } = useGame();
  const say = useSay();
  const text = useText();
  const dock = findFrame(view, 'dock');
  const p = view.players[view.active];
  if (!dock || !p) return null;
  const culture = dock.market === BASE ? undefined : catalog.culture(dock.market);
  const left = (n: number | null): string =>
    n === null ? text('mvs.ui.noLimit') : text('mvs.ui.leftN', { n });
  const iou = p.contacts[dock.market] ?? 0;
  return (
    <header className="mvs-desk-head">
      <div>
        <p className="mvs-eyebrow">{say(placeMsg(catalog, p.space))}</p>
        <h2>
          {culture && <span className="mvs-number">{culture.number}</span>}
          {say(cultureMsg(dock.market))}
          {culture && <MarketTokens market={view.cultures[culture.id]?.market ?? []} />}
        </h2>
      </div>
      <ul className="mv-pills">
        <li>
          {text('mvs.ui.buys')} <b>{left(dock.buys)}</b>
        </li>
        <li>
          {text('mvs.ui.sells')} <b>{left(dock.sells)}</b>
        </li>
        {iou > 0 && <li className="mvs-iou">{text('mvs.ui.iouLeft', { credits: iou })}</li>}
        <li className="mv-pill-money">
          <Credits n={p.credits} />
        </li>
      </ul>
    </header>
  );
}
