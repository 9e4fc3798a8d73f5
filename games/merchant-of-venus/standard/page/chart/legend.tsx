import { SeatShape, seatInk } from '@fondaco/page-kit/icons/seat-badge.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import type { ReactNode } from 'react';
import type { LegendExtras } from '../../../board/page/legend.tsx';
import { FaceDownMark, HazardMark } from '../../../board/page/marks.tsx';
import { MARKET_SHAPES } from '../../../board/page/plates.tsx';
import { PIRATE_SHAPE } from './overlay.tsx';

const MIDDLE = { x: 0, y: 0 };
const MARKET_STATES = ['low', 'active', 'high'] as const;
const HAZARDS = [
  ['laser', 'yellow'],
  ['shield', 'red'],
  ['piloting', 'blue'],
] as const;

/** Keys of signs that do not exist or mean something else in the Standard game. */
const OMITTED_SIGNS = ['hazard', 'openPort', 'hidden', 'relic', 'factory'];

/** Signs only the Standard game has. */
function StandardSigns(): ReactNode {
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
          {MARKET_STATES.map((state, i) => (
            <g
              key={state}
              className={`mv-plate-market is-${state}`}
              transform={`translate(${i * 22})`}
            >
              <path d={MARKET_SHAPES[state].d} />
              <text x={10} y={MARKET_SHAPES[state].y}>
                {text(`mvs.ui.letter.${state}`)}
              </text>
            </g>
          ))}
        </svg>
        {MARKET_STATES.map((state) => text(`mvs.ui.state.${state}`)).join(', ')}
      </li>
      <Sign name="encounter">
        <FaceDownMark at={MIDDLE} />
      </Sign>
      <Sign name="raider">
        <path className="mvs-raider" d={PIRATE_SHAPE} />
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

/** How the Standard game's legend differs. */
export const STANDARD_LEGEND: LegendExtras = { omit: OMITTED_SIGNS, extra: <StandardSigns /> };
