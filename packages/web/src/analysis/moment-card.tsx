import type { Moment, ToldAnswer } from '@fondaco/bots';
import type { TableInfo } from '@fondaco/kernel';
import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { Link } from '@fondaco/page-kit/route.tsx';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import type { ReactNode } from 'react';
import type { AnswerWords } from '../hint/answer-words.ts';
import { Reason } from '../hint/reason.tsx';

interface Props {
  table: TableInfo;
  moment: Moment;
  words: AnswerWords;
  number: number;
  turn: number;
  onBack: (() => void) | null;
  onForward: (() => void) | null;
}

/** What was played at a turning point, against what would have been better, and why. */
export function MomentCard({ table, moment, words, number, turn, onBack, onForward }: Props) {
  const text = useText();
  const { played, better, seat, entry, change, isLucky } = moment;
  return (
    <section className="analysis-card analysis-moment">
      <header>
        <b className="analysis-number is-chosen">{number}</b>
        <h2>{text('table.analysis.moment', { turn, who: { seat } })}</h2>
        <Button
          look="quiet"
          aria-label={text('table.analysis.back')}
          disabled={!onBack}
          onClick={() => onBack?.()}
        >
          <Icon name="left" size={20} />
        </Button>
        <Button
          look="quiet"
          aria-label={text('table.analysis.forward')}
          disabled={!onForward}
          onClick={() => onForward?.()}
        >
          <Icon name="right" size={20} />
        </Button>
      </header>
      <div className="analysis-sides">
        <Side name={text('table.analysis.played')} answer={played} words={words} look="played" />
        {better && (
          <Side name={text('table.analysis.better')} answer={better} words={words} look="better" />
        )}
      </div>
      <Reason answer={better ?? played} other={better ? played : undefined} words={words} />
      {!better && (
        <p>
          {text(isLucky ? 'table.analysis.luck' : 'table.analysis.nothingBetter', {
            change: words.signedPercent(change),
          })}
        </p>
      )}
      <p className="analysis-about">
        {text('table.analysis.judged', { count: (better ?? played).tries })}
      </p>
      <Link to={`/replay/${table.id}?as=open&at=${entry}`} className="button analysis-replay">
        <Icon name="spyglass" /> {text('table.analysis.replay')}
      </Link>
    </section>
  );
}

interface SideProps {
  name: string;
  answer: ToldAnswer;
  words: AnswerWords;
  look: 'played' | 'better';
}

function Side({ name, answer, words, look }: SideProps): ReactNode {
  const { chance } = answer;
  return (
    <div className={`analysis-side is-${look}`}>
      <span className="analysis-caps">{name}</span>
      <h3>{words.name(answer)}</h3>
      {words.detail(answer) && <p>{words.detail(answer)}</p>}
      {chance && (
        <p className="analysis-chance">
          <b>{words.percent(chance.mean)}</b>
          {chance.error !== undefined && ` ${words.error(chance.error)}`}
        </p>
      )}
    </div>
  );
}
