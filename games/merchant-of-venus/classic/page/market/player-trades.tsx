import type { Json, OwnQuestion } from '@fondaco/kernel';
import { SeatBadge } from '@fondaco/page-kit/icons/seat-badge.tsx';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { Why } from '@fondaco/page-kit/ui/why.tsx';
import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import { useState } from 'react';
import { type AnswerOption, type AnswerProps, actionOf, sendActions } from '../answers.ts';
import { dockFrame } from '../catalog.ts';
import { colourOf, useGame, useSeatName } from '../game.tsx';
import { TRADE_ACTIONS } from './action-groups.ts';
import { OfferComposer } from './offer-composer.tsx';
import { type DockOffer, type TradeTerms, termsFor } from './terms.ts';
import { TradePreview, TradeSide } from './trade-sides.tsx';
import './deals.css';

interface Props {
  ask: AnswerProps;
  q: OwnQuestion;
}

interface OfferDraft {
  form: OwnQuestion['forms'][number];
  terms: TradeTerms;
}

const NO_TERMS: TradeTerms = { give: [], get: [], credits: 0 };

/** Trades with players on the same space: open offers with buttons to answer or counter them, and new offers. */
export function PlayerTrades({ ask, q }: Props) {
  const { view, table } = useGame();
  const say = useSay();
  const text = useText();
  const name = useSeatName();
  const [draft, setDraft] = useState<OfferDraft | null>(null);
  const answers = q.options.filter((o) => TRADE_ACTIONS.includes(actionOf(o).do));
  const offers: readonly DockOffer[] = dockFrame(view)?.offers ?? [];
  const mine = offers.filter((o) => o.from === q.seat || o.to === q.seat);
  const forms = q.forms.filter(({ base }) => base.do === 'offer');
  if (mine.length + forms.length === 0) return null;
  const answersTo = (offer: DockOffer): AnswerOption[] =>
    answers.filter((o) => {
      const a = actionOf(o);
      return 'offer' in a && a.offer === offer.id;
    });
  const counterOf = (offer: DockOffer) => forms.find(({ base }) => base.counters === offer.id);
  const fresh = forms.filter(({ base }) => base.counters === undefined);
  return (
    <section className="mv-market-part mv-deals" aria-label={text('mv.ui.deals')}>
      <h3>{text('mv.ui.deals')}</h3>
      {mine.map((offer) => {
        const other = offer.from === q.seat ? offer.to : offer.from;
        const terms = termsFor(offer, q.seat);
        const counter = counterOf(offer);
        return (
          <article key={offer.id} className="mv-deal">
            <header>
              <SeatBadge colour={colourOf(table, other)} />
              <h4>{name(other)}</h4>
              <small>
                {text(offer.from === q.seat ? 'mv.ui.deal.yours' : 'mv.ui.deal.theirs')}
              </small>
            </header>
            <div className="mv-deal-swap">
              <TradeSide
                label={text('mv.ui.deal.give')}
                items={terms.give}
                credits={terms.credits}
              />
              <TradeSide
                label={text('mv.ui.deal.get')}
                items={terms.get}
                credits={-terms.credits}
              />
            </div>
            <TradePreview terms={terms} seat={q.seat} other={other} />
            <div className="mv-deal-answers">
              {answersTo(offer).map((o) => (
                <Button
                  key={actionOf(o).do}
                  look={actionOf(o).do === 'accept' && !o.off ? 'agree' : 'plain'}
                  aria-disabled={ask.busy || o.off !== undefined}
                  aria-label={say(o.label)}
                  onClick={() => {
                    if (!o.off) sendActions(ask, q, o.action);
                  }}
                >
                  {text(`mv.ui.deal.${actionOf(o).do}`)}
                </Button>
              ))}
              {counter && (
                <Button onClick={() => setDraft({ form: counter, terms })}>
                  {text('mv.ui.deal.counter')}
                </Button>
              )}
            </div>
            {answersTo(offer).map((o) => o.off && <Why key={actionOf(o).do} off={o.off} />)}
          </article>
        );
      })}
      {draft ? (
        <OfferComposer
          key={JSON.stringify(draft.form.base)}
          {...draft}
          seat={q.seat}
          busy={ask.busy}
          onCancel={() => setDraft(null)}
          onSend={(action: Json) => {
            setDraft(null);
            sendActions(ask, q, action);
          }}
        />
      ) : (
        <div className="mv-deal-answers">
          {fresh.map((form) => (
            <Button
              key={JSON.stringify(form.base)}
              onClick={() => setDraft({ form, terms: NO_TERMS })}
            >
              {say(form.label)}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}
