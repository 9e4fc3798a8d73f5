import type { Motion, MotionKind, Person, Seat, SeatInfo, TableInfo } from '@fondaco/kernel';
import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { SeatBadge } from '@fondaco/page-kit/icons/seat-badge.tsx';
import type { ToldClock } from '@fondaco/page-kit/table/seat-status.tsx';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { RefusedNote } from '@fondaco/page-kit/ui/note.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { useEffect, useState } from 'react';
import { api } from '../api/index.ts';
import { useAction } from '../screens/data/load.ts';
import { useSpan } from '../screens/words.ts';
import './absence.css';

/** The server decides; the page only shows the question when it can be asked. */
const ABSENT_MS = 2 * 60_000;

interface Props {
  table: TableInfo;
  you: Person | null;
  clocks: readonly ToldClock[];
}

/** The game waits for somebody who is away, or whose time is up: the others may decide what happens with the seat. */
export function AbsenceCard({ table, you, clocks }: Props) {
  const text = useText();
  const [dismissed, setDismissed] = useState<Seat | null>(null);
  const now = useEverySecond();
  const playsHere = table.seats.some((s) => s.bot === null && s.person?.id === you?.id);
  const seat = table.seats.find((s) => mayDecide(table, s, you, clocks, now));
  if (table.status !== 'running' || !seat || !you) return null;
  if (seat.seat === dismissed)
    return (
      <Button className="absence-again" onClick={() => setDismissed(null)}>
        <Icon name="moon" /> {text('table.absence.again', { who: { seat: seat.seat } })}
      </Button>
    );
  return (
    <AbsenceQuestion
      key={seat.seat}
      {...{ table, you, seat, playsHere }}
      onClose={() => setDismissed(seat.seat)}
    />
  );
}

function mayDecide(
  table: TableInfo,
  seat: SeatInfo,
  you: Person | null,
  clocks: readonly ToldClock[],
  now: number,
): boolean {
  if (!seat.person || seat.bot !== null || seat.person.id === you?.id) return false;
  if (!table.waitsFor.includes(seat.seat)) return false;
  if (clocks.some((c) => c.seat === seat.seat && c.state === 'late')) return true;
  const isAway = !seat.here && seat.awaySince !== null && now - seat.awaySince >= ABSENT_MS;
  return isAway && table.clock.t !== 'days';
}

interface QuestionProps {
  table: TableInfo;
  you: Person;
  seat: SeatInfo;
  /** Others may ask for the seat themselves. */
  playsHere: boolean;
  onClose(): void;
}

function AbsenceQuestion({ table, you, seat, playsHere, onClose }: QuestionProps) {
  const text = useText();
  const span = useSpan();
  const { busy, refusal, run } = useAction();
  const who = { seat: seat.seat };
  const choices: MotionKind[] = playsHere ? ['bot', 'end'] : ['person'];
  const [choice, setChoice] = useState<MotionKind | 'wait'>(choices[0] as MotionKind);
  const motion = motionOf(table, choice === 'wait' ? 'bot' : choice, seat.seat, you);
  const voted = motion?.votes.some((p) => p.id === you.id) ?? false;
  const vote = (): void =>
    void run(async () => {
      if (choice === 'wait') return onClose();
      await api.vote(table.id, voteFor(choice, seat.seat, you));
    });
  return (
    <section className="absence" aria-labelledby="absence-title">
      <header>
        <SeatBadge colour={seat.colour} />
        <h2 id="absence-title">
          {text(seat.here ? 'table.absence.late' : 'table.absence.away', { who })}
        </h2>
        {seat.awaySince !== null && (
          <span className="absence-since">
            <Icon name="moon" /> {span(Date.now() - seat.awaySince)}
          </span>
        )}
      </header>
      <fieldset className="absence-choices">
        <legend className="unseen">{text('table.absence.question', { who })}</legend>
        {(['wait', ...choices] as const).map((each) => (
          <label
            key={each}
            className={each === choice ? 'absence-choice is-chosen' : 'absence-choice'}
          >
            <input
              type="radio"
              name="absence"
              checked={each === choice}
              onChange={() => setChoice(each)}
            />
            <span>
              <b>{text(`table.absence.${each}`, { who })}</b>
              <small>{text(`table.absence.${each}.text`, { who })}</small>
            </span>
            <Votes motion={each === 'wait' ? undefined : motionOf(table, each, seat.seat, you)} />
          </label>
        ))}
      </fieldset>
      <RefusedNote refusal={refusal} />
      <div className="actions">
        <Button look="primary" disabled={busy || voted} onClick={vote}>
          {text(voted ? 'table.absence.voted' : `table.absence.${choice}.do`)}
        </Button>
        <Button onClick={onClose}>{text('table.since.later')}</Button>
      </div>
    </section>
  );
}

function Votes({ motion }: { motion: Motion | undefined }) {
  const text = useText();
  if (!motion || motion.votes.length === 0) return null;
  return (
    <span className="absence-votes">
      {text('table.motion.count', { n: motion.votes.length, needed: motion.needed })}
    </span>
  );
}

const motionOf = (
  { motions }: TableInfo,
  kind: MotionKind,
  seat: Seat,
  you: Person,
): Motion | undefined =>
  motions.find(
    (m) =>
      m.kind === kind &&
      (kind === 'end' || m.seat === seat) &&
      (kind !== 'person' || m.by?.id === you.id),
  );

const voteFor = (kind: MotionKind, seat: Seat, you: Person) => ({
  kind,
  ...(kind === 'end' ? {} : { seat }),
  ...(kind === 'person' && { by: you.id }),
  agree: true,
});

/** Motions about the whole table, and requests for a seat: everybody who plays here may agree. */
export function MotionBanners({ table, you }: { table: TableInfo; you: Person | null }) {
  const text = useText();
  const { busy, refusal, run } = useAction();
  const playsHere = table.seats.some((s) => s.bot === null && s.person?.id === you?.id);
  if (table.status !== 'running' || !you) return null;
  const open = table.motions.filter((m) => m.kind !== 'bot');
  return (
    <>
      {open.map((motion) => {
        const { kind, seat, by } = motion;
        const voted = motion.votes.some((p) => p.id === you.id);
        const cast = (agree: boolean): void =>
          void run(() =>
            api.vote(table.id, {
              kind,
              ...(seat !== null && { seat }),
              ...(by && { by: by.id }),
              agree,
            }),
          );
        return (
          <p key={`${kind} ${seat} ${by?.id}`} className="banner" role="status">
            {text(`table.motion.${kind}`, {
              name: (by ?? motion.votes[0])?.name ?? '',
              ...(seat !== null && { who: { seat } }),
            })}{' '}
            {text('table.motion.count', { n: motion.votes.length, needed: motion.needed })}
            {playsHere &&
              (voted ? (
                <Button disabled={busy} onClick={() => cast(false)}>
                  {text('table.undo.withdraw')}
                </Button>
              ) : (
                <Button look="agree" disabled={busy} onClick={() => cast(true)}>
                  {text('table.undo.agree')}
                </Button>
              ))}
          </p>
        );
      })}
      {table.paused !== null && (
        <p className="banner banner-warn" role="status">
          {text('table.paused')}
          {playsHere && (
            <Button disabled={busy} onClick={() => void run(() => api.resume(table.id))}>
              {text('table.resume')}
            </Button>
          )}
        </p>
      )}
      <RefusedNote refusal={refusal} />
    </>
  );
}

function useEverySecond(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
