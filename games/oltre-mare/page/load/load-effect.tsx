import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import type { Loading } from '../../rules/facts/index.ts';
import { LoadCount, PowerCount } from '../cards/card-face.tsx';
import { goodClass } from '../cards/signs.tsx';
import { RunStack } from '../cards/small.tsx';
import { goodMsg } from '../catalog.ts';
import { useGame } from '../game.tsx';
import './load.css';

/** The cargo pile after loading: the run on top, and what its top card means for the next turn. */
export function LoadEffect({ would }: { would: Loading }) {
  const { catalog } = useGame();
  const say = useSay();
  const text = useText();
  const { run, power, load, gain } = would;
  return (
    <div className="om-loadfx" aria-live="polite">
      <div className={goodClass(run.good)}>
        <RunStack run={run} />
        <span>
          <b>{text('om.ui.load.run', { good: goodMsg(catalog, run.good), n: run.length })}</b>
          <small>{text('om.ui.runWorth', { count: run.value })}</small>
        </span>
      </div>
      <div>
        <span className="unseen">{say(goodMsg(catalog, run.good))}</span>
        <LoadCount n={load} />
        <small>{text('om.ui.load.next', { count: load })}</small>
      </div>
      <div>
        <PowerCount n={power} />
        <small>{text('om.ui.load.limit', { count: power })}</small>
      </div>
      <div>
        <b>+{gain}</b>
        <small>{text('om.ui.load.gain')}</small>
      </div>
    </div>
  );
}
