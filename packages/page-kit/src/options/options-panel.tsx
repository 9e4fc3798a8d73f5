import {
  type Form,
  isOwn,
  isRecord,
  type Json,
  msg,
  type OpenQuestion,
  type Option,
  type OwnQuestion,
  sameJson,
} from '@fondaco/kernel';
import { useEffect, useRef, useState } from 'react';
import { type AnswerMark, useAnswerMarks, useSuggestion } from '../table/suggestion.ts';
import { Button } from '../ui/button.tsx';
import { RuleLink } from '../ui/rule-link.tsx';
import { useSay, useText } from '../words/words.tsx';
import { FormEditor } from './form-editor.tsx';
import './options-panel.css';

interface Props {
  questions: readonly OpenQuestion[];
  answer: ((question: OwnQuestion, ...actions: Json[]) => void) | null;
  busy: boolean;
}

/** The prefix of a game's texts, which is that of its rule ids: `om` for `om.trade.1`. */
const prefixOf = (q: OwnQuestion): string => q.rule.split('.')[0] ?? '';

/** Everything that can be chosen, in words: works for any game. */
export function OptionsPanel({ questions, answer, busy }: Props) {
  const text = useText();
  const own = questions.filter(isOwn);
  if (own.length === 0) return <p className="options-none">{text('table.options.none')}</p>;
  return (
    <div className="options">
      {own.map((question) => (
        <Question key={question.id} {...{ question, answer, busy }} />
      ))}
    </div>
  );
}

interface QuestionProps extends Omit<Props, 'questions'> {
  question: OwnQuestion;
}

function Question({ question, answer, busy }: QuestionProps) {
  const say = useSay();
  const list = useRef<HTMLUListElement>(null);
  const suggestion = useSuggestion(question.id);
  const taken = suggestion?.isChosen ? suggestion.steps[0] : undefined;
  const [open, setOpen] = useState<number | null>(() => formOf(question, taken));
  const mark = useAnswerMarks(question.id);
  useEffect(() => {
    if (taken === undefined) return;
    const chosen = list.current?.querySelector<HTMLElement>('[data-suggested], form button');
    chosen?.scrollIntoView({ block: 'nearest' });
    chosen?.focus();
  }, [taken]);
  const prefix = prefixOf(question);
  const send = (action: Json): void => {
    setOpen(null);
    answer?.(question, action);
  };
  return (
    <section className="options-question">
      <h2>
        {say(msg(`${prefix}.ask.${question.kind}`))} <RuleLink rule={question.rule} />
      </h2>
      <ul ref={list}>
        {question.options.map((option) => (
          <li key={JSON.stringify(option.action)}>
            <OptionButton
              option={option}
              mark={mark(option.action)}
              off={busy || !answer}
              onChoose={() => send(option.action)}
            />
          </li>
        ))}
        {question.forms.map((form, i) => (
          <li key={JSON.stringify(form.base)}>
            <Button
              disabled={!answer}
              aria-expanded={open === i}
              onClick={() => setOpen(open === i ? null : i)}
            >
              {say(form.label)}
            </Button>
            {open === i && (
              <FormEditor
                {...{ form, prefix, busy }}
                filled={fits(form, taken) ? taken : undefined}
                onSend={send}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The form that an answer which is not listed belongs to. */
function formOf({ options, forms }: OwnQuestion, answer: Json | undefined): number | null {
  if (answer === undefined || options.some((o) => sameJson(o.action, answer))) return null;
  const at = forms.findIndex((form) => fits(form, answer));
  return at < 0 ? null : at;
}

const fits = (form: Form, answer: Json | undefined): answer is Record<string, Json> =>
  isRecord(answer) && Object.entries(form.base).every(([key, x]) => sameJson(answer[key], x));

interface OptionButtonProps {
  option: Option<Json>;
  mark: AnswerMark;
  off: boolean;
  onChoose(): void;
}

/** The button for one answer; below it the reason, if it is not available now. */
function OptionButton({ option, mark, off, onChoose }: OptionButtonProps) {
  const say = useSay();
  const notes = [option.cost, option.gain].flatMap((x) => (x ? [say(x)] : []));
  return (
    <>
      <Button {...mark} disabled={off || option.off !== undefined} onClick={onChoose}>
        {say(option.label)}
        {notes.length > 0 && <span className="options-note">{notes.join(' · ')}</span>}
      </Button>
      {option.off && (
        <p className="options-why">
          {say(option.off.msg)} {option.off.rule && <RuleLink rule={option.off.rule} />}
        </p>
      )}
    </>
  );
}
