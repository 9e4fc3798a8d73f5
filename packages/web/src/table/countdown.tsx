import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { useEffect, useState } from 'react';
import { useSpan } from '../screens/words.ts';
import './countdown.css';

const SECOND = 1000;
const HOUR = 3600;
/** Said once to those who do not see it, while there is still time to answer. */
const SHORT = 10;

/** The time left to answer, for the own seat or another one. */
export function Countdown({ until, who }: { until: number; who?: string | undefined }) {
  const text = useText();
  const span = useSpan();
  const left = useSeconds(until);
  const short = who === undefined && left <= SHORT;
  const time = left < HOUR ? `${Math.floor(left / 60)}:${two(left % 60)}` : span(left * SECOND);
  return (
    <span className={`countdown ${short ? 'countdown-short' : ''}`}>
      <Icon name="hourglass" />
      <span role="timer" className="countdown-words">
        {who === undefined ? text('table.timeLeft', { time }) : text('table.timeOf', { who, time })}
      </span>
      <span className="countdown-time" aria-hidden="true">
        {time}
      </span>
      <span className="unseen" aria-live="polite">
        {short ? text('table.timeShort') : ''}
      </span>
    </span>
  );
}

const two = (n: number): string => String(n).padStart(2, '0');

const secondsTo = (until: number): number => Math.max(0, Math.ceil((until - Date.now()) / SECOND));

function useSeconds(until: number): number {
  const [left, setLeft] = useState(() => secondsTo(until));
  useEffect(() => {
    const look = (): void => setLeft(secondsTo(until));
    look();
    const timer = setInterval(look, SECOND);
    return () => clearInterval(timer);
  }, [until]);
  return left;
}
