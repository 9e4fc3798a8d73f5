import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { memo, type ReactNode } from 'react';
import { useGame } from '../game.tsx';
import './track.css';

const ICONS = { passenger: 'person', drill: 'mining' } as const;
/** On a phone only rounds so near are shown. */
const NEAR = 4;
/** A long game shows so many at a time. */
const SHEET = 30;

/** The rounds from the first to the last, each with what it brings. */
export function RoundTrack() {
  const { book, view } = useGame();
  const { round, lastRound } = view;
  const { variant } = book.options;
  const start = variant === 'lightSpeed' ? book.pack.constants.light.round : 1;
  const from = round > SHEET ? SHEET + 1 : start;
  const to = round > SHEET ? lastRound : Math.min(lastRound, SHEET);
  const fees = new Map(
    view.challenges.map((c) => [book.challenge(c.id)?.round ?? 0, c.done] as const),
  );
  return <Track {...{ round, from, to, lastRound }} fees={JSON.stringify([...fees])} />;
}

interface Props {
  round: number;
  from: number;
  to: number;
  lastRound: number;
  /** Rounds that bring a challenge, and whether it is done; as text, so that it can be compared. */
  fees: string;
}

const Track = memo(function Track({ round, from, to, lastRound, fees }: Props): ReactNode {
  const { book } = useGame();
  const text = useText();
  const challenges = new Map(JSON.parse(fees) as [number, boolean][]);
  const { track, constants } = book.pack;
  const rounds = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  return (
    <ol className="mvs-track" aria-label={text('mvs.ui.track', { round, last: lastRound })}>
      {rounds.map((n) => {
        const icon = track[(n - 1) % track.length] ?? 'passenger';
        const produces = n > SHEET && constants.epic.production.includes(n) && n < lastRound;
        const challenge = challenges.get(n);
        const look = n === round ? 'is-now' : n < round ? 'is-past' : '';
        return (
          <li
            key={n}
            className={`${look} ${Math.abs(n - round) > NEAR ? 'is-far' : ''}`}
            {...(n === round && { 'aria-current': 'step' as const })}
          >
            <b>{n}</b>
            <span>
              <Icon name={ICONS[icon]} label={text(`mvs.ui.icon.${icon}`)} />
              {produces && <Icon name="factory" label={text('mvs.ui.icon.production')} />}
            </span>
            {challenge !== undefined && (
              <Icon
                name={challenge ? 'check' : 'star-medal'}
                className="mvs-track-fee"
                label={text(challenge ? 'mvs.ui.icon.challengeDone' : 'mvs.ui.icon.challenge')}
              />
            )}
          </li>
        );
      })}
    </ol>
  );
});
