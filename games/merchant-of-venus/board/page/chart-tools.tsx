import { Icon, type IconName } from '@fondaco/page-kit/icons/icon.tsx';
import { SeatBadge } from '@fondaco/page-kit/icons/seat-badge.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import type { ReactNode } from 'react';

interface Props {
  /** Seat colour of the viewer's ship; null for a spectator. */
  colour: number | null;
  zoom(by: number): void;
  fit(): void;
  toShip(): void;
  /** Whether the list of systems is shown in place of the chart. */
  listed: boolean;
  onList(): void;
  onLegend(): void;
  /** Opens the list of all cultures. */
  onLookUp(): void;
  /** Whether the odds of the roll are shown; null when there are none. */
  odds: boolean | null;
  onOdds(): void;
}

/** Factor of the scale for one press. */
const ZOOM_STEP = 1.4;

/** Buttons in the corner: zoom in, zoom out, show all, the viewer's ship, cultures, legend, odds, and list of systems. */
export function ChartTools(props: Props): ReactNode {
  const { colour, zoom, fit, toShip, listed, onList, onLegend, onLookUp, odds, onOdds } = props;
  const text = useText();
  return (
    <div className={listed ? 'mv-chart-tools is-listed' : 'mv-chart-tools'}>
      {listed ? null : (
        <>
          <Tool icon="plus" label="nearer" on={() => zoom(ZOOM_STEP)} />
          <Tool icon="minus" label="farther" on={() => zoom(1 / ZOOM_STEP)} />
          <Tool icon="shrink" label="fit" on={fit} />
          <button
            type="button"
            className="mv-chart-tool"
            aria-label={text('mv.chart.myShip')}
            title={text('mv.chart.myShip')}
            onClick={toShip}
          >
            {colour === null ? <Icon name="eye" size={20} /> : <SeatBadge colour={colour} />}
          </button>
          <div className="mv-chart-tools-more">
            <Tool icon="scales" label="cultures" on={onLookUp} />
            <Tool icon="compass" label="legend" on={onLegend} />
            {odds === null ? null : (
              <button
                type="button"
                className="mv-chart-tool"
                aria-pressed={odds}
                aria-label={text('mv.chart.showOdds')}
                title={text('mv.chart.showOdds')}
                onClick={onOdds}
              >
                %
              </button>
            )}
          </div>
        </>
      )}
      <button
        type="button"
        className="mv-chart-tool mv-chart-tool-list"
        aria-pressed={listed}
        onClick={onList}
      >
        {text(listed ? 'mv.chart.showChart' : 'mv.chart.showList')}
      </button>
    </div>
  );
}

function Tool({ icon, label, on }: { icon: IconName; label: string; on(): void }): ReactNode {
  const text = useText();
  const name = text(`mv.chart.${label}`);
  return (
    <button type="button" className="mv-chart-tool" aria-label={name} title={name} onClick={on}>
      <Icon name={icon} size={20} />
    </button>
  );
}
