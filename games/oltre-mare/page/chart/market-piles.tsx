import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import type { ReactNode } from 'react';
import type { View } from '../../rules/index.ts';
import { DISCARDS_PLACE, PILE_PLACE } from '../glides.tsx';

interface Props {
  view: View;
  small: boolean;
  /** Distance from the left edge of the board, in pixels. */
  left: number;
  /** The face of the top discard, in a box of 38 × 52 pixels; a blank card if absent. */
  discard?: ReactNode;
}

/** Whether the Venice card is out of the pile, on top of it or somewhere inside. */
const veniceKey = ({ pile }: View): string => {
  if (pile.venice === null) return 'out';
  return pile.veniceOnTop ? 'top' : 'in';
};

/** The market pile and the discards with their sizes, in a corner of the chart. */
export function MarketPiles({ view, small, left, discard }: Props): ReactNode {
  const text = useText();
  const pile = view.pile.size;
  const discards = view.discards.length;
  const venice = text(`om.chart.venice.${veniceKey(view)}`);
  if (small)
    return (
      <div className="om-chart-chips">
        <span className="om-chart-chip" data-place={PILE_PLACE}>
          <Icon name="card-draw" label={text('om.chart.pile')} size={15} />
          <b>{pile}</b>
        </span>
        <span className="om-chart-chip" data-place={DISCARDS_PLACE}>
          {text('om.chart.discardsShort')} <b>{discards}</b>
        </span>
      </div>
    );
  return (
    <div className="om-chart-legend" style={{ left }}>
      <div className="om-chart-pile">
        <span className="om-chart-back" aria-hidden="true" data-place={PILE_PLACE}>
          <Icon name="anchor" size={20} />
        </span>
        <p>
          <b>{text('om.chart.cards', { count: pile })}</b>
          <i>{text('om.chart.inPile')}</i>
        </p>
      </div>
      <div className="om-chart-pile">
        <span className="om-chart-face" aria-hidden="true" data-place={DISCARDS_PLACE}>
          {discard}
        </span>
        <p>
          <b>{text('om.chart.discards', { count: discards })}</b>
          <i>{venice}</i>
        </p>
      </div>
    </div>
  );
}
