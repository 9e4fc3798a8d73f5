import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { memo, type ReactNode } from 'react';
import type { Facts } from '../../rules/facts/index.ts';
import { useFacts, useGame } from '../game.tsx';
import './track.css';

const ICONS = { passenger: 'person', drill: 'mining' } as const;
/** On a phone only rounds at most this far from the current one are shown. */
const NEAR_ROUNDS = 4;
/** Rounds shown at a time in a long game. */
const ROUNDS_PER_SHEET = 30;

/** The round track: each round with what it brings. */
export function RoundTrack() {
  const { view } = useGame();
  const facts = useFacts();
  const { round, lastRound } = view;
  const sheet = facts
    .rounds(view)
    .filter(({ n }) => n > ROUNDS_PER_SHEET === round > ROUNDS_PER_SHEET);
  const fees = facts.challenges(view).map((c) => [c.round, c.done]);
  return (
    <Track {...{ round, lastRound }} sheet={JSON.stringify(sheet)} fees={JSON.stringify(fees)} />
  );
}

interface Props {
  round: number;
  /** The rounds shown, as JSON, so that `memo` can compare them. */
  sheet: string;
  lastRound: number;
  /** Rounds that bring a challenge, and whether it is done, as JSON, so that `memo` can compare them. */
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
            className={`${look} ${Math.abs(n - round) > NEAR_ROUNDS ? 'is-far' : ''}`}
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
