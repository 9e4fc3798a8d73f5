import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import type { CardId } from '../../rules/index.ts';
import { GoodGlyph, goodClass } from '../cards/signs.tsx';
import { SmallCard } from '../cards/small.tsx';
import { cardMsg, goodMsg } from '../catalog.ts';
import { useGame } from '../game.tsx';

interface GoodsProps {
  label: string;
  goods: readonly string[];
  onPick(good: string): void;
}

/** A button for each good, which adds one of it. */
export function GoodButtons({ label, goods, onPick }: GoodsProps) {
  const { catalog } = useGame();
  const say = useSay();
  const text = useText();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row
    <div className="om-pick" role="group" aria-label={label}>
      {goods.map((good) => (
        <button
          key={good}
          type="button"
          className={`om-pick-good ${goodClass(good)}`}
          aria-label={text('om.ui.trade.add', { what: goodMsg(catalog, good) })}
          onClick={() => onPick(good)}
        >
          <GoodGlyph good={good} />
          <span className="om-cap">{say(goodMsg(catalog, good))}</span>
          <Icon name="plus" />
        </button>
      ))}
    </div>
  );
}

interface CardsProps {
  label: string;
  cards: readonly CardId[];
  chosen: readonly CardId[];
  onToggle(card: CardId): void;
}

/** Buttons to choose own cards, for screens where the hand itself is out of sight. */
export function CardButtons({ label, cards, chosen, onToggle }: CardsProps) {
  const { catalog } = useGame();
  const say = useSay();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row
    <div className="om-pick" role="group" aria-label={label}>
      {cards.map((card) => (
        <button
          key={card}
          type="button"
          className="om-pick-card"
          aria-pressed={chosen.includes(card)}
          aria-label={say(cardMsg(catalog, card))}
          onClick={() => onToggle(card)}
        >
          <SmallCard catalog={catalog} id={card} />
        </button>
      ))}
    </div>
  );
}

/** A button around a piece of the draft; pressing it removes the piece. */
export function Removable(props: { label: string; onRemove(): void; children: React.ReactNode }) {
  const text = useText();
  return (
    <button
      type="button"
      className="om-removable"
      aria-label={text('om.ui.trade.remove', { what: props.label })}
      onClick={props.onRemove}
    >
      {props.children}
      <span className="om-removable-x" aria-hidden="true">
        <Icon name="cross" />
      </span>
    </button>
  );
}
