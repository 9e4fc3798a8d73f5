import type { Form } from '@fondaco/kernel';
import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { useState } from 'react';
import type { CardId } from '../../rules/index.ts';
import { goodMsg } from '../catalog.ts';
import { useGame } from '../game.tsx';
import { ClaimForm } from './claim-form.tsx';
import { ClaimBubble } from './pieces.tsx';
import { aboutField, type Draft } from './terms.ts';

/** What is said of the cards given, and a way to say something. */
export function Sayings(props: { draft: Draft; form: Form; onDraft(draft: Draft): void }) {
  const { draft, form, onDraft } = props;
  const [saying, onSaying] = useState<CardId | null>(null);
  const { catalog, me } = useGame();
  const text = useText();
  if (saying !== null && draft.give.includes(saying))
    return (
      <ClaimForm
        title={text('om.ui.trade.sayOf', { good: goodMsg(catalog, catalog.card(saying).good) })}
        parts={aboutField(form, 'claims')}
        unsaid={text('om.ui.trade.unsaid')}
        claim={draft.claims[saying] ?? {}}
        onClaim={(claim) => onDraft({ ...draft, claims: { ...draft.claims, [saying]: claim } })}
        onDone={() => onSaying(null)}
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
            <Button className="om-saying-open" onClick={() => onSaying(card)}>
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
