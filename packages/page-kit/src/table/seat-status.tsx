import type { ClockInfo, Seat, TableInfo } from '@fondaco/kernel';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { Icon } from '../icons/icon.tsx';
import { useText } from '../words/words.tsx';
import './seat-status.css';

/** A clock, and when this device was told of it. */
export interface ToldClock extends ClockInfo {
  at: number;
}

interface Statuses {
  table: TableInfo;
  clocks: readonly ToldClock[];
}

const StatusContext = createContext<Statuses | null>(null);
export const SeatStatusProvider = StatusContext.Provider;

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

interface Props {
  seat: Seat;
  /** The game waits for this player. */
  asked: boolean;
  /** Shown when there is nothing to say about the player. */
  children?: ReactNode;
}

/** Bot, clock, and what the player does: away comes before writing an offer, and that before thinking. */
export function SeatStatus({ seat, asked, children }: Props) {
  const statuses = use(StatusContext);
  const text = useText();
  const info = statuses?.table.seats[seat];
  const clock = statuses?.clocks.find((c) => c.seat === seat);
  const isAway = info?.person != null && info.bot === null && !info.here;
  return (
    <span className="seat-status">
      {info?.bot != null && <Icon name="vintage-robot" label={text('table.status.bot')} />}
      {isAway ? (
        <Away since={info.awaySince} />
      ) : info?.writing ? (
        <span className="seat-does">
          <Icon name="quill-ink" /> <span>{text('table.status.writing')}</span>
        </span>
      ) : asked ? (
        <span className="seat-does">
          {!clock && <Icon name="hourglass" />} <span>{text('table.status.thinking')}</span>
        </span>
      ) : (
        children
      )}
      {clock && <ClockChip clock={clock} />}
    </span>
  );
}

function Away({ since }: { since: number | null }) {
  const text = useText();
  const now = useNow(MINUTE_MS);
  const minutes = since === null ? 0 : Math.floor((now - since) / MINUTE_MS);
  return (
    <span className="seat-does seat-away">
      <Icon name="moon" />{' '}
      <span>
        {minutes < 1 ? text('table.status.away') : text('table.status.awayFor', { n: minutes })}
      </span>
    </span>
  );
}

/** One chip everywhere: dark with an hourglass while it runs, an outline while it stands. */
export function ClockChip({ clock }: { clock: ToldClock }) {
  const text = useText();
  const now = useNow(SECOND_MS);
  const { state, left, at } = clock;
  const rest = state === 'running' ? Math.max(0, left - Math.max(0, now - at)) : left;
  const time = useTimeLeft()(rest);
  return (
    <span
      className={`clock-chip clock-${state}`}
      role="timer"
      aria-label={text(`table.clock.${state}`, { time })}
    >
      {state === 'running' && <Icon name="hourglass" />}
      {state === 'asleep' && <Icon name="moon" />}
      <span aria-hidden="true">{time}</span>
    </span>
  );
}

/** `4:31` below an hour, `19 h` below a day and a half, then days. */
export function useTimeLeft(): (ms: number) => string {
  const text = useText();
  return (ms) => {
    const seconds = Math.ceil(ms / SECOND_MS);
    if (ms < HOUR_MS) return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
    const hours = Math.floor(ms / HOUR_MS);
    if (hours < 36) return text('app.span.hours', { n: hours });
    return text('app.span.days', { n: Math.floor(hours / 24) });
  };
}

/** The time, again after each step. */
function useNow(step: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), step);
    return () => clearInterval(timer);
  }, [step]);
  return now;
}
