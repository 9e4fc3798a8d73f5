import type { Item, OwnQuestion, Seat } from '@fondaco/kernel';
import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { SeatBadge, seatInk } from '@fondaco/page-kit/icons/seat-badge.tsx';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { Why } from '@fondaco/page-kit/ui/why.tsx';
import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import { useState } from 'react';
import type { OfferView, Reason } from '../../rules/index.ts';
import { colourOf, useGame } from '../game.tsx';
import { actionOf } from '../phase-ui.tsx';
import { ClaimBubble, OfferSide } from './offer-side.tsx';
import { formForDraft, offerSides, reasonsAgainst } from './terms.ts';
import { WishNotes } from './wishes.tsx';

interface Props {
  offer: OfferView;
  question: OwnQuestion | null;
  /** What the open editor does with this offer. */
  current: 'counter' | 'take' | 'change' | null;
  onTake(): void;
  onCounter(): void;
  onDecline(because: Reason | undefined): void;
  onChange(): void;
  onWithdraw(): void;
}

/** An offer drawn as a mat with two sides, always from the viewer's point of view. */
export function OfferMat(props: Props) {
  const { offer, question } = props;
  const { table, me } = useGame();
  const text = useText();
  const { get, give, ducats } = offerSides(offer, me);
  const mine = offer.from === me;
  const party = mine || offer.to === me;
  const taker: Seat = mine ? offer.from : offer.to;
  const other: Seat = mine ? offer.to : offer.from;
  const accept = question?.options.find((o) => {
    const a = actionOf(o);
    return a.do === 'accept' && a.offer === offer.id && o.off;
  });
  return (
    <article
      className={`om-mat ${props.current ? 'om-mat-current' : ''}`}
      style={
        { '--om-p': seatInk(colourOf(table, mine ? offer.to : offer.from)) } as React.CSSProperties
      }
      data-offer={offer.id}
    >
      <header>
        <SeatBadge colour={colourOf(table, offer.from)} />
        <h3>
          {mine
            ? text('om.ui.trade.yours', { who: { seat: offer.to } })
            : party
              ? text('om.ui.trade.offers', { who: { seat: offer.from } })
              : text('om.ui.trade.between', { from: { seat: offer.from }, to: { seat: offer.to } })}
        </h3>
        {mine && <SeatBadge colour={colourOf(table, offer.to)} size={20} />}
        {props.current === 'counter' && (
          <span className="om-mat-state">{text('om.ui.trade.countering')}</span>
        )}
      </header>
      <div className="om-swap">
        <div>
          <p className="om-swap-label">
            {party
              ? text('om.ui.trade.youGet')
              : text('om.ui.trade.gets', { who: { seat: taker } })}
          </p>
          <OfferSide pieces={get} ducats={ducats} giver={other} asked={mine} />
        </div>
        <span className="om-swap-arrow">
          <Icon name="swap" />
        </span>
        <div>
          <p className="om-swap-label">
            {party
              ? text('om.ui.trade.youGive')
              : text('om.ui.trade.gives', { who: { seat: taker } })}
          </p>
          <OfferSide pieces={give} ducats={-ducats} giver={taker} asked={!mine} />
        </div>
      </div>
      <WishNotes wishes={offer.wishes} />
      <Claims offer={offer} />
      {accept?.off && (
        <p className="om-mat-why">
          <Why off={accept.off} />
        </p>
      )}
      {question && party && (
        <MatButtons {...props} question={question} off={accept !== undefined} />
      )}
    </article>
  );
}

function Claims({ offer }: { offer: OfferView }) {
  const text = useText();
  const said = offer.give.filter((p) => p.claim);
  if (said.length > 0)
    return (
      <div className="om-claims">
        {said.map((p, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two claims may be the same
          <ClaimBubble key={i} who={offer.from} piece={p} />
        ))}
      </div>
    );
  return offer.give.length > 0 ? (
    <p className="om-mat-note">{text('om.ui.trade.noClaim')}</p>
  ) : null;
}

function MatButtons(props: Props & { question: OwnQuestion; off: boolean }) {
  const { offer, question, off, current } = props;
  const { me } = useGame();
  const text = useText();
  const [because, setBecause] = useState<Reason | undefined>();
  if (offer.from === me) {
    return (
      <div className="om-mat-buttons">
        <Button onClick={props.onChange}>{text('om.ui.trade.change')}</Button>
        <Button onClick={props.onWithdraw}>{text('om.ui.trade.withdraw')}</Button>
      </div>
    );
  }
  const counter = formForDraft(question.forms, { to: offer.from, counters: offer.id });
  const reasons = reasonsAgainst(question.forms, offer.id);
  return (
    <>
      {reasons.length > 0 && (
        <ReasonChoice reasons={reasons} because={because} onChange={setBecause} />
      )}
      <div className="om-mat-buttons">
        <Button
          look="agree"
          aria-disabled={off}
          onClick={() => {
            if (!off) props.onTake();
          }}
        >
          {text(current === 'take' ? 'om.ui.trade.choosing' : 'om.ui.trade.accept')}
        </Button>
        {counter && (
          <Button aria-pressed={current === 'counter'} onClick={props.onCounter}>
            {text('om.ui.trade.counter')}
          </Button>
        )}
        <Button onClick={() => props.onDecline(because)}>{text('om.ui.trade.decline')}</Button>
      </div>
    </>
  );
}

interface ReasonChoiceProps {
  reasons: readonly Item[];
  because: Reason | undefined;
  onChange(because: Reason | undefined): void;
}

/** What is said with a refusal; nothing at first. */
function ReasonChoice({ reasons, because, onChange }: ReasonChoiceProps) {
  const text = useText();
  const say = useSay();
  return (
    <label className="om-mat-because">
      {text('om.ui.trade.because')}
      <select
        className="select"
        value={because ?? ''}
        onChange={(e) => onChange((e.target.value || undefined) as Reason | undefined)}
      >
        <option value="">{text('om.ui.trade.noReason')}</option>
        {reasons.map(({ id, label }) => (
          <option key={id} value={id}>
            {say(label)}
          </option>
        ))}
      </select>
    </label>
  );
}
