import type { ToldAnswer } from '@fondaco/bots';
import type { Json, OwnQuestion, TableInfo } from '@fondaco/kernel';
import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import type { Suggestion } from '@fondaco/page-kit/table/suggestion.ts';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { TableLook } from '../table/looks.ts';
import { type AnswerWords, useAnswerWords } from './answer-words.ts';
import type { Hint } from './give-hint.ts';
import { HintRings } from './hint-rings.tsx';
import { Reason } from './reason.tsx';
import { useBoardPlace } from './use-board-place.ts';
import { useHint } from './use-hint.ts';
import './hint.css';

interface Props {
  table: TableInfo;
  look: TableLook;
  view: Json;
  question: OwnQuestion;
  /** Shows an answer on the board, or none; `isChosen` selects it there. */
  onSuggest(suggestion: Omit<Suggestion, 'onSelected'> | null): void;
  onClose(): void;
}

/** The best answers to a question, why, and a button that selects one on the board. It lies beside what is asked, not over it. */
export function HintPanel({ table, look, view, question, onSuggest, onClose }: Props): ReactNode {
  const text = useText();
  const heading = useId();
  const panel = useRef<HTMLElement>(null);
  const state = useHint(table, view, question);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  useBoardPlace(panel, state.t);
  const close = (
    <Button look="quiet" className="hint-close" aria-label={text('app.close')} onClick={onClose}>
      <span aria-hidden="true">✕</span>
    </Button>
  );
  return (
    <section
      ref={panel}
      className="hint"
      data-viewer={question.seat}
      tabIndex={-1}
      aria-labelledby={heading}
      aria-busy={state.t === 'waiting'}
    >
      {state.t === 'found' && state.hint.answers.length > 0 ? (
        <Answers
          {...{ table, look, question, onSuggest, heading, close }}
          hint={state.hint}
          isFinal={state.isFinal}
        />
      ) : (
        <>
          <header className="hint-head">
            <Icon name="lamp" size={24} />
            <h2 id={heading}>{text('table.hint')}</h2>
            {close}
          </header>
          {state.t === 'waiting' ? (
            <p className="hint-wait" role="status">
              {text('table.hint.waiting')}
            </p>
          ) : (
            <p role="alert">
              {text(state.t === 'failed' ? `table.hint.no.${state.why}` : 'table.hint.none')}
            </p>
          )}
        </>
      )}
    </section>
  );
}

interface AnswersProps extends Pick<Props, 'table' | 'look' | 'question' | 'onSuggest'> {
  hint: Hint;
  isFinal: boolean;
  heading: string;
  close: ReactNode;
}

/** Rows keep their places while the numbers in them get better. */
function Answers(props: AnswersProps): ReactNode {
  const { table, look, question, hint, isFinal, heading, close, onSuggest } = props;
  const text = useText();
  const { answers, termNames } = hint;
  const words = useAnswerWords(table.game, look, termNames);
  const best = bestOf(answers);
  const [looked, setLooked] = useState<number | null>(null);
  const at = looked ?? best;
  const answer = answers[at] as ToldAnswer;
  const tell = useRef(onSuggest);
  tell.current = onSuggest;
  const suggestion = JSON.stringify({
    question: question.id,
    steps: answer.steps,
    line: answer.line,
    at: answer.at ?? null,
  });
  useEffect(() => {
    tell.current({ ...JSON.parse(suggestion), isChosen: false });
  }, [suggestion]);
  const other = answers[at === best ? runnerUp(answers, best) : best];
  const name = words.name(answer);
  return (
    <>
      <HintRings answers={answers} shown={at} />
      <header className="hint-head">
        <Icon name="lamp" size={24} />
        <h2 id={heading}>{name}</h2>
        {close}
      </header>
      <Reason {...{ answer, other, words }} />
      <AnswerTable {...{ answers, words, at }} onLook={setLooked} />
      <p className="hint-sample">
        {text('table.hint.sample', { count: answer.tries })}{' '}
        {answer.lead.error !== undefined &&
          text('table.hint.error', { points: words.points(answer.lead.error) })}{' '}
        {!isFinal && text('table.hint.refining')}
      </p>
      {answer.steps.length > 0 && (
        <div className="hint-foot">
          <Button onClick={() => onSuggest({ ...JSON.parse(suggestion), isChosen: true })}>
            {text('table.hint.choose', { what: name })}
          </Button>
        </div>
      )}
    </>
  );
}

/** The first found, unless another one is better by more than what is uncertain: the panel does not change its mind for nothing. */
const bestOf = (answers: readonly ToldAnswer[]): number =>
  answers.reduce(
    (best, { lead }, i) => (lead.mean > leadAt(answers, best) + (lead.error ?? 0) ? i : best),
    0,
  );

const leadAt = (answers: readonly ToldAnswer[], at: number): number =>
  answers[at]?.lead.mean ?? Number.NEGATIVE_INFINITY;

const runnerUp = (answers: readonly ToldAnswer[], best: number): number =>
  answers.reduce(
    (found, _, i) => (i !== best && leadAt(answers, i) > leadAt(answers, found) ? i : found),
    -1,
  );

interface TableProps {
  answers: readonly ToldAnswer[];
  words: AnswerWords;
  at: number;
  onLook(at: number): void;
}

function AnswerTable({ answers, words, at, onLook }: TableProps): ReactNode {
  const text = useText();
  const chances = answers.some((x) => x.chance);
  return (
    <table className="hint-table">
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            {text('table.hint.answer')}
          </th>
          {chances && <th scope="col">{text('table.hint.chance')}</th>}
          <th scope="col">{text('table.hint.lead')}</th>
        </tr>
      </thead>
      <tbody>
        {answers.map((x, i) => (
          <tr key={JSON.stringify(x.steps)} className={i === at ? 'is-shown' : ''}>
            <td className="hint-number">{i + 1}</td>
            <th scope="row">
              <button type="button" aria-pressed={i === at} onClick={() => onLook(i)}>
                {words.name(x)}
                {words.detail(x) && <span>{words.detail(x)}</span>}
              </button>
            </th>
            {chances && (
              <td>
                {x.chance && words.percent(x.chance.mean)}
                {x.chance?.error !== undefined && <span>{words.error(x.chance.error)}</span>}
              </td>
            )}
            <td>{words.signed(x.lead.mean)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
