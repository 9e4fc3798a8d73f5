import { useLocale, useText } from '@fondaco/page-kit/words/words.tsx';
import { keeperApi, type RecordLine } from '../../api/keeper.ts';
import { KeeperList } from './list.tsx';
import { useDay } from './person.tsx';

/** Who did what, the newest first. */
export const RecordPart = () => (
  <KeeperList
    name="record"
    listed="record"
    load={keeperApi.record}
    // Lines are only ever added at the top, all at once.
    keyOf={(_, index) => index}
    row={(line) => <Line line={line} />}
  />
);

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
    <div className="keeper-line">
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
    </div>
  );
}
