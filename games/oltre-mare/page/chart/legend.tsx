import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import type { ReactNode } from 'react';
import type { View } from '../../rules/index.ts';
import { DISCARDS, PILE } from '../glides.tsx';

interface Props {
  view: View;
  small: boolean;
  /** Where it begins, in pixels. */
  left: number;
  /** The face of the top discard, in a box of 38 × 52; a blank card unless given. */
  discard?: ReactNode;
}

const veniceKey = ({ pile }: View): string => {
  if (pile.venice === null) return 'out';
  return pile.veniceOnTop ? 'top' : 'in';
};

/** The market pile and the discards, lettered on the chart. */
export function Legend({ view, small, left, discard }: Props): ReactNode {
  const text = useText();
  const pile = view.pile.size;
  const discards = view.discards.length;
  const venice = text(`om.chart.venice.${veniceKey(view)}`);
  if (small)
    return (
      <div className="om-chart-chips">
        <span className="om-chart-chip" data-place={PILE}>
          <Icon name="card-draw" label={text('om.chart.pile')} size={15} />
          <b>{pile}</b>
        </span>
        <span className="om-chart-chip" data-place={DISCARDS}>
          {text('om.chart.discardsShort')} <b>{discards}</b>
        </span>
      </div>
    );
  return (
    <div className="om-chart-legend" style={{ left }}>
      <div className="om-chart-pile">
        <span className="om-chart-back" aria-hidden="true" data-place={PILE}>
          <Icon name="anchor" size={20} />
        </span>
        <p>
          <b>{text('om.chart.cards', { count: pile })}</b>
          <i>{text('om.chart.inPile')}</i>
        </p>
      </div>
      <div className="om-chart-pile">
        <span className="om-chart-face" aria-hidden="true" data-place={DISCARDS}>
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
