import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { SeatBadge, seatInk } from '@fondaco/page-kit/icons/seat-badge.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import type { ReactNode } from 'react';
import type { Plate } from './scene.ts';
import { type TabDetail, tabDetail } from './tab-detail.ts';
import { oddsLook, oddsPercent } from './words.ts';

interface Props {
  plate: Plate;
  odds: number | null;
  /** The room for all tabs, in pixels. */
  width: number;
}

/**
 * What is special about a system now, above its plate: the chance to get there, demands, passengers, the factory. Demands and
 * passengers are named where there is room for it, and otherwise counted.
 */
export function PlateTabs({ plate, odds, width }: Props): ReactNode {
  const { demands, waiting, bound, factory } = plate;
  const detail = tabDetail(plate, odds !== null, width);
  return (
    <span className="mv-plate-tabs">
      {odds !== null ? <OddsTab odds={odds} /> : null}
      {bound > 0 ? <Tab sign="bound">{bound}</Tab> : null}
      {demands.length > 0 ? (
        <Tab sign="demand">
          {detail === 'counts'
            ? demands.length
            : demands.map(({ sign, bonus }, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same demand may be made twice
                <Demand key={i} {...{ sign, bonus, detail }} />
              ))}
        </Tab>
      ) : null}
      {waiting.length > 0 ? (
        <Tab sign="passenger">
          {detail === 'all' ? <Fares waiting={waiting} /> : waiting.length}
        </Tab>
      ) : null}
      {factory === null ? null : (
        <span className="mv-plate-tab is-factory" style={{ color: seatInk(factory) }}>
          <Icon name="factory" />
          <SeatBadge colour={factory} />
        </span>
      )}
    </span>
  );
}

function Demand({
  sign,
  bonus,
  detail,
}: Plate['demands'][number] & { detail: TabDetail }): ReactNode {
  const text = useText();
  return (
    <>
      <Icon name={sign} />
      {detail === 'all' && text('mv.chart.bonus', { n: bonus })}
    </>
  );
}

function Fares({ waiting }: Pick<Plate, 'waiting'>): ReactNode {
  const text = useText();
  const words = waiting.map(({ to, fare }) =>
    text('mv.chart.fare', { to: to ?? text('mv.ui.baseLetter'), fare }),
  );
  return words.join(' ');
}

export const OddsTab = ({ odds }: { odds: number }): ReactNode => (
  <span className={`mv-ink-${oddsLook(odds)}`}>
    <span>{oddsPercent(odds)}%</span>
  </span>
);

/** Signs of tabs. Somebody who waits stands alone; somebody aboard who wants to go there has an arrow. */
const TAB_SIGNS = {
  demand: 'M2 -5L7 0L4 0L4 5L0 5L0 0L-3 0Z',
  passenger: 'M2 -6a2.6 2.6 0 1 1 -.1 0ZM-2 6V2Q2 -2 6 2V6Z',
  bound: 'M6 -6a2.3 2.3 0 1 1 -.1 0ZM3 6V2Q6 -1 9 2V6ZM-5 -1.2H-1V-4L3 0L-1 4V1.2H-5Z',
} as const;

interface TabProps {
  sign: keyof typeof TAB_SIGNS;
  children: ReactNode;
}

export function Tab({ sign, children }: TabProps): ReactNode {
  return (
    <span className={`mv-plate-tab is-${sign}`}>
      <svg viewBox="-5 -7 14 14" className="icon" aria-hidden="true">
        <path d={TAB_SIGNS[sign]} fill="currentColor" />
      </svg>
      {children}
    </span>
  );
}
