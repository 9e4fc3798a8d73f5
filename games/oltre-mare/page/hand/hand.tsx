import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { CardId } from '../../rules/index.ts';
import { CardFace } from '../cards/card-face.tsx';
import { goodClass } from '../cards/signs.tsx';
import { cardMsg } from '../catalog.ts';
import { useGame } from '../game.tsx';
import { cardPlace } from '../glides.tsx';
import { HAND_SORTS, type HandSort, moveItem, sortHand } from './order.ts';
import { useCardDrag } from './use-card-drag.ts';
import { useStored } from './use-stored.ts';
import './hand.css';

/** What the current phase does with the cards of the hand. */
export interface HandUse {
  /** Chosen cards, each with the badge shown on it: its number, or what happens to it. */
  chosen: ReadonlyMap<CardId, string>;
  /** Absent when cards cannot be chosen. */
  onToggle?(card: CardId): void;
  /** Called when a card is dropped on an element marked `data-om-drop`. */
  onDrop?(card: CardId, place: string): void;
  /** Whether a card cannot be chosen for what is asked. */
  unfit?(card: CardId): boolean;
  /** The length of the run whose price is highlighted on the card; 0 for none. */
  hit?(card: CardId): number;
}

/** The viewer's hand of cards: sorted, draggable, and operable by arrow keys as one tab stop. */
export function Hand({ cards, use }: { cards: readonly CardId[]; use: HandUse }) {
  const { catalog, table } = useGame();
  const say = useSay();
  const text = useText();
  const list = useRef<HTMLDivElement>(null);
  const [sort, setSort] = useStored<HandSort>('fondaco.om.sort', 'good');
  const [ownOrder, setOwnOrder] = useStored<CardId[]>(`fondaco.om.hand.${table.id}`, []);
  const [focus, setFocus] = useState<CardId | null>(null);
  const order = sortHand(catalog, cards, sort, ownOrder);
  const stop = focus !== null && order.includes(focus) ? focus : order[0];

  const place = (card: CardId, to: number): void => {
    setOwnOrder(moveItem(order, card, to));
    setSort('own');
  };
  const drag = useCardDrag({
    onDrop(card, target, x) {
      const drop = target?.closest<HTMLElement>('[data-om-drop]')?.dataset.omDrop;
      if (drop) use.onDrop?.(card, drop);
      else if (target && list.current?.contains(target))
        place(card, dropIndex(list.current, card, x));
    },
  });

  const go = (to: number): void => {
    const card = order[(to + order.length) % order.length];
    if (card === undefined) return;
    setFocus(card);
    list.current?.querySelector<HTMLElement>(`[data-card="${card}"]`)?.focus();
  };
  const onKey = (e: KeyboardEvent): void => {
    const at = stop === undefined ? 0 : order.indexOf(stop);
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 }[e.key];
    if (step !== undefined && e.altKey && stop !== undefined) place(stop, at + step);
    else if (step !== undefined) go(at + step);
    else if (e.key === 'Home') go(0);
    else if (e.key === 'End') go(order.length - 1);
    else return;
    e.preventDefault();
  };

  return (
    <div className="om-hand" data-part="hand">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be no list of cards */}
      <div
        ref={list}
        className="om-hand-cards"
        role="group"
        aria-label={text('om.ui.hand', { count: cards.length })}
        onKeyDown={onKey}
      >
        {order.map((card) => {
          const sign = use.chosen.get(card);
          const held = drag.dragged?.id === card ? drag.dragged : null;
          const unfit = use.unfit?.(card) ?? false;
          const looks = [
            sign === undefined ? '' : 'om-card-chosen',
            unfit ? 'om-card-faint' : '',
            held ? 'om-card-dragged' : '',
          ].join(' ');
          return (
            <button
              key={card}
              type="button"
              data-card={card}
              data-place={cardPlace(card)}
              className={`om-card ${goodClass(catalog.card(card).good)} ${looks}`}
              tabIndex={card === stop ? 0 : -1}
              aria-pressed={sign !== undefined}
              aria-disabled={!use.onToggle || unfit}
              onFocus={() => setFocus(card)}
              onClick={() => {
                if (!drag.wasDrag() && !unfit) use.onToggle?.(card);
              }}
              {...drag.handlers(card)}
            >
              <span className="unseen">
                {sign === undefined
                  ? say(cardMsg(catalog, card))
                  : text('om.ui.chosenAs', { card: cardMsg(catalog, card), sign })}
              </span>
              <CardFace catalog={catalog} id={card} hit={use.hit?.(card) ?? 0} />
              {sign !== undefined && (
                <span className="om-card-badge" aria-hidden="true">
                  {sign}
                </span>
              )}
            </button>
          );
        })}
        {cards.length === 0 && <p className="om-hand-empty">{text('om.ui.noCards')}</p>}
      </div>
      {drag.dragged && (
        <div
          className={`om-card om-card-ghost ${goodClass(catalog.card(drag.dragged.id).good)}`}
          style={{ left: drag.dragged.x, top: drag.dragged.y }}
          aria-hidden="true"
        >
          <CardFace catalog={catalog} id={drag.dragged.id} />
        </div>
      )}
      <div className="om-hand-sort">
        <label>
          <span className="unseen">{text('om.ui.sort')}</span>
          <select value={sort} onChange={(e) => setSort(e.target.value as HandSort)}>
            {HAND_SORTS.map((s) => (
              <option key={s} value={s}>
                {text(`om.ui.sort.${s}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
    </div>
  );
}

/** The index in the row at which a card dropped at screen position `x` is inserted. */
function dropIndex(list: Element, card: CardId, x: number): number {
  const others = [...list.querySelectorAll<HTMLElement>('[data-card]')].filter(
    (el) => el.dataset.card !== card,
  );
  const at = others.findIndex((el) => {
    const box = el.getBoundingClientRect();
    return x < box.left + box.width / 2;
  });
  return at < 0 ? others.length : at;
}
