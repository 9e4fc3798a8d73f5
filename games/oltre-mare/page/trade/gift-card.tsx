import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { SeatBadge } from '@fondaco/page-kit/icons/seat-badge.tsx';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { RuleLink } from '@fondaco/page-kit/ui/rule-link.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import type { Bargain } from '../../rules/facts/index.ts';
import { Coin, SmallCard, UnseenCard } from '../cards/small.tsx';
import { colourOf, useFacts, useGame, useSeatName } from '../game.tsx';

interface Props {
  gift: Bargain;
  /** It is offered to everybody, not only to the partner. */
  toAll: boolean;
  busy: boolean;
  onAsk(): void;
  onGive(): void;
}

/** The second press that a gift needs. Asking for something comes first, and neither button invites more than the other. */
export function GiftCard({ gift, toAll, busy, onAsk, onGive }: Props) {
  const { catalog, table, view, me } = useGame();
  const facts = useFacts();
  const text = useText();
  const name = useSeatName();
  if (me === null) return null;
  const { prestige } = facts.after(view, me, gift);
  return (
    <section className="om-compose om-gift" tabIndex={-1} aria-label={text('om.ui.gift.title')}>
      <h3>{text('om.ui.gift.title')}</h3>
      <p>
        <b>{text('om.ui.gift.nothing')}</b>{' '}
        {prestige.gains &&
          !toAll &&
          text(prestige.seat === me ? 'om.ui.gift.youGain' : 'om.ui.gift.gains', {
            who: { seat: prestige.seat },
          })}{' '}
        <RuleLink rule="om.trade.5" />
      </p>
      <div className="om-gift-way">
        {gift.give.map((piece, i) =>
          piece.card ? (
            <SmallCard key={piece.card} catalog={catalog} id={piece.card} />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: unseen cards of one good are alike
            <UnseenCard key={i} catalog={catalog} good={piece.good}>
              {null}
            </UnseenCard>
          ),
        )}
        {gift.ducats < 0 && <Coin n={-gift.ducats} />}
        <Icon name="forward" size={22} />
        {toAll ? (
          <b>{text('om.ui.trade.everyone')}</b>
        ) : (
          <span className="om-gift-who">
            <SeatBadge colour={colourOf(table, gift.partner)} size={34} />
            <b>{name(gift.partner)}</b>
          </span>
        )}
      </div>
      <div className="om-gift-buttons">
        <Button onClick={onAsk}>{text('om.ui.gift.ask')}</Button>
        <Button aria-disabled={busy} onClick={() => !busy && onGive()}>
          {text('om.ui.gift.give')}
        </Button>
      </div>
    </section>
  );
}
