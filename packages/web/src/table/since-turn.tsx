import type { TableInfo, Viewer } from '@fondaco/kernel';
import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { SeatBadge } from '@fondaco/page-kit/icons/seat-badge.tsx';
import type { GameLook } from '@fondaco/page-kit/look.ts';
import type { Sign } from '@fondaco/page-kit/turn.ts';
import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import { type StoryTurn, summaryOf } from './turns.ts';
import './since-turn.css';

interface Props {
  table: TableInfo;
  look: GameLook;
  as: Viewer;
  /** What the others did; see `turnsSince`. */
  turns: readonly StoryTurn[];
  /** Shows it again, from this entry on. */
  onWatch(from: number): void;
}

/** At the start of the own turn: what each opponent did, a row each. */
export function SinceTurn({ table, look, turns, onWatch }: Props) {
  const text = useText();
  const say = useSay();
  const rows = turns.map((turn) => ({ turn, signs: summaryOf(turn, look)?.signs ?? [] }));
  const from = turns[0]?.steps[0]?.seq;
  if (from === undefined || !look.sumUp) return null;
  return (
    <section className="since" aria-label={text('table.since.title')}>
      <div className="since-head">
        <h2>{text('table.since.title')}</h2>
        <button type="button" className="since-watch" onClick={() => onWatch(from)}>
          {text('table.since.watch')}
        </button>
      </div>
      <ul>
        {rows.map(({ turn: { seat }, signs }) => (
          <li key={seat}>
            <SeatBadge colour={table.seats[seat ?? 0]?.colour ?? 0} size={18} />
            <span className="unseen">
              {say({ key: 'table.turn.by', params: { who: { seat: seat ?? 0 } } })}
            </span>
            {signs.map((sign) => (
              <SignPart key={sign.label.key} {...sign} />
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

function SignPart({ icon, label, words, short, tone }: Sign) {
  const say = useSay();
  const isNumber = typeof words === 'string';
  const long = isNumber ? words : say(words);
  const kind = `since-sign ${isNumber ? 'since-number' : ''} ${tone ? `since-${tone}` : ''}`;
  return (
    <span className={kind} title={say(label)}>
      <Icon name={icon} label={say(label)} size={15} />{' '}
      <span className={short && 'since-long'}>{long}</span>
      {short && (
        <span className="since-short" aria-hidden="true">
          {say(short)}
        </span>
      )}
    </span>
  );
}
