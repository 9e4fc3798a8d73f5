import { type Json, msg } from '@fondaco/kernel';
import type { GameLook, ReckoningProps, TableProps } from '../look.ts';
import { OptionsPanel } from '../options/options-panel.tsx';
import { useSay, useText } from '../words/words.tsx';
import './plain.css';

/** A game without a board of its own: everything that can be chosen, as a list. */
export const plainLook: GameLook = {
  Table: PlainTable,
  Reckoning: PlainReckoning,
  Aid: () => null,
  stage: () => msg('table.stage.playing'),
  pace: () => 0,
};

function PlainTable({ view, questions, answer, busy, side, tools }: TableProps) {
  const text = useText();
  return (
    <div className="plain-table">
      <main data-part="prompt">
        <OptionsPanel questions={questions} answer={answer} busy={busy} />
        <div className="plain-tools">{tools}</div>
        <details className="plain-view" open>
          <summary>{text('table.plainView')}</summary>
          <div translate="no">
            <PlainView value={view} />
          </div>
        </details>
      </main>
      <aside className="table-side">{side}</aside>
    </div>
  );
}

/** What says how the rules work, and nothing of the game. */
const INTERNAL_FIELDS = ['agenda', 'nextId', 'you'];

/** A view as a list of what is in it. */
function PlainView({ value }: { value: Json | undefined }) {
  if (typeof value !== 'object' || value === null) return <code>{String(value ?? '–')}</code>;
  const entries = Object.entries(value).filter(([key]) => !INTERNAL_FIELDS.includes(key));
  const isFlat = entries.every(([, x]) => typeof x !== 'object' || x === null);
  if (isFlat) {
    const named = (key: string): string => (Array.isArray(value) ? '' : `${key} `);
    return (
      <code>
        {entries
          .map(([key, x]) => `${named(key)}${x === null ? '–' : JSON.stringify(x)}`)
          .join(', ')}
      </code>
    );
  }
  return (
    <dl>
      {entries.map(([key, item]) => (
        <div key={key}>
          <dt>{key}</dt>
          <dd>
            <PlainView value={item} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function PlainReckoning({ table, result, next }: ReckoningProps) {
  const say = useSay();
  return (
    <section className="plain-table">
      {next}
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
