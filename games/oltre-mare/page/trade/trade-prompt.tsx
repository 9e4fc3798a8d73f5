import type { Json, OpenQuestion, Option, OwnQuestion, Seat } from '@fondaco/kernel';
import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { type AnswerMark, useAnswerMarks } from '@fondaco/page-kit/table/suggestion.ts';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { Why } from '@fondaco/page-kit/ui/why.tsx';
import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import type { Action } from '../../rules/index.ts';
import type { TradeView } from '../catalog.ts';
import { useFacts, useGame } from '../game.tsx';
import { type AnswerProps, actionOf } from '../phase-ui.tsx';
import { Prompt } from '../prompt/prompt.tsx';
import { offerPartners } from './editor.ts';

interface Props {
  trade: TradeView;
  question: OwnQuestion | null;
  questions: OpenQuestion[];
  ask: AnswerProps;
  open: boolean;
  onOpen(): void;
  onMake(to: Seat): void;
  onSend(action: Action): void;
}

/** The prompt of the trade phase: buying cards, waiting, ending the phase, opening the trading table. */
export function TradePrompt(props: Props) {
  const { trade, question, questions, ask } = props;
  const { catalog, view, me } = useGame();
  const facts = useFacts();
  const text = useText();
  const mark = useAnswerMarks(question?.id ?? null);
  const active = me === view.active;
  const find = (wanted: Partial<Action>): Option<never> | undefined =>
    question?.options.find((o) => {
      const a = actionOf(o) as Record<string, unknown>;
      return Object.entries(wanted).every(([k, v]) => a[k] === v);
    }) as Option<never> | undefined;
  const pile = find({ do: 'buy', from: 'pile' });
  const pirates = find({ do: 'buy', from: 'pirates' });
  const wait = find({ do: 'wait' });
  const done = find({ do: 'done' });
  const laid = trade.offers.length > 0 || trade.call !== null;
  const partners = question ? offerPartners(question) : [];
  const limit =
    me !== null && question && partners.length === 0 ? facts.offerLimit(view, me) : undefined;
  const off = done?.off ?? limit ?? pile?.off;
  const waits = questions.filter((x) => x.kind === 'answer' && x.need !== 'may' && x.seat !== me);
  const toMe = trade.offers.filter((o) => o.to === me).length;
  const load = me === null ? 0 : (facts.top(view, me)?.load ?? 0);
  const title = active
    ? trade.waiting
      ? text('om.ui.wait.answer', { who: waits.map((x) => ({ seat: x.seat })) })
      : text('om.ui.trade.ask')
    : question && question.need !== 'may'
      ? text(toMe > 0 ? 'om.ui.trade.answerOffer' : 'om.ui.trade.answerCall', {
          who: { seat: view.active },
        })
      : text('om.ui.wait.trade', { who: [{ seat: view.active }] });
  const note = off ? (
    <Why off={off} />
  ) : active && question ? (
    text('om.ui.trade.bought', {
      n: view.bought,
      of: catalog.pack.constants.mostBought,
      count: load,
    })
  ) : question ? (
    text('om.ui.trade.mayOffer', { who: { seat: view.active } })
  ) : null;
  return (
    <Prompt phase="trade" title={title} note={note} tools={ask.tools}>
      {!props.open && (laid || partners[0] !== undefined) && (
        <Button
          onClick={() =>
            laid || partners[0] === undefined ? props.onOpen() : props.onMake(partners[0])
          }
        >
          <Icon name="shaking-hands" />
          {text(laid ? 'om.ui.trade.title' : 'om.ui.trade.make')}
        </Button>
      )}
      <Buy option={pile} name="om.ui.trade.buyPile" icon="card-draw" {...{ mark }} {...props} />
      {(me === null ? 0 : (view.players[me]?.pirates.length ?? 0)) > 0 && (
        <Buy
          option={pirates}
          name="om.ui.trade.buyPirates"
          icon="skull-crossed-bones"
          {...{ mark }}
          {...props}
        />
      )}
      {wait && !wait.off && (
        <Button {...mark(wait.action)} onClick={() => props.onSend({ do: 'wait' })}>
          <Icon name="hourglass" />
          {text('om.ui.trade.wait')}
        </Button>
      )}
      {done && (
        <Button
          {...mark(done.action)}
          look={props.open ? 'plain' : 'primary'}
          aria-disabled={done.off !== undefined || ask.busy}
          onClick={() => {
            if (!done.off) props.onSend({ do: 'done' });
          }}
        >
          {text('om.ui.trade.end')}
        </Button>
      )}
    </Prompt>
  );
}

/** The button to buy a card, with its price. */
function Buy(
  props: Pick<Props, 'ask' | 'onSend'> & {
    option: Option<never> | undefined;
    mark(action: Json): AnswerMark;
    name: string;
    icon: 'card-draw' | 'skull-crossed-bones';
  },
) {
  const { option, mark, name, icon, ask, onSend } = props;
  const { view } = useGame();
  const facts = useFacts();
  const say = useSay();
  const text = useText();
  if (!option) return null;
  return (
    <Button
      {...mark(option.action)}
      aria-disabled={option.off !== undefined || ask.busy}
      onClick={() => {
        if (!option.off) onSend(option.action as unknown as Action);
      }}
    >
      <Icon name={icon} />
      {text(name)}
      {option.cost && (
        <b className="om-price">
          <Icon name="two-coins" /> <span aria-hidden="true">{facts.price(view)}</span>
          <span className="unseen">{say(option.cost)}</span>
        </b>
      )}
    </Button>
  );
}
