import type { OpenQuestion, Option, OwnQuestion, Seat } from '@fondaco/kernel';
import { Icon, type IconName } from '@fondaco/page-kit/icons/icon.tsx';
import { useAnswerMarks } from '@fondaco/page-kit/table/suggestion.ts';
import { Why } from '@fondaco/page-kit/ui/why.tsx';
import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import type { Action } from '../../rules/index.ts';
import type { TradeView } from '../catalog.ts';
import { useFacts, useGame } from '../game.tsx';
import { type AnswerProps, actionOf } from '../phase-ui.tsx';
import { GoButton, Ticket } from '../prompt/buttons.tsx';
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
  const say = useSay();
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
  const partner = question ? offerPartners(question)[0] : undefined;
  const limit =
    me !== null && question && partner === undefined ? facts.offerLimit(view, me) : undefined;
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
    text('om.ui.trade.mayOffer')
  ) : null;
  const buy = (option: Option<never> | undefined, label: string, icon: IconName) =>
    option && (
      <Ticket
        icon={icon}
        label={text(label)}
        small={option.cost && say(option.cost)}
        sign={
          <>
            <Icon name="two-coins" /> {facts.price(view)}
          </>
        }
        mark={mark(option.action)}
        off={option.off !== undefined || ask.busy}
        onClick={() => props.onSend(option.action as unknown as Action)}
      />
    );
  return (
    <Prompt
      phase="trade"
      title={title}
      note={note}
      middle={
        <>
          {(laid || question) && (
            <Ticket
              icon="shaking-hands"
              {...(props.open
                ? { label: text('om.ui.trade.close') }
                : laid
                  ? {
                      label: text('om.ui.trade.title'),
                      small: text('om.ui.trade.open', { count: trade.offers.length }),
                    }
                  : { label: text('om.ui.trade.make'), small: text('om.ui.trade.toWhomever') })}
              off={!props.open && !laid && partner === undefined}
              onClick={() =>
                props.open || laid || partner === undefined ? props.onOpen() : props.onMake(partner)
              }
            />
          )}
          {buy(pile, 'om.ui.trade.buyPile', 'card-draw')}
          {buy(pirates, 'om.ui.trade.buyPirates', 'skull-crossed-bones')}
          {wait && !wait.off && (
            <Ticket
              icon="hourglass"
              label={text('om.ui.trade.wait')}
              small={text('om.ui.trade.waitFor')}
              mark={mark(wait.action)}
              off={ask.busy}
              onClick={() => props.onSend({ do: 'wait' })}
            />
          )}
        </>
      }
      tools={ask.tools}
      go={
        done && (
          <GoButton
            label={text('om.ui.trade.end')}
            small={text('om.ui.trade.then', { count: load })}
            mark={mark(done.action)}
            off={done.off !== undefined || ask.busy}
            onClick={() => props.onSend({ do: 'done' })}
          />
        )
      }
    />
  );
}
