import type { OwnQuestion } from '@fondaco/kernel';
import { useState } from 'react';
import { FormEditor } from '../../../../table/form-editor.tsx';
import { Button } from '../../../../ui/button.tsx';
import { useSay, useText } from '../../../../words/words.tsx';
import { type Ask, actionOf, keyOf, send, Why } from '../part.tsx';
import { DEALS } from './sorts.ts';

interface Props {
  ask: Ask;
  q: OwnQuestion;
}

/** Trading with players on the same space: standing offers, and forms for new ones. */
export function Deals({ ask, q }: Props) {
  const say = useSay();
  const text = useText();
  const [open, setOpen] = useState<string | null>(null);
  const offers = q.options.filter((o) => DEALS.includes(actionOf(o).do));
  if (offers.length + q.forms.length === 0) return null;
  return (
    <section className="mv-market-part mv-deals" aria-label={text('mv.ui.deals')}>
      <h3>{text('mv.ui.deals')}</h3>
      <ul>
        {offers.map((o) => (
          <li key={keyOf(o)}>
            <Button
              look={actionOf(o).do === 'accept' && !o.off ? 'agree' : 'plain'}
              aria-disabled={ask.busy || o.off !== undefined}
              onClick={() => {
                if (!o.off) send(ask, q, o.action);
              }}
            >
              {say(o.label)}
            </Button>
            {o.off && <Why off={o.off} />}
          </li>
        ))}
        {q.forms.map((form) => {
          const key = JSON.stringify(form.base);
          return (
            <li key={key}>
              <Button
                aria-expanded={open === key}
                onClick={() => setOpen(open === key ? null : key)}
              >
                {say(form.label)}
              </Button>
              {open === key && (
                <FormEditor
                  form={form}
                  prefix="mvc"
                  busy={ask.busy}
                  onSend={(action) => {
                    setOpen(null);
                    send(ask, q, action);
                  }}
                />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
