import type { TableInfo } from '@fondaco/kernel';
import { type CSSProperties, useMemo, useState } from 'react';
import '@fondaco/page-kit/icons/with-star-icons.ts';
import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { SeatBadge, seatInk } from '@fondaco/page-kit/icons/seat-badge.tsx';
import type { ReckoningProps } from '@fondaco/page-kit/look.ts';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import { WorthPlot } from '../../../shared/page/reckoning/plot.tsx';
import { ScoreParts } from '../../../shared/page/reckoning/score-parts.tsx';
import '../../../shared/page/reckoning/reckoning.css';
import type { Facts } from '../../rules/facts/index.ts';
import { cultureMsg } from '../catalog.ts';
import { colourOf, useFacts, useSeatName } from '../game.tsx';
import type { View } from '../view.ts';
import { worthHistory } from './history.ts';
import './reckoning.css';

type ScoreLine = ReturnType<Facts['reckoning']>[number];

/** mvs.end.2: the final reckoning in five steps, one by one or all at once, with a plot of the game. */
export function Reckoning({ table, result, view: json, history, next }: ReckoningProps) {
  const view = json as unknown as View;
  const facts = useFacts();
  const say = useSay();
  const text = useText();
  const reckoning = text('mvs.ui.end.reckoning');
  const lines = facts.reckoning(view);
  const last = Math.max(0, ...lines.map((l) => l.step));
  const [step, setStep] = useState(last);
  const past = useMemo(
    () => history && worthHistory(facts, history as unknown as { view: View }[], view),
    [history, facts, view],
  );
  const { over } = view;
  if (!over) return <p>{say(result.why)}</p>;
  const first = over.order[0] ?? 0;
  const won = over.scores[first]?.place === 1;
  return (
    <div className="mv-reckoning mvs-reckoning">
      <header className="mv-hero">
        {won && <SeatBadge colour={colourOf(table, first)} size={44} />}
        <div className="mv-hero-text">
          <p className="mvs-eyebrow">{text('mvs.ui.end.steps')}</p>
          <h2>{say(result.why)}</h2>
        </div>
        {next}
        <div className="mvs-hero-tools">
          <Button
            aria-label={text('mvs.ui.end.back')}
            disabled={step === 0}
            onClick={() => setStep(step - 1)}
          >
            <Icon name="left" />
          </Button>
          <Button
            aria-label={text('mvs.ui.end.on')}
            disabled={step === last}
            onClick={() => setStep(step + 1)}
          >
            <Icon name="right" />
          </Button>
          <Button look="primary" onClick={() => setStep(step === last ? 0 : last)}>
            {text(step === last ? 'mvs.ui.end.stepByStep' : 'mvs.ui.end.all')}
          </Button>
        </div>
      </header>
      <div className="mv-reckoning-body">
        <ScoreTable {...{ table, view, lines, step, last }} />
        <div className="mv-reckoning-side">
          <WorthPlot
            table={table}
            title={text('mvs.ui.end.plot')}
            past={past}
            final={{ name: reckoning, steps: [{ name: reckoning }] }}
          />
          <ScoreParts
            table={table}
            scores={over.scores.map((s) => ({
              total: s.total,
              parts: [s.credits, s.ports, s.fromFame, s.showOff],
            }))}
            note={text('mvs.ui.end.parts')}
          />
        </div>
      </div>
    </div>
  );
}

/** Text keys of score lines that are named like their card or token. */
const LINE_NAMES: Readonly<Record<string, string>> = {
  archeologist: 'mvs.card.archeologist',
  drillBaron: 'mvs.card.drillBaron',
  waveEmitter: 'mvs.tech.waveEmitter',
  zenPaintJob: 'mvs.tech.zenPaintJob',
  fuzzyDice: 'mvs.tech.fuzzyDice',
  showOff: 'mvs.reward.showOff',
};

interface ScoresProps {
  table: TableInfo;
  view: View;
  lines: readonly ScoreLine[];
  step: number;
  last: number;
}

/** The score lines up to a step; the current step is marked. */
function ScoreTable({ table, view, lines, step, last }: ScoresProps) {
  const say = useSay();
  const text = useText();
  const name = useSeatName();
  const scores = view.over?.scores ?? [];
  const opens = new Map(lines.toReversed().map((l) => [l.step, l.key]));
  const shown = lines.filter((l) => l.step <= step);
  const plain = (n: number): string => (n < 0 ? `−${-n}` : String(n));
  const signed = (n: number): string => (n > 0 ? `+${n}` : plain(n));
  return (
    <table className="mv-scores mvs-scores">
      <thead>
        <tr>
          <td />
          {scores.map((_, seat) => {
            const colour = colourOf(table, seat);
            const home = view.players[seat]?.pilot.home;
            return (
              <th
                // biome-ignore lint/suspicious/noArrayIndexKey: a player is identified by the seat
                key={seat}
                scope="col"
                style={{ '--mv-p': seatInk(colour) } as CSSProperties}
              >
                <span className="mv-scores-who">
                  <SeatBadge colour={colour} />
                  <span>
                    {name(seat)}
                    {home && <small>{say(cultureMsg(home))}</small>}
                  </span>
                </span>
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {shown.map((l) => (
          <tr key={l.key} className={rowClass(l, l.step === step && step < last)}>
            <th scope="row">
              <span className="mvs-step">
                {opens.get(l.step) === l.key && l.step > 0 ? l.step : ''}
              </span>
              {text(LINE_NAMES[l.key] ?? `mvs.ui.end.line.${l.key}`)}
            </th>
            {l.points.map((n, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a player is identified by the seat
              <td key={seat}>
                {n === null ? '' : l.sum || l.key === 'credits' ? plain(n) : signed(n)}
                <ScoreNote line={l.key} score={scores[seat]} alone={scores.length === 1} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function rowClass(l: ScoreLine, now: boolean): string {
  const look = l.key === 'total' ? 'is-total' : l.sum ? 'is-sum' : l.fame ? 'is-fame' : '';
  return `${look} ${now ? 'is-now' : ''}`;
}

/** A note on how a number came about: the dice of Fuzzy Dice, credits per fame, or the place. */
function ScoreNote({
  line,
  score,
  alone,
}: {
  line: string;
  /** Whether it is a solo game, which has no places. */
  alone: boolean;
  score: NonNullable<View['over']>['scores'][number] | undefined;
}) {
  const text = useText();
  if (!score) return null;
  const [a, b] = score.fuzzy;
  if (line === 'fuzzyDice' && a !== undefined) return <small>{`${a} + ${b}`}</small>;
  if (line === 'fromFame' && score.totalFame > 0)
    return <small>{`${score.totalFame} × ${score.fromFame / score.totalFame}`}</small>;
  if (line === 'total' && !alone)
    return (
      <small>
        {text('mv.ui.end.place', { place: score.place })}
        {/* mvs.end.3 */}
        {score.totalFame < 0 && ` · ${text('mvs.ui.end.belowNought')}`}
      </small>
    );
  return null;
}
