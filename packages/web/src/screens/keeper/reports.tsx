import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { Skeleton } from '@fondaco/page-kit/ui/empty.tsx';
import { RefusedNote } from '@fondaco/page-kit/ui/note.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { useState } from 'react';
import { type Evidence, keeperApi, type Report } from '../../api/keeper.ts';
import { saveText } from '../../table/download.ts';
import { useLoad } from '../data/load.ts';
import { useGameName, useSpan } from '../words.ts';
import type { Act } from './act.tsx';
import { KeeperList, ListChoice } from './list.tsx';
import { PersonActs, PersonState } from './person.tsx';

const STATES = ['open', 'settled'] as const;

export function ReportsPart({ changed }: { changed(): void }) {
  const text = useText();
  const [state, setState] = useState<(typeof STATES)[number]>('open');
  return (
    <KeeperList
      name="reports"
      listed={state}
      load={(page) => keeperApi.reports(state, page)}
      keyOf={({ id }) => id}
      changed={changed}
      none={text('keeper.reports.none.text')}
      filter={
        <ListChoice
          label={text('keeper.reports')}
          texts="keeper.reports"
          choices={STATES}
          chosen={state}
          choose={setState}
        />
      }
      row={(report, ask) => <ReportCard report={report} ask={ask} />}
    />
  );
}

function ReportCard({ report, ask }: { report: Report; ask(act: Act): void }) {
  const text = useText();
  const span = useSpan();
  const gameName = useGameName();
  const [shown, setShown] = useState(false);
  const { id, kind, names, about, table, isTableThere } = report;
  const tableName = names.table ?? gameName(names.game);
  const title = names.about ?? tableName;
  const where = isTableThere ? tableName : `${tableName} (${text('keeper.report.gone')})`;
  return (
    <article className="keeper-report" aria-labelledby={`report-${id}`}>
      <header className="keeper-report-head">
        <h3 id={`report-${id}`} className="person-name" translate="no">
          {title}
        </h3>
        <span className="keeper-tag">{text(`keeper.report.${kind}`)}</span>
        {about && <PersonState person={about} />}
      </header>
      <blockquote translate="no">{report.text}</blockquote>
      <p className="quiet-text">
        {text('keeper.report.from', {
          name: names.by,
          time: span(Date.now() - report.at),
          table: where,
        })}
      </p>
      <div className="keeper-acts">
        <Button className="button-small" aria-expanded={shown} onClick={() => setShown(!shown)}>
          {text(shown ? 'keeper.report.hide' : 'keeper.report.show')}
        </Button>
        {about && <PersonActs person={about} ask={ask} />}
        {isTableThere && (
          <Button
            className="button-small"
            aria-label={text('keeper.removeTableName', { name: tableName })}
            onClick={() => ask({ what: 'removeTable', id: table, name: tableName })}
          >
            {text('keeper.removeTable')}
          </Button>
        )}
        {report.closed === null && (
          <Button
            className="button-small"
            aria-label={text('keeper.settleName', { name: title })}
            onClick={() => ask({ what: 'settle', id, name: title })}
          >
            {text('keeper.report.settle')}
          </Button>
        )}
      </div>
      {shown && <ShownEvidence report={report} />}
    </article>
  );
}

function ShownEvidence({ report }: { report: Report }) {
  const text = useText();
  const evidence = useLoad(() => keeperApi.evidence(report.id), [report.id]);
  if (evidence.refusal) return <RefusedNote refusal={evidence.refusal} />;
  if (!evidence.data) return <Skeleton rows={2} label={text('app.waiting')} />;
  return <EvidenceOf report={report} evidence={evidence.data} />;
}

function EvidenceOf({ report, evidence }: { report: Report; evidence: Evidence }) {
  const text = useText();
  switch (evidence.t) {
    case 'none':
      return <p>{text(`keeper.report.${report.kind === 'person' ? 'noChat' : 'noView'}`)}</p>;
    case 'chat':
      return evidence.lines.length === 0 ? (
        <p>{text('keeper.report.noChat')}</p>
      ) : (
        <div className="keeper-chat" role="log" aria-label={text('keeper.report.chat')}>
          {evidence.lines.map(({ at, from, mine, text: said }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a report never change
            <p key={i} className={mine ? 'keeper-said' : undefined} translate="no">
              <b>{from}</b> <time dateTime={new Date(at).toISOString()} className="unseen" />
              {said}
            </p>
          ))}
        </div>
      );
    case 'view':
      return (
        <div className="keeper-acts">
          <p>{text('keeper.report.view', { count: evidence.steps.length })}</p>
          <Button
            className="button-small"
            onClick={() =>
              saveText(`report-${report.id}.json`, JSON.stringify({ ...report, evidence }, null, 2))
            }
          >
            {text('keeper.report.file')}
          </Button>
        </div>
      );
  }
}
