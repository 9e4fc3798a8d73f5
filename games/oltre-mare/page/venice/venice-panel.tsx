import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { SeatBadge, seatInk } from '@fondaco/page-kit/icons/seat-badge.tsx';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { RuleLink } from '@fondaco/page-kit/ui/rule-link.tsx';
import { useTableKey } from '@fondaco/page-kit/use-table-key.ts';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { type CSSProperties, useEffect, useState } from 'react';
import { RunsList, RunWords } from '../cards/runs-list.tsx';
import { colourOf, useGame, useSeatName } from '../game.tsx';
import type { SeatAtVenice, VeniceScore } from './venice-score.ts';
import './venice.css';

/** How long prestige is shown before the cargo is sold: as long as any event. */
const STEP_MS = 900;
/** The panel closes by itself after so many seconds. */
const SHOWN_S = 8;

interface Props {
  score: VeniceScore;
  onClose(): void;
}

/** The scoring of Venice over the chart: prestige, then cargo, with the sums written out. */
export function VenicePanel({ score, onClose }: Props) {
  const { catalog } = useGame();
  const text = useText();
  const steps = score.sellsCargo ? (['prestige', 'cargo'] as const) : (['prestige'] as const);
  const step = useStep(steps.length);
  const { left, stays, stay } = useClosing(onClose);
  useTableKey('Escape', onClose);
  return (
    <div className="om-venice-back">
      <section className="om-venice" aria-labelledby="om-venice-title">
        <header>
          <span className="om-venice-card" aria-hidden="true">
            <Icon name="anchor" />
          </span>
          <div>
            <h2 id="om-venice-title">{text('om.ui.venice.title')}</h2>
            <p>
              {text(score.sellsCargo ? 'om.ui.venice.sold' : 'om.ui.venice.paid', {
                who: { seat: score.drawer },
              })}
            </p>
          </div>
          <p className="om-venice-step" aria-live="polite">
            <b>{text(`om.ui.venice.step.${steps[step - 1]}`)}</b>
            <small>{text('om.ui.end.stepOf', { n: step, of: steps.length })}</small>
          </p>
        </header>
        <ol className="om-venice-seats">
          {score.seats.map((at) => (
            <SeatScore key={at.seat} at={at} hasCargo={score.sellsCargo} isSold={step > 1} />
          ))}
        </ol>
        <footer>
          <p>
            {text('om.ui.venice.places', { places: catalog.pack.constants.places.join(', ') })}{' '}
            <RuleLink rule="om.venice.1" />
          </p>
          {!stays && <span>{text('om.ui.venice.goesOn', { n: left })}</span>}
          {!stays && <Button onClick={stay}>{text('om.ui.venice.stay')}</Button>}
          <Button onClick={onClose}>{text('om.ui.venice.back')}</Button>
        </footer>
      </section>
    </div>
  );
}

function SeatScore({
  at,
  hasCargo,
  isSold,
}: {
  at: SeatAtVenice;
  hasCargo: boolean;
  isSold: boolean;
}) {
  const { catalog, table, me } = useGame();
  const text = useText();
  const name = useSeatName();
  const place = catalog.pack.constants.places.indexOf(at.forPrestige) + 1;
  const sum = [at.ducats, at.forPrestige, ...(isSold ? [at.forCargo] : [])];
  const total = sum.reduce((x, y) => x + y, 0);
  return (
    <li style={{ '--om-p': seatInk(colourOf(table, at.seat)) } as CSSProperties}>
      <h3>
        <SeatBadge colour={colourOf(table, at.seat)} />
        {at.seat === me ? text('om.ui.you') : name(at.seat)}
      </h3>
      <p className="om-venice-line">
        {place > 0 && <span className="om-place">{text(`om.ui.end.place.${place}`)}</span>}
        <span>{text('om.ui.stat.prestige', { count: at.prestige })}</span>
        <b>+{at.forPrestige}</b>
      </p>
      {hasCargo && (
        <div className={`om-venice-cargo ${isSold ? '' : 'om-venice-later'}`}>
          <div className="om-venice-line">
            {at.sold ? (
              <RunsList catalog={catalog} runs={at.sold} />
            ) : (
              <span>{text('om.ui.venice.cards', { count: at.soldCards })}</span>
            )}
            <b>+{at.forCargo}</b>
          </div>
          {at.kept && (
            <p className="om-venice-kept">
              {text('om.ui.venice.stays')} <RunWords catalog={catalog} run={at.kept} />
            </p>
          )}
        </div>
      )}
      <p className="om-venice-sum">
        <span>{sum.join(' + ')}</span>
        <span className="unseen">=</span>
        <b>
          <Icon name="two-coins" /> {total}
        </b>
      </p>
    </li>
  );
}

/** The step shown, from 1. With reduced motion everything is there at once. */
function useStep(steps: number): number {
  const [step, setStep] = useState(() =>
    matchMedia('(prefers-reduced-motion: reduce)').matches ? steps : 1,
  );
  useEffect(() => {
    if (step >= steps) return;
    const timer = setTimeout(() => setStep(step + 1), STEP_MS);
    return () => clearTimeout(timer);
  }, [step, steps]);
  return step;
}

/** Closes the panel when its time is up, unless the player wants to stay. */
function useClosing(onClose: () => void) {
  const [left, setLeft] = useState(SHOWN_S);
  const [stays, setStays] = useState(false);
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => (left > 1 ? setLeft(left - 1) : onClose()), 1000);
    return () => clearTimeout(timer);
  }, [left, stays, onClose]);
  return { left, stays, stay: () => setStays(true) };
}
