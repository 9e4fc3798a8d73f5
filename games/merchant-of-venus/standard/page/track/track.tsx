import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { memo, type ReactNode } from 'react';
import type { Facts } from '../../rules/facts/index.ts';
import { useFacts, useGame } from '../game.tsx';
import './track.css';

const ICONS = { passenger: 'person', drill: 'mining' } as const;
/** On a phone only rounds so near are shown. */
const NEAR = 4;
/** A long game shows so many at a time. */
const SHEET = 30;

/** The rounds from the first to the last, each with what it brings. */
export function RoundTrack() {
  const { view } = useGame();
  const facts = useFacts();
  const { round, lastRound } = view;
  const sheet = facts.rounds(view).filter(({ n }) => n > SHEET === round > SHEET);
  const fees = facts.challenges(view).map((c) => [c.round, c.done]);
  return (
    <Track {...{ round, lastRound }} sheet={JSON.stringify(sheet)} fees={JSON.stringify(fees)} />
  );
}

interface Props {
  round: number;
  /** The rounds shown; as text, so that they can be compared. */
  sheet: string;
  lastRound: number;
  /** Rounds that bring a challenge, and whether it is done; as text, so that it can be compared. */
  fees: string;
}

const Track = memo(function Track({ round, sheet, lastRound, fees }: Props): ReactNode {
  const text = useText();
  const challenges = new Map(JSON.parse(fees) as [number, boolean][]);
  const rounds = JSON.parse(sheet) as ReturnType<Facts['rounds']>;
  return (
    <ol className="mvs-track" aria-label={text('mvs.ui.track', { round, last: lastRound })}>
      {rounds.map(({ n, icon, produces }) => {
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
