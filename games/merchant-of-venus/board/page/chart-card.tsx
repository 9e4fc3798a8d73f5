import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import type { ReactNode } from 'react';

interface Props {
  name: string;
  className?: string;
  onClose(): void;
  children: ReactNode;
}

/** A card over the chart, with a button to close it. */
export function ChartCard({ name, className = '', onClose, children }: Props): ReactNode {
  const text = useText();
  return (
    <section className={`mv-chart-card ${className}`} aria-label={name}>
      <button
        type="button"
        className="mv-chart-close"
        aria-label={text('mv.chart.close')}
        onClick={onClose}
      >
        <Icon name="cross" size={16} />
      </button>
      <h3>{name}</h3>
      {children}
    </section>
  );
}
