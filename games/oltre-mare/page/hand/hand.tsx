import { useSize } from '@fondaco/page-kit/ui/use-size.ts';
import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import { type CSSProperties, type KeyboardEvent, useState } from 'react';
import type { CardId } from '../../rules/index.ts';
import { CardFace } from '../cards/card-face.tsx';
import { goodClass } from '../cards/signs.tsx';
import { cardMsg } from '../catalog.ts';
import { useGame } from '../game.tsx';
import { cardPlace } from '../glides.tsx';
import { HAND_SORTS, type HandSort, moveItem, sortHand } from './order.ts';
import { type Spread, spreadHand } from './spread.ts';
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
  const [list, room] = useSize<HTMLDivElement>();
  const [sort, setSort] = useStored<HandSort>('fondaco.om.sort', 'good');
  const [ownOrder, setOwnOrder] = useStored<CardId[]>(`fondaco.om.hand.${table.id}`, []);
  const [focus, setFocus] = useState<CardId | null>(null);
  const [hasFocus, setHasFocus] = useState(false);
  const [hovered, setHovered] = useState<CardId | null>(null);
  const order = sortHand(catalog, cards, sort, ownOrder);
  const stop = focus !== null && order.includes(focus) ? focus : order[0];

  const place = (card: CardId, to: number): void => {
    setOwnOrder(moveItem(order, card, to));
    setSort('own');
  };
  const drag = useCardDrag({
    onDrop(card, target) {
      const drop = target?.closest<HTMLElement>('[data-om-drop]')?.dataset.omDrop;
      const on = target?.closest<HTMLElement>('[data-card]')?.dataset.card;
      if (drop) use.onDrop?.(card, drop);
      else if (target && list.current?.contains(target))
        place(card, on === undefined ? order.length : order.indexOf(on));
    },
  });
  const wanted = hovered ?? (hasFocus ? focus : null);
  const raised = wanted === null || drag.dragged ? -1 : order.indexOf(wanted);
  const spread = room && spreadHand(room, order.length, raised < 0 ? null : raised);

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
    <div className={`om-hand om-hand-${spread?.size ?? 'large'}`} data-part="hand">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be no list of cards */}
      <div
        ref={list}
        className={`om-hand-cards ${spread && room && spread.width > room.width ? 'om-hand-scrolls' : ''}`}
        role="group"
        aria-label={text('om.ui.hand', { count: cards.length })}
        onKeyDown={onKey}
        onFocus={() => setHasFocus(true)}
        onBlur={() => setHasFocus(false)}
        style={{ '--om-step': `${spread?.step ?? 0}px` } as CSSProperties}
      >
        {order.map((card, i) => {
          const sign = use.chosen.get(card);
          const held = drag.dragged?.id === card ? drag.dragged : null;
          const unfit = use.unfit?.(card) ?? false;
          const looks = [
            sign === undefined ? '' : 'om-card-chosen',
            unfit ? 'om-card-faint' : '',
            held ? 'om-card-dragged' : '',
            i === raised ? 'om-card-raised' : '',
            coverLook(spread, i),
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
              style={placeStyle(spread, i)}
              onFocus={() => setFocus(card)}
              onPointerEnter={(e) => e.pointerType === 'mouse' && setHovered(card)}
              onPointerLeave={() => setHovered(null)}
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

/** What a card shows of itself when the next one covers part of it. */
function coverLook(spread: Spread | null, i: number): string {
  if (!spread?.places[i]?.isCovered) return '';
  return `om-card-slim om-card-${spread.room}`;
}

function placeStyle(spread: Spread | null, i: number): CSSProperties {
  const place = spread?.places[i];
  return place ? { left: place.x, top: place.y } : { visibility: 'hidden' };
}
