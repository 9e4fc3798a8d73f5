import { msg } from '@fondaco/kernel';
import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import type { SeatScore } from '../../rules/facts/index.ts';
import type { Step } from '../../rules/facts/steps.ts';
import { RunsList } from '../cards/runs-list.tsx';
import { MarkerSeal } from '../cards/signs.tsx';
import type { Catalog } from '../catalog.ts';

interface Props {
  catalog: Catalog;
  score: SeatScore;
  step: Step;
  /** The index of the step, from 0. */
  at: number;
}

/** What one scoring step brought a player, and for what. */
export function ScoreCell({ catalog, score, step, at }: Props) {
  const points = score.points[step];
  const sign = points > 0 && step !== 'purse' ? `+${points}` : points < 0 ? `−${-points}` : points;
  return (
    <div className="om-cell">
      <div className="om-cell-from">
        <ScoreSource catalog={catalog} score={score} step={step} />
      </div>
      <div className="om-cell-points">
        <b className={step === 'purse' ? '' : points > 0 ? 'om-up' : points < 0 ? 'om-down' : ''}>
          {sign}
        </b>
        {step !== 'purse' && <small>= {score.sums[at]}</small>}
      </div>
    </div>
  );
}

/** The cards, markers or tokens a step's points come from. */
function ScoreSource({ catalog, score, step }: Omit<Props, 'at'>) {
  const text = useText();
  switch (step) {
    case 'purse':
      return <p>{text('om.ui.end.purse')}</p>;
    case 'prestige':
      return (
        <>
          <p>
            <PlaceSign place={score.prestigePlace} />{' '}
            {text('om.ui.stat.prestige', { count: score.prestige })}
          </p>
          <Pips n={score.prestige} icon="laurels" />
        </>
      );
    case 'cargo':
      return (
        <>
          <RunsList catalog={catalog} runs={score.runs} />
          {score.unseen > 0 && <p>{text('om.ui.cargoUnseen', { count: score.unseen })}</p>}
          {score.cargoCards === 0 && <p>{text('om.ui.emptyCargo')}</p>}
        </>
      );
    case 'pirates':
      return (
        <>
          <p>{text('om.ui.piratePile', { count: score.pirates })}</p>
          <Pips n={score.pirates} icon="skull-crossed-bones" />
        </>
      );
    case 'harbour':
      return (
        <>
          <p>
            <PlaceSign place={score.markersPlace} />{' '}
            {text('om.ui.stat.markers', { count: score.markers.length })}
          </p>
          <span className="om-cell-seals">
            {score.markers.map((m, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a marker is identified by when it was taken
              <MarkerSeal key={i} marker={m} />
            ))}
          </span>
        </>
      );
  }
}

/** A rank such as "1st" or "shared 2nd". */
function PlaceSign({ place: { place, tied } }: { place: SeatScore['prestigePlace'] }) {
  const text = useText();
  const nth = msg(`om.ui.end.place.${place}`);
  return (
    <span className="om-place">
      {tied ? text('om.ui.end.tied', { place: nth }) : text(nth.key)}
    </span>
  );
}

function Pips({ n, icon }: { n: number; icon: 'laurels' | 'skull-crossed-bones' }) {
  return (
    <span className={`om-pips om-pips-${icon}`} aria-hidden="true">
      {Array.from({ length: n }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pips are all alike
        <span key={i}>
          <Icon name={icon} />
        </span>
      ))}
    </span>
  );
}
