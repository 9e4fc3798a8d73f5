import { Empty } from '@fondaco/page-kit/ui/empty.tsx';
import { useLocale, useText } from '@fondaco/page-kit/words/words.tsx';
import { keeperApi, type RecordLine } from '../../api/keeper.ts';
import { LoadedSection } from '../lobby/section.tsx';
import { More, usePages } from './pages.tsx';
import { useDay } from './person.tsx';

/** Who did what, the newest first. */
export function RecordPart() {
  const text = useText();
  const { listed, more } = usePages('record', keeperApi.record);
  return (
    <section className="panel" aria-labelledby="keeper-record">
      <h2 id="keeper-record">{text('keeper.record')}</h2>
      <LoadedSection load={listed}>
        {(lines) =>
          lines.length === 0 ? (
            <Empty title={text('keeper.record.none')} />
          ) : (
            <ol className="keeper-rows">
              {lines.map((line, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added at the top, all at once
                <li key={i} className="keeper-line">
                  <Line line={line} />
                </li>
              ))}
            </ol>
          )
        }
      </LoadedSection>
      <More more={more} />
    </section>
  );
}

function Line({ line }: { line: RecordLine }) {
  const text = useText();
  const locale = useLocale();
  const day = useDay();
  const { at, by, act, about, reason, until, facts = {} } = line;
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short' });
  const more = Object.entries(facts).map(([what, n]) =>
    what === 'entry' ? text(`keeper.entry.${n}`) : text(`keeper.fact.${what}`, { n }),
  );
  return (
    <>
      <time dateTime={new Date(at).toISOString()} className="quiet-text" translate="no">
        {time.format(at)}
      </time>
      <p>
        <b translate="no">{by}</b>: {text(`keeper.act.${act}`)}{' '}
        {about && (
          <b className="person-name" translate="no">
            {about.name}
          </b>
        )}
        {typeof until === 'number' && ` · ${text('keeper.until', { day: day(until) })}`}
        {more.length > 0 && ` · ${more.join(' · ')}`}
        {reason && (
          <span className="quiet-text keeper-reason" translate="no">
            {reason}
          </span>
        )}
      </p>
    </>
  );
}
