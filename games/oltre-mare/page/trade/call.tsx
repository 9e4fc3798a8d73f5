import type { Form } from '@fondaco/kernel';
import { SeatBadge, seatInk } from '@fondaco/page-kit/icons/seat-badge.tsx';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { Why } from '@fondaco/page-kit/ui/why.tsx';
import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import type { View } from '../../rules/index.ts';
import { ActionSign, GoodChip } from '../cards/signs.tsx';
import { ACTION_ICONS, ANY, goodMsg, type TradeView } from '../catalog.ts';
import { colourOf, useGame } from '../game.tsx';
import { callSentence } from './call-words.ts';
import { GoodButtons, Removable } from './pickers.tsx';
import { type CallDraft, claimFields, someField, toggleIconWish } from './terms.ts';
import { WishesEditor, WishNotes } from './wishes.tsx';

interface Props {
  draft: CallDraft;
  form: Form;
  busy: boolean;
  onDraft(draft: CallDraft): void;
  onSend(): void;
  onCancel(): void;
}

/** The form for a call (om.trade.7): tells everyone which goods are wanted and which could be given. */
export function CallComposer({ draft, form, busy, onDraft, onSend, onCancel }: Props) {
  const { catalog, view, me } = useGame();
  const text = useText();
  const empty = draft.want.length + draft.offer.length === 0;
  const held = handOf(view, me).map((id) => catalog.card(id).good);
  const sides = ['want', 'offer'] as const;
  const allowed = (side: 'want' | 'offer'): string[] => {
    const field = someField(form, side);
    if (!field || draft[side].length >= field.max) return [];
    const goods = field.of.map((o) => o.id);
    if (side === 'want') return goods;
    const count = (list: string[], g: string): number => list.filter((x) => x === g).length;
    return goods.filter((g) => count(held, g) > count(draft.offer, g));
  };
  return (
    <section className="om-compose" tabIndex={-1} aria-label={text('om.ui.trade.desk')}>
      <header>
        <h3>{text('om.ui.trade.callTitle')}</h3>
        <span className="om-compose-hint">{text('om.ui.trade.callHint')}</span>
      </header>
      {sides.map((side) => (
        <div key={side} className="om-slot">
          <p className="om-slot-label">{text(`om.ui.trade.call.${side}`)}</p>
          <CallGoods
            goods={draft[side]}
            onRemove={(i) => onDraft({ ...draft, [side]: draft[side].filter((_, at) => at !== i) })}
          />
          <GoodButtons
            label={text(`om.field.${side}`)}
            goods={allowed(side)}
            onPick={(good) => onDraft({ ...draft, [side]: [...draft[side], good] })}
          />
          {side === 'want' && <IconWishes draft={draft} form={form} onDraft={onDraft} />}
        </div>
      ))}
      <footer>
        <WishesEditor
          goods={draft.want}
          wishes={draft.wishes}
          form={form}
          onWishes={(wishes) => onDraft({ ...draft, wishes })}
        />
        {empty ? (
          <Why off={{ rule: 'om.trade.7', msg: { key: 'om.no.emptyCall' } }} />
        ) : (
          <CallSentence call={draft} />
        )}
        <span className="om-compose-buttons">
          <Button look="quiet" onClick={onCancel}>
            {text('om.ui.trade.cancel')}
          </Button>
          <Button
            look="primary"
            aria-disabled={empty || busy}
            onClick={() => {
              if (!empty) onSend();
            }}
          >
            {text('om.ui.trade.call')}
          </Button>
        </span>
      </footer>
    </section>
  );
}

/** The whole call in words, so that nobody has to put it together from signs. */
function CallSentence({ call }: { call: CallDraft | MatProps['call'] }) {
  const { catalog } = useGame();
  const say = useSay();
  const sentence = callSentence(catalog, call);
  return sentence && <p className="om-call-said">{say(sentence)}</p>;
}

/** Asks for an icon, whatever the good: "who has a ship?" */
function IconWishes({ draft, form, onDraft }: Pick<Props, 'draft' | 'form' | 'onDraft'>) {
  const text = useText();
  const field = claimFields(form, 'wishes').find((f) => f.name === 'icons');
  if (field?.t !== 'some') return null;
  const wished = draft.wishes[ANY]?.icons ?? [];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row
    <div className="om-claimform-icons" role="group" aria-label={text('om.ui.trade.iconsWanted')}>
      {ACTION_ICONS.map((icon) => (
        <button
          key={icon}
          type="button"
          aria-pressed={wished.includes(icon)}
          onClick={() => onDraft(toggleIconWish(draft, icon, field.max))}
        >
          <ActionSign icon={icon} />
          <span className="om-cap">{text(`om.icon.${icon}`)}</span>
        </button>
      ))}
    </div>
  );
}

const handOf = (view: View, me: number | null): string[] =>
  me === null ? [] : (view.players[me]?.hand ?? []);

function CallGoods({ goods, onRemove }: { goods: string[]; onRemove?: (i: number) => void }) {
  const { catalog } = useGame();
  const say = useSay();
  const text = useText();
  if (goods.length === 0) return <p className="om-pieces-none">{text('om.nothing')}</p>;
  return (
    <div className="om-after-goods">
      {goods.map((good, i) =>
        onRemove ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same good may be named twice
          <Removable key={i} label={say(goodMsg(catalog, good))} onRemove={() => onRemove(i)}>
            <GoodChip catalog={catalog} good={good} />
          </Removable>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same good may be named twice
          <GoodChip key={i} catalog={catalog} good={good} />
        ),
      )}
    </div>
  );
}

interface MatProps {
  call: NonNullable<TradeView['call']>;
  onPass?: () => void;
  onAnswer?: () => void;
}

/** An open call. It binds nobody. */
export function CallMat({ call, onPass, onAnswer }: MatProps) {
  const { table, view, me } = useGame();
  const text = useText();
  return (
    <article
      className="om-mat om-mat-call"
      style={{ '--om-p': seatInk(colourOf(table, view.active)) } as React.CSSProperties}
    >
      <header>
        <SeatBadge colour={colourOf(table, view.active)} />
        <h3>
          {me === view.active
            ? text('om.ui.trade.yourCall')
            : text('om.ui.trade.calls', { who: { seat: view.active } })}
        </h3>
      </header>
      <CallSentence call={call} />
      <p className="om-swap-label">{text('om.ui.trade.call.want')}</p>
      <CallGoods goods={call.want} />
      <WishNotes wishes={call.wishes} />
      <p className="om-swap-label">{text('om.ui.trade.call.offer')}</p>
      <CallGoods goods={call.offer} />
      {(onPass ?? onAnswer) && (
        <div className="om-mat-buttons">
          {onAnswer && <Button onClick={onAnswer}>{text('om.ui.trade.make')}</Button>}
          {onPass && <Button onClick={onPass}>{text('om.ui.trade.pass')}</Button>}
        </div>
      )}
    </article>
  );
}
