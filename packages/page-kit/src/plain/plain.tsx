import { msg } from '@fondaco/kernel';
import type { Face, ReckoningProps, TableProps } from '../look.ts';
import { OptionsPanel } from '../options/options-panel.tsx';
import { useSay } from '../words/words.tsx';
import './plain.css';

/** A game without a board of its own: everything that can be chosen, as a list. */
export const plainFace: Face = {
  Table: PlainTable,
  Reckoning: PlainReckoning,
  Aid: () => null,
  stage: () => msg('table.stage.playing'),
  pace: () => 0,
};

function PlainTable({ questions, answer, busy, side, tools }: TableProps) {
  return (
    <div className="plain-table">
      <main>
        <OptionsPanel questions={questions} answer={answer} busy={busy} />
        <div className="plain-tools">{tools}</div>
      </main>
      <aside className="table-side">{side}</aside>
    </div>
  );
}

function PlainReckoning({ table, result }: ReckoningProps) {
  const say = useSay();
  return (
    <section className="plain-table">
      <p>{say(result.why)}</p>
      <ol>
        {result.seats.map(({ place, score }, seat) => (
          <li key={table.seats[seat]?.seat}>
            {say(msg('table.placed', { place, who: { seat }, score }))}
          </li>
        ))}
      </ol>
    </section>
  );
}
