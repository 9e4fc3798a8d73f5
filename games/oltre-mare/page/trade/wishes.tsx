import type { Form } from '@fondaco/kernel';
import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import { useState } from 'react';
import type { Wishes } from '../../rules/index.ts';
import { goodMsg } from '../catalog.ts';
import { useGame } from '../game.tsx';
import { ClaimForm } from './claim-form.tsx';
import { ClaimSigns } from './offer-side.tsx';
import { claimFields } from './terms.ts';

/** om.trade.10: the wishes that go with the goods asked for. They bind nobody. */
export function WishNotes({ wishes }: { wishes: Wishes | undefined }) {
  const { catalog } = useGame();
  const say = useSay();
  const text = useText();
  const entries = Object.entries(wishes ?? {}).filter(([, wish]) => Object.keys(wish).length > 0);
  if (entries.length === 0) return null;
  return (
    <div className="om-claims">
      {entries.map(([good, wish]) => (
        <p key={good} className="om-claim om-wish">
          <span className="om-claim-tag">{text('om.ui.trade.wish')}</span>{' '}
          <span className="om-cap">{say(goodMsg(catalog, good))}</span>
          <ClaimSigns claim={wish} />
          <i>{text('om.ui.trade.wishHint')}</i>
        </p>
      ))}
    </div>
  );
}

interface Props {
  goods: readonly string[];
  wishes: Wishes;
  form: Form;
  onWishes(wishes: Wishes): void;
}

/** The wishes for the goods asked for, with buttons to make or change one. */
export function WishesEditor({ goods, wishes, form, onWishes }: Props) {
  const [wishing, setWishing] = useState<string | null>(null);
  const { catalog } = useGame();
  const text = useText();
  if (goods.length === 0) return null;
  if (wishing !== null && goods.includes(wishing))
    return (
      <ClaimForm
        title={text('om.ui.trade.wishOf', { good: goodMsg(catalog, wishing) })}
        fields={claimFields(form, 'wishes')}
        claim={wishes[wishing] ?? {}}
        unsaid={text('om.ui.trade.unwished')}
        onClaim={(wish) => onWishes({ ...wishes, [wishing]: wish })}
        onDone={() => setWishing(null)}
      />
    );
  const named = [...new Set(goods)];
  const kept = Object.fromEntries(Object.entries(wishes).filter(([good]) => named.includes(good)));
  return (
    <div className="om-sayings">
      <WishNotes wishes={kept} />
      {named.map((good) => (
        <Button key={good} className="om-saying-open" onClick={() => setWishing(good)}>
          <Icon name="talk" />
          {text('om.ui.trade.wishOf', { good: goodMsg(catalog, good) })}
        </Button>
      ))}
    </div>
  );
}
