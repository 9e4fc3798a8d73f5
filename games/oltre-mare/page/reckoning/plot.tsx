import type { TableInfo } from '@fondaco/kernel';
import type { IconName } from '@fondaco/page-kit/icons/icon.tsx';
import { Plot } from '@fondaco/page-kit/plot/plot.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import type { Lines } from '../../rules/facts/index.ts';
import type { Step } from '../../rules/facts/steps.ts';

export const STEP_ICONS: Record<Step, IconName> = {
  purse: 'two-coins',
  prestige: 'laurels',
  cargo: 'wooden-crate',
  pirates: 'skull-crossed-bones',
  harbour: 'wax-seal',
};
/** The steps of the final scoring that add to the ducats of the last round. */
const ADDED_STEPS: Step[] = ['prestige', 'cargo', 'pirates', 'harbour'];

/** Ducats over the game, with the final scoring as its last part. */
export function DucatPlot({ table, lines }: { table: TableInfo; lines: Lines }) {
  const text = useText();
  const { rounds, venice, ducats } = lines;
  return (
    <Plot
      table={table}
      lines={ducats}
      rounds={Array.from({ length: rounds + 1 }, (_, i) => i)}
      final={{
        name: text('om.ui.end.reckoning'),
        steps: ADDED_STEPS.map((step) => ({
          name: text(`om.source.${step}`),
          icon: STEP_ICONS[step],
        })),
      }}
      {...(venice !== null && { moment: { at: venice - 0.5, name: text('om.ui.end.venice') } })}
      words={{
        title: text('om.ui.end.plot'),
        rounds: text('om.ui.end.rounds'),
        asTable: text('om.ui.end.asTable'),
      }}
    />
  );
}
