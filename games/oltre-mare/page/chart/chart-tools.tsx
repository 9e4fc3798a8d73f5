import { Icon, type IconName } from '@fondaco/page-kit/icons/icon.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import type { ReactNode } from 'react';
import type { ChartForm } from './use-camera.ts';

interface Props {
  form: ChartForm;
  zoom(by: number): void;
  onResize?: (() => void) | undefined;
}

/** Buttons in the corner: zoom in, zoom out, and enlarge or shrink the chart. */
export function ChartTools({ form, zoom, onResize }: Props): ReactNode {
  const free = form === 'free';
  return (
    <div className="om-chart-tools">
      {onResize ? (
        <Tool
          icon={free ? 'shrink' : 'enlarge'}
          label={free ? 'shrink' : 'enlarge'}
          on={onResize}
        />
      ) : null}
      {free ? <Tool icon="plus" label="nearer" on={() => zoom(1.35)} /> : null}
      {free ? <Tool icon="minus" label="farther" on={() => zoom(1 / 1.35)} /> : null}
    </div>
  );
}

function Tool({ icon, label, on }: { icon: IconName; label: string; on(): void }): ReactNode {
  const text = useText();
  const name = text(`om.chart.${label}`);
  return (
    <button type="button" className="om-chart-tool" aria-label={name} title={name} onClick={on}>
      <Icon name={icon} size={20} />
    </button>
  );
}
