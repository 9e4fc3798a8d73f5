import { Plot, type PlotData } from '@fondaco/page-kit/plot/plot.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';

interface Props extends Pick<PlotData, 'table' | 'final' | 'goal'> {
  title: string;
  /** Null or undefined while the history is loading. */
  past: Pick<PlotData, 'lines' | 'rounds'> | null | undefined;
}

/** A plot of all players' worth over the game. */
export function WorthPlot({ title, past, ...rest }: Props) {
  const text = useText();
  const words = {
    title,
    rounds: text('mv.ui.end.rounds'),
    asTable: text('mv.ui.end.asTable'),
  };
  return (
    <section className="mv-reckoning-panel">
      <h3>{title}</h3>
      {past ? <Plot {...past} {...rest} words={words} /> : <p>{text('mv.ui.end.loading')}</p>}
    </section>
  );
}
