import { SeatBadge } from '@fondaco/page-kit/icons/seat-badge.tsx';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import type { CardId, OfferView } from '../../rules/index.ts';
import { ANY, goodMsg } from '../catalog.ts';
import { colourOf, useFacts, useGame } from '../game.tsx';
import { CardButtons } from './pickers.tsx';
import { WishNotes } from './wishes.tsx';

interface Props {
  offer: OfferView;
  cards: CardId[];
  busy: boolean;
  onToggle(card: CardId): void;
  onSend(): void;
  onCancel(): void;
}

/** The form to accept an offer (om.trade.4): the offer names goods, the giver chooses the cards. */
export function AcceptForm({ offer, cards, busy, onToggle, onSend, onCancel }: Props) {
  const { catalog, view, me, table } = useGame();
  const facts = useFacts();
  const text = useText();
  const hand = me === null ? [] : (view.players[me]?.hand ?? []);
  const fitting = hand.filter(
    (id) => offer.get.includes(ANY) || offer.get.includes(catalog.card(id).good),
  );
  const left = facts.openRequests(offer.get, cards);
  return (
    <section className="om-compose" tabIndex={-1} aria-label={text('om.ui.trade.desk')}>
      <header>
        <SeatBadge colour={colourOf(table, offer.from)} />
        <h3>{text('om.ui.trade.chooseFor', { who: { seat: offer.from } })}</h3>
      </header>
      <WishNotes wishes={offer.wishes} />
      <CardButtons
        label={text('om.field.cards')}
        cards={fitting}
        chosen={cards}
        onToggle={onToggle}
      />
      <footer>
        <span className="om-compose-note">
          {left.length > 0
            ? text('om.ui.trade.stillAsked', { goods: left.map((g) => goodMsg(catalog, g)) })
            : text('om.ui.trade.chosenAll')}
        </span>
        <span className="om-compose-buttons">
          <Button look="quiet" onClick={onCancel}>
            {text('om.ui.trade.cancel')}
          </Button>
          <Button
            look="agree"
            aria-disabled={left.length > 0 || busy}
            onClick={() => {
              if (left.length === 0) onSend();
            }}
          >
            {text('om.ui.trade.acceptThis')}
          </Button>
        </span>
      </footer>
    </section>
  );
}
