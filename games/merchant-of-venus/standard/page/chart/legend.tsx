import { SeatShape, seatInk } from '@fondaco/page-kit/icons/seat-badge.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import type { ReactNode } from 'react';
import type { Special } from '../../../board/page/legend.tsx';
import { HazardMark, HiddenMark } from '../../../board/page/marks.tsx';
import { MARKETS } from '../../../board/page/plates.tsx';
import { RAIDER } from './overlay.tsx';

const MIDDLE = { x: 0, y: 0 };
const STATES = ['low', 'active', 'high'] as const;
const HAZARDS = [
  ['laser', 'yellow'],
  ['shield', 'red'],
  ['piloting', 'blue'],
] as const;

/** Signs that mean something else here, or nothing. */
const LEAVE = ['hazard', 'openPort', 'hidden', 'relic', 'factory'];

function More(): ReactNode {
  const text = useText();
  return (
    <>
      {HAZARDS.map(([check, colour]) => (
        <Sign key={check} name={`hazard.${check}`}>
          <HazardMark at={MIDDLE} colour={colour} />
          <text className="mvs-sign-letter" y={5}>
            {text(`mvs.ui.letter.${check}`)}
          </text>
        </Sign>
      ))}
      <li>
        <svg viewBox="0 0 64 20" width={64} height={20} aria-hidden="true">
          {STATES.map((state, i) => (
            <g
              key={state}
              className={`mv-plate-market is-${state}`}
              transform={`translate(${i * 22})`}
            >
              <path d={MARKETS[state].d} />
              <text x={10} y={MARKETS[state].y}>
                {text(`mvs.ui.letter.${state}`)}
              </text>
            </g>
          ))}
        </svg>
        {STATES.map((state) => text(`mvs.ui.state.${state}`)).join(', ')}
      </li>
      <Sign name="encounter">
        <HiddenMark at={MIDDLE} />
      </Sign>
      <Sign name="raider">
        <path className="mvs-raider" d={RAIDER} />
      </Sign>
      <Sign name="driller">
        <g style={{ color: seatInk(1) }}>
          <circle className="mvs-drill" r={13} />
          <g transform="translate(-9 -9) scale(.75)">
            <SeatShape colour={1} />
          </g>
        </g>
      </Sign>
      <Sign name="mission">
        <path className="mvs-sign-flag" d="M-8 -14V14M-8 -13L12 -6L-8 1Z" />
      </Sign>
    </>
  );
}

function Sign({ name, children }: { name: string; children: ReactNode }): ReactNode {
  const text = useText();
  return (
    <li>
      <svg viewBox="-24 -24 48 48" width={44} height={44} aria-hidden="true">
        {children}
      </svg>
      {text(`mvs.ui.chart.${name}`)}
    </li>
  );
}

export const LEGEND: Special = { leave: LEAVE, more: <More /> };
