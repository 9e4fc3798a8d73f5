import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import type { Run } from '../../rules/facts/index.ts';
import { type Catalog, goodMsg } from '../catalog.ts';
import { groupRuns } from './group-runs.ts';
import { GoodGlyph, goodClass } from './signs.tsx';
import './runs-list.css';

/** Runs that are sold, in words, with what they bring; equal ones together. */
export function RunsList({ catalog, runs }: { catalog: Catalog; runs: readonly Run[] }) {
  return (
    <ul className="om-runs">
      {groupRuns(runs).map(({ run, times }) => (
        <li key={`${run.good} ${run.length}`}>
          <RunWords catalog={catalog} run={run} times={times} />
          <b>{run.value * times}</b>
        </li>
      ))}
    </ul>
  );
}

/** "Salt", "Salt, run of 3", "Salt, 3 runs of 1". */
export function RunWords(props: { catalog: Catalog; run: Run; times?: number }) {
  const { catalog, run, times = 1 } = props;
  const say = useSay();
  const text = useText();
  const good = goodMsg(catalog, run.good);
  const n = run.length;
  return (
    <span className={`om-runs-words ${goodClass(run.good)}`}>
      <GoodGlyph good={run.good} />
      <span className="om-cap">
        {times > 1
          ? text('om.ui.end.runs', { good, count: times, n })
          : n > 1
            ? text('om.ui.end.run', { good, n })
            : say(good)}
      </span>
    </span>
  );
}
