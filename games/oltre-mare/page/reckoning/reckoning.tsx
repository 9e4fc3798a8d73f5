import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { SeatBadge, seatInk } from '@fondaco/page-kit/icons/seat-badge.tsx';
import type { ReckoningProps } from '@fondaco/page-kit/look.ts';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import { type CSSProperties, useEffect, useMemo, useState } from 'react';
import { STEPS } from '../../rules/facts/steps.ts';
import type { View } from '../../rules/index.ts';
import { useCatalog } from '../catalog.ts';
import { colourOf, useFacts, useSeatName } from '../game.tsx';
import { ScoreCell } from './cells.tsx';
import { DucatPlot, STEP_ICONS } from './plot.tsx';
import './reckoning.css';

/** Milliseconds each step is shown before the next, until the player takes over. */
const STEP_MS = 1400;

/** The final scoring, shown one source after another, with a plot of the ducats. */
export function Reckoning({ table, result, view: json, history, next }: ReckoningProps) {
  const view = json as unknown as View;
  const facts = useFacts();
  const say = useSay();
  const text = useText();
  const name = useSeatName();
  const catalog = useCatalog(table);
  const [step, setStep] = useSteps();
  const scores = useMemo(() => facts.reckoning(view, result), [facts, view, result]);
  const lines = useMemo(
    () => history && facts.lines(history as unknown as { view: View }[], scores),
    [history, scores, facts],
  );
  const all = step >= STEPS.length;
  const winners = scores.flatMap((s, seat) => (s.place === 1 ? [seat] : []));
  const first = winners[0] ?? 0;
  const second = scores.findIndex((s) => s.place === winners.length + 1);
  const lead = (scores[first]?.score ?? 0) - (scores[second]?.score ?? 0);
  const ahead =
    winners.length > 1 || second < 0 || lead <= 0
      ? ''
      : text('om.ui.end.ahead', { n: lead, who: { seat: second } });
  const params = { who: winners.map((seat) => ({ seat })), count: scores[first]?.score ?? 0 };
  return (
    <div className="om-reckoning">
      <header className="om-reckoning-hero">
        {all && <SeatBadge colour={colourOf(table, first)} size={44} />}
        <div aria-live="polite">
          <h2>
            {all
              ? text(winners.length > 1 ? 'om.ui.end.share' : 'om.ui.end.wins', params)
              : text('om.ui.end.title')}
          </h2>
          <p>
            {all
              ? `${ahead} ${say(result.why)}`
              : text(`om.ui.end.step.${STEPS[Math.max(0, step - 1)]}`)}
          </p>
        </div>
        {next}
      </header>
      <div className="om-reckoning-body">
        <table className="om-scores">
          <caption>
            <span>{text('om.ui.end.title')}</span>
            <Button aria-disabled={step <= 1} onClick={() => setStep(Math.max(1, step - 1))}>
              {text('om.ui.end.back')}
            </Button>
            <b>{text('om.ui.end.stepOf', { n: step, of: STEPS.length })}</b>
            <Button aria-disabled={all} onClick={() => setStep(Math.min(STEPS.length, step + 1))}>
              {text('om.ui.end.next')}
            </Button>
          </caption>
          <thead>
            <tr>
              <th scope="col">{text('om.ui.end.byStep')}</th>
              {scores.map((s, seat) => (
                <th
                  key={name(seat)}
                  scope="col"
                  style={{ '--om-p': seatInk(colourOf(table, seat)) } as CSSProperties}
                >
                  <span className="om-scores-who">
                    <SeatBadge colour={colourOf(table, seat)} />
                    {name(seat)}
                    {all && s.place === 1 && <Icon name="laurels" className="om-crown" />}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {STEPS.map((source, i) => (
              <tr key={source} className={i + 1 === step ? 'om-scores-now' : ''} hidden={i >= step}>
                <th scope="row">
                  <Icon name={STEP_ICONS[source]} />
                  <span>
                    <b>{text(i === 0 ? 'om.ui.end.ducats' : `om.source.${source}`)}</b>
                    <small>
                      {text(`om.ui.end.how.${source}`, {
                        places: catalog.pack.constants.places.join(', '),
                        count: catalog.pack.constants.pirateLoss,
                      })}
                    </small>
                  </span>
                </th>
                {scores.map((s, seat) => (
                  <td
                    key={name(seat)}
                    style={{ '--om-p': seatInk(colourOf(table, seat)) } as CSSProperties}
                  >
                    <span className="om-scores-small" aria-hidden="true">
                      <SeatBadge colour={colourOf(table, seat)} size={18} /> {name(seat)}
                    </span>
                    <ScoreCell catalog={catalog} score={s} step={source} at={i} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          {all && (
            <tfoot>
              <tr>
                <th scope="row">
                  <span>
                    <b>{text('om.ui.end.final')}</b>
                    <small>{text('om.ui.end.more')}</small>
                  </span>
                </th>
                {scores.map((s, seat) => (
                  <td key={name(seat)}>
                    <span className="om-scores-small" aria-hidden="true">
                      <SeatBadge colour={colourOf(table, seat)} size={18} /> {name(seat)}
                    </span>
                    <b className="om-scores-total">{s.score}</b>{' '}
                    <i>{text(`om.ui.end.placed.${s.place}`)}</i>
                  </td>
                ))}
              </tr>
            </tfoot>
          )}
        </table>
        <section className="om-reckoning-plot">
          <h3>{text('om.ui.end.plot')}</h3>
          {lines ? <DucatPlot table={table} lines={lines} /> : <p>{text('om.ui.end.loading')}</p>}
        </section>
      </div>
    </div>
  );
}

/** The current step. It advances on its own until the player changes it; with reduced motion all steps show at once. */
function useSteps(): [number, (step: number) => void] {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const [step, setStep] = useState(still ? STEPS.length : 1);
  const [byHand, setByHand] = useState(still);
  useEffect(() => {
    if (byHand || step >= STEPS.length) return;
    const timer = setTimeout(() => setStep(step + 1), STEP_MS);
    return () => clearTimeout(timer);
  }, [step, byHand]);
  return [
    step,
    (to) => {
      setByHand(true);
      setStep(to);
    },
  ];
}
