import type { Form } from '@fondaco/kernel';
import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { useState } from 'react';
import type { CardId } from '../../rules/index.ts';
import { goodMsg } from '../catalog.ts';
import { useGame } from '../game.tsx';
import { ClaimForm } from './claim-form.tsx';
import { ClaimBubble } from './offer-side.tsx';
import { claimFields, type OfferDraft } from './terms.ts';

/** The claims about the given cards, with buttons to make or change one. */
export function ClaimsEditor(props: {
  draft: OfferDraft;
  form: Form;
  onDraft(draft: OfferDraft): void;
}) {
  const { draft, form, onDraft } = props;
  const [saying, setSaying] = useState<CardId | null>(null);
  const { catalog, me } = useGame();
  const text = useText();
  if (saying !== null && draft.give.includes(saying))
    return (
      <ClaimForm
        title={text('om.ui.trade.sayOf', { good: goodMsg(catalog, catalog.card(saying).good) })}
        fields={claimFields(form, 'claims')}
        unsaid={text('om.ui.trade.unsaid')}
        claim={draft.claims[saying] ?? {}}
        onClaim={(claim) => onDraft({ ...draft, claims: { ...draft.claims, [saying]: claim } })}
        onDone={() => setSaying(null)}
      />
    );
  return (
    <div className="om-sayings">
      {draft.give.map((card) => {
        const { good } = catalog.card(card);
        const claim = draft.claims[card];
        const said = claim && Object.keys(claim).length > 0;
        return (
          <span key={card} className="om-saying">
            {said && me !== null && <ClaimBubble who={me} piece={{ good, card, claim }} />}
            <Button className="om-saying-open" onClick={() => setSaying(card)}>
              <Icon name="talk" />
              {text(said ? 'om.ui.trade.sayElse' : 'om.ui.trade.sayOf', {
                good: goodMsg(catalog, good),
              })}
            </Button>
          </span>
        );
      })}
    </div>
  );
}
