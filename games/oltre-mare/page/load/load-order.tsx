import type { Seat } from '@fondaco/kernel';
import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { CardId } from '../../rules/index.ts';
import { goodClass } from '../cards/signs.tsx';
import { PileTop, SmallCard } from '../cards/small.tsx';
import { cardMsg } from '../catalog.ts';
import { useGame } from '../game.tsx';
import { moveItem } from '../hand/order.ts';
import { useCardDrag } from '../hand/use-card-drag.ts';
import './load.css';

interface Props {
  seat: Seat;
  /** From the bottom up: the last card will lie on top. */
  order: CardId[];
  onOrder(order: CardId[]): void;
}

/** The played cards in the order they are loaded. Players reorder them by dragging, with arrow keys or with buttons. */
export function LoadOrder({ seat, order, onOrder }: Props) {
  const { catalog } = useGame();
  const text = useText();
  const list = useRef<HTMLOListElement>(null);
  const [focus, setFocus] = useState<CardId | null>(null);
  const stop = focus !== null && order.includes(focus) ? focus : order[0];
  const [said, setSaid] = useState('');

  const move = (card: CardId, to: number): void => {
    if (to < 0 || to >= order.length) return;
    onOrder(moveItem(order, card, to));
    setSaid(text('om.ui.load.at', { card: cardMsg(catalog, card), n: to + 1, of: order.length }));
  };
  const drag = useCardDrag({
    onOver(card, _target, x) {
      const to = dropIndex(list.current, card, x);
      if (to !== order.indexOf(card)) onOrder(moveItem(order, card, to));
    },
    onDrop() {},
  });
  const onKey = (e: KeyboardEvent, card: CardId): void => {
    const step = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }[e.key];
    if (step === undefined) return;
    e.preventDefault();
    const at = order.indexOf(card);
    if (e.shiftKey || e.altKey) {
      const next = order[at + step];
      if (next !== undefined) focusOn(list.current, next);
    } else move(card, at + step);
  };

  return (
    <section className="om-quay" aria-label={text('om.ui.load.title')}>
      <p className="om-quay-help">{text('om.ui.load.help')}</p>
      <div className="om-quay-row">
        <div className="om-quay-pile">
          <PileTop seat={seat} />
          <small>{text('om.ui.load.now')}</small>
        </div>
        <ol ref={list} className="om-quay-cards">
          {order.map((card, i) => {
            const held = drag.dragged?.id === card;
            const top = i === order.length - 1;
            return (
              <li key={card} data-quay={card} className={top ? 'om-quay-top' : ''}>
                <button
                  type="button"
                  className={`om-quay-card ${goodClass(catalog.card(card).good)} ${held ? 'om-card-dragged' : ''}`}
                  tabIndex={card === stop ? 0 : -1}
                  aria-label={text('om.ui.load.at', {
                    card: cardMsg(catalog, card),
                    n: i + 1,
                    of: order.length,
                  })}
                  aria-roledescription={text('om.ui.load.movable')}
                  onFocus={() => setFocus(card)}
                  onKeyDown={(e) => onKey(e, card)}
                  {...drag.handlers(card)}
                >
                  <SmallCard catalog={catalog} id={card} />
                </button>
                <span className="om-quay-moves">
                  <button
                    type="button"
                    aria-label={text('om.ui.load.earlier', { card: cardMsg(catalog, card) })}
                    aria-disabled={i === 0}
                    onClick={() => move(card, i - 1)}
                  >
                    <Icon name="left" />
                  </button>
                  <span aria-hidden="true">{top ? text('om.ui.load.top') : i + 1}</span>
                  <button
                    type="button"
                    aria-label={text('om.ui.load.later', { card: cardMsg(catalog, card) })}
                    aria-disabled={top}
                    onClick={() => move(card, i + 1)}
                  >
                    <Icon name="right" />
                  </button>
                </span>
              </li>
            );
          })}
        </ol>
      </div>
      <p className="unseen" aria-live="polite">
        {said}
      </p>
    </section>
  );
}

function focusOn(list: Element | null, card: CardId): void {
  list?.querySelector<HTMLElement>(`[data-quay="${card}"] .om-quay-card`)?.focus();
}

/** The index at which a card dropped at screen position `x` is inserted. */
function dropIndex(list: Element | null, card: CardId, x: number): number {
  const others = [...(list?.querySelectorAll<HTMLElement>('[data-quay]') ?? [])].filter(
    (el) => el.dataset.quay !== card,
  );
  const at = others.findIndex((el) => {
    const box = el.getBoundingClientRect();
    return x < box.left + box.width / 2;
  });
  return at < 0 ? others.length : at;
}
