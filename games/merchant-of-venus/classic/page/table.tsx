import { isOwn } from '@fondaco/kernel';
import { useMemo, useState } from 'react';
import type { ClassicEvent, ClassicView } from '../rules/index.ts';
import '@fondaco/page-kit/icons/with-star-icons.ts';
import type { TableProps } from '@fondaco/page-kit/look.ts';
import { Glides } from '@fondaco/page-kit/table/glides.tsx';
import { useNarrow } from '@fondaco/page-kit/table/use-narrow.ts';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import { LookUpProvider } from '../../shared/page/look-up/target.ts';
import { ReferenceDialog, useReference } from '../../shared/page/reference.tsx';
import { useHeadTo } from '../../shared/page/use-head-to.ts';
import { catalogOf, dockFrame } from './catalog.ts';
import { ClassicChart } from './chart/classic-chart.tsx';
import { usePlans } from './chart/use-plans.ts';
import { type GameContext, GameProvider, useFacts } from './game.tsx';
import { glidesOf } from './glides.tsx';
import { ClassicLookUp } from './look-up/classic-look-up.tsx';
import { Market } from './market/market.tsx';
import { RivalPanel } from './players/rival.tsx';
import { AskPrompt, WaitPrompt } from './prompt/ask.tsx';
import { OwnPanel } from './ship/own.tsx';
import { WhoBuys } from './who/who.tsx';
import '@fondaco/page-kit/table/layout.css';
import './table.css';

/** The whole table of Merchant of Venus Classic. */
export function ClassicTable(props: TableProps) {
  const { table, as, questions, playing, answer, busy, tools } = props;
  const view = props.view as unknown as ClassicView;
  const say = useSay();
  const text = useText();
  const facts = useFacts();
  const game = useMemo<GameContext>(
    () => ({ catalog: catalogOf(facts), table, view, me: as === 'table' ? null : as }),
    [facts, table, view, as],
  );
  const [reference, setReference] = useReference();
  const [chart, setChart] = useState<number | null>(null);
  const q = answer && !playing ? (questions.find(isOwn) ?? null) : null;
  const dock = dockFrame(view);
  const ask = { answer, busy, tools };
  const trades = q && dock && (q.kind === 'dock' || q.kind === 'answer') ? dock : null;
  // In other players' turns the market opens only if an offer needs an answer.
  const opens = trades && (q?.kind === 'dock' || q?.need !== 'may');
  const market = opens && chart !== q?.id ? trades : null;
  const headTo = useHeadTo(view.players[q?.seat ?? 0]?.space ?? '', q, ask, () =>
    setReference(null),
  );
  const plans = usePlans(table, view, market ? null : q);
  const narrow = useNarrow();
  const { me, catalog } = game;
  const event = (playing?.event ?? null) as ClassicEvent | null;
  const glides = useMemo(() => glidesOf(catalog, view, event), [catalog, view, event]);
  return (
    <GameProvider value={game}>
      <LookUpProvider value={setReference}>
        <main className={`face-table face-landscape mv-table ${market ? 'is-covered' : ''}`}>
          <div className="face-board mv-board" data-part="board">
            {/* The market covers the chart, so the keyboard must not reach it. */}
            <div inert={market !== null}>
              <ClassicChart
                {...{ view, table, me, answer, busy, playing, ...plans }}
                question={market ? null : q}
                playingFor={props.playingFor}
                isCovered={market !== null}
              />
            </div>
            {market && q && <Market ask={ask} q={q} dock={market} />}
            {playing && (
              <p className="face-caption" aria-hidden="true">
                {say(playing.msg)}
              </p>
            )}
          </div>
          {q ? (
            <AskPrompt
              q={q}
              ask={ask}
              plans={plans}
              extra={
                trades && (
                  <Button onClick={() => setChart(market ? q.id : null)}>
                    {text(market ? 'mv.ui.toChart' : 'mv.ui.toMarket')}
                  </Button>
                )
              }
            />
          ) : (
            <WaitPrompt questions={questions} ask={ask} />
          )}
          {me !== null && (
            <div className="face-dock mv-dock" data-part="hand">
              <OwnPanel seat={me} onShowBuyers={() => setReference('whoBuys')} />
            </div>
          )}
          <div className="face-rivals mv-rivals">
            {view.players.map((_, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a player is identified by the seat
              <RivalPanel key={seat} seat={seat} questions={questions} />
            ))}
          </div>
          <div className="table-side">{props.side}</div>
          {/* On a phone only the chart is animated: its frames leave no time for more. */}
          {!narrow && <Glides glides={glides} duration={props.playingFor} />}
          <ReferenceDialog
            {...{ reference, headTo }}
            onReference={setReference}
            whoBuys={<WhoBuys />}
            LookUp={ClassicLookUp}
          />
        </main>
      </LookUpProvider>
    </GameProvider>
  );
}
