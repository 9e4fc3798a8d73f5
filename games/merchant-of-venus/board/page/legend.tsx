import { SeatBadge, SeatShape, seatInk } from '@fondaco/page-kit/icons/seat-badge.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import type { ReactNode } from 'react';
import type { ChartSpace } from './galaxy.ts';
import {
  AsteroidMark,
  FaceDownMark,
  GateMark,
  HazardMark,
  RelicMark,
  SpaceMark,
  SpaceportMark,
} from './marks.tsx';
import { Tab } from './plate-tabs.tsx';

const MIDDLE = { x: 0, y: 0 };

const spaceSign = (type: string, more: Partial<ChartSpace> = {}): ReactNode => (
  <SpaceMark
    space={{
      id: '',
      type,
      region: '',
      colour: null,
      cost: 0,
      orbit: false,
      nav: null,
      name: null,
      neighbours: [],
      ...MIDDLE,
      ...more,
    }}
  />
);

const LINES = {
  solid: 'mv-chart-line mv-chart-line-solid',
  dashed: 'mv-chart-line mv-chart-line-dashed',
  green: 'mv-chart-line mv-chart-line-green',
  surface: 'mv-chart-line mv-chart-line-surface',
} as const;

const SIGNS: readonly (readonly [key: string, sign: ReactNode])[] = [
  ['blue', spaceSign('space', { colour: 'blue' })],
  ['yellow', spaceSign('space', { colour: 'yellow' })],
  ['red', spaceSign('space', { colour: 'red' })],
  ['hazard', <HazardMark key="hazard" at={MIDDLE} colour="red" />],
  ['nav', spaceSign('nav')],
  ['orbit', spaceSign('orbit')],
  ['city', spaceSign('city')],
  ['spaceport', spaceSign('spaceport')],
  ['openPort', <SpaceportMark key="port" at={MIDDLE} open />],
  ['asteroid', <AsteroidMark key="rock" at={MIDDLE} />],
  ['hidden', <FaceDownMark key="hidden" at={MIDDLE} />],
  ['gate', <GateMark key="gate" at={MIDDLE} />],
  ['relic', <RelicMark key="relic" at={MIDDLE} />],
  ...Object.entries(LINES).map(
    ([key, look]) => [key, <path key={key} className={look} d="M-20 0H20" />] as const,
  ),
  ['goal', <circle key="goal" className="mv-chart-goal-ring" r={17} />],
];

/** How one game's legend differs: keys of signs to omit, and signs only this game has. */
export interface LegendExtras {
  omit: readonly string[];
  extra: ReactNode;
}

/** The legend: all signs of the chart and what they mean. */
export function Legend({ special }: { special?: LegendExtras | undefined }): ReactNode {
  const text = useText();
  const has = (key: string): boolean => !special?.omit.includes(key);
  return (
    <ul className="mv-legend mv-chart-inks">
      {SIGNS.filter(([key]) => has(key)).map(([key, sign]) => (
        <li key={key}>
          <svg viewBox="-24 -24 48 48" width={44} height={44} aria-hidden="true">
            {sign}
          </svg>
          {text(`mv.chart.sign.${key}`)}
        </li>
      ))}
      <li>
        <svg viewBox="-24 -24 48 48" width={44} height={44} aria-hidden="true">
          <g style={{ color: seatInk(1) }}>
            <path className="mv-chart-arms" d="M-22 0H-14M14 0H22M0 -22V-14M0 14V22" />
            <circle className="mv-chart-port" r={15.5} />
            <g transform="translate(-9 -9) scale(.75)">
              <SeatShape colour={1} />
            </g>
          </g>
        </svg>
        {text('mv.chart.sign.port')}
      </li>
      {has('factory') ? (
        <li>
          <span className="mv-plate-tab is-factory" style={{ color: seatInk(0) }}>
            <SeatBadge colour={0} size={22} />
          </span>
          {text('mv.chart.sign.factory')}
        </li>
      ) : null}
      {(['demand', 'passenger', 'bound'] as const).filter(has).map((sign) => (
        <li key={sign}>
          <Tab sign={sign}>{1}</Tab>
          {text(`mv.chart.sign.${sign}`)}
        </li>
      ))}
      {special?.extra}
      <li>
        <span className="mv-chart-tag is-shown">
          <span>
            11<b>3</b>
            <em>−20</em>
          </span>
        </span>
        {text('mv.chart.sign.tag')}
      </li>
      <li>
        <span className="mv-ink mv-ink-odds is-shown">60%</span>
        {text('mv.chart.sign.odds')}
      </li>
    </ul>
  );
}
