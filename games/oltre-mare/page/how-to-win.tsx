import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { SumBars } from '@fondaco/page-kit/ui/sum-bars.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { ActionSign, GoodGlyph, goodClass } from './cards/glyphs.tsx';
import { SALT_ROW, SIGNS, SUM } from './win-example.ts';
import './cards/small.css';
import './how-to-win.css';

/** How Oltre Mare is won: trade, play cards, load runs, count. */
export default function WinPicture({ step }: { step: number }) {
  if (step === 1) return <Swap />;
  if (step === 2) return <Signs />;
  return step === 3 ? <Runs /> : <Reckoning />;
}

/** om.trade.1 */
function Swap() {
  return (
    <span className="om-win-row">
      <Card good="parchment" />
      <Icon name="swap" size={26} />
      <Card good="salt" />
    </span>
  );
}

function Card({ good }: { good: string }) {
  const text = useText();
  return (
    <span className={`om-small ${goodClass(good)}`}>
      <span className="om-small-band om-small-band-long">
        <GoodGlyph good={good} />
        <span className="om-cap">{text(`om.win.good.${good}`)}</span>
      </span>
      <span className="om-small-mid om-win-glyph">
        <GoodGlyph good={good} />
      </span>
    </span>
  );
}

/** om.play.3 */
function Signs() {
  const text = useText();
  return (
    <span className="om-win-row om-win-signs">
      {SIGNS.map((icon) => (
        <span key={icon}>
          <ActionSign icon={icon} />
          <small>{text(`om.win.icon.${icon}`)}</small>
        </span>
      ))}
    </span>
  );
}

/** om.score.1 */
function Runs() {
  const most = Math.max(...SALT_ROW);
  return (
    <span className={`om-win-row om-win-runs ${goodClass('salt')}`}>
      {SALT_ROW.map((ducats, i) => (
        <span key={ducats}>
          <b>{ducats}</b>
          <span className="om-win-run" style={{ height: `${(ducats / most) * 68 + 8}px` }}>
            {i > 0 && <GoodGlyph good="salt" />}
          </span>
          <small>×{i + 1}</small>
        </span>
      ))}
    </span>
  );
}

/** om.score.1 to om.score.5 */
function Reckoning() {
  const text = useText();
  return (
    <SumBars
      parts={Object.entries(SUM).map(([part, n]) => ({ name: text(`om.win.sum.${part}`), n }))}
      total={text('om.win.sum.total')}
    />
  );
}
