import { isOwn } from '@fondaco/kernel';
import { useMemo, useState } from 'react';
import type { StandardEvent } from '../rules/index.ts';
import '@fondaco/page-kit/icons/with-star-icons.ts';
import type { TableProps } from '@fondaco/page-kit/look.ts';
import { Glides } from '@fondaco/page-kit/table/glides.tsx';
import { useNarrow } from '@fondaco/page-kit/table/use-narrow.ts';
import { Dialog } from '@fondaco/page-kit/ui/dialog.tsx';
import { useTableKey } from '@fondaco/page-kit/use-table-key.ts';
import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import { TableCards } from './cards/table-cards.tsx';
import { catalogOf } from './catalog.ts';
import { Board } from './chart/board.tsx';
import { DiceTray } from './dice/tray.tsx';
import { DiceProvider } from './dice/use-dice.tsx';
import { type GameContext, GameProvider, useFacts } from './game.tsx';
import { glidesOf } from './glides.tsx';
import { Desk } from './market/desk.tsx';
import { AskPrompt, WaitPrompt } from './prompt/ask.tsx';
import { isAboutDice } from './prompt/groups.ts';
import { isShown, SetupCards } from './setup/setup.tsx';
import { Dashboard } from './ship/dashboard.tsx';
import { ShipStrip } from './ship/strip.tsx';
import { Aside, Systems } from './sides.tsx';
import { Tabs, tabFor, useTab } from './tabs.tsx';
import { RoundTrack } from './track/track.tsx';
import type { View } from './view.ts';
import { Prices, WhoBuys } from './who/who.tsx';
import '@fondaco/page-kit/table/layout.css';
import './table.css';

/** The whole table of Merchant of Venus, the Standard game. */
export function StandardTable(props: TableProps) {
  const { table, as, questions, playing, answer, busy, tools } = props;
  const view = props.view as unknown as View;
  const say = useSay();
  const text = useText();
  const me = as === 'table' ? null : as;
  const facts = useFacts();
  const game = useMemo<GameContext>(
    () => ({ catalog: catalogOf(facts), table, view, me }),
    [facts, table, view, me],
  );
  const [who, setWho] = useState(false);
  useTableKey('w', () => setWho(true));
  const q = answer && !playing ? (questions.find(isOwn) ?? null) : null;
  const ask = useMemo(() => ({ answer, busy, tools }), [answer, busy, tools]);
  const [tab, setTab] = useTab(view, q);
  const event = (playing?.event ?? null) as StandardEvent | null;
  const glides = useMemo(() => glidesOf(game.catalog, event), [game.catalog, event]);
  const narrow = useNarrow();
  const desk = q?.kind === 'dock' || q?.kind === 'shuttle' ? q : null;
  const setup = q && isShown(q) ? q : null;
  const stage = setup && tab === 'chart' ? 'setup' : tab;
  const flying = facts.phase(view) === 'movement' ? 'is-flying' : '';
  // Where room is short, dice are shown while something can be done with them.
  const cares = q && !isAboutDice(q) ? 'has-other-cares' : '';
  // On a phone what is looked at gets the room of the answers, which are elsewhere.
  const away = tab !== tabFor(q) ? 'is-away' : '';
  return (
    <GameProvider value={game}>
      <DiceProvider q={q} ask={ask}>
        <main className={`mvs-table is-${stage} ${flying} ${away} ${cares}`}>
          <RoundTrack />
          <div className="mvs-ask">
            {q ? (
              <AskPrompt
                {...{ q, ask }}
                marketOpen={stage === 'market' && desk !== null}
                laidOut={stage === 'setup'}
              />
            ) : (
              <WaitPrompt questions={questions} ask={ask} />
            )}
            <DiceTray />
          </div>
          <Tabs tab={tab} onTab={setTab} onWho={() => setWho(true)}>
            <ShipStrip onOpen={() => setTab('ship')} />
          </Tabs>
          <div className="mvs-stage" data-part="board">
            <div className="mvs-chart" hidden={stage !== 'chart'}>
              <Board
                {...{ view, table, me, answer, busy, playing }}
                question={q}
                playingFor={props.playingFor}
              />
              <TableCards event={event} />
              {playing && (
                <p className="face-caption" aria-hidden="true">
                  {say(playing.msg)}
                </p>
              )}
            </div>
            {stage !== 'chart' && (
              // biome-ignore lint/a11y/noNoninteractiveTabindex: what does not fit is scrolled by keys
              <section className="mvs-scroll" tabIndex={0} aria-label={text(`mvs.ui.tab.${tab}`)}>
                {setup && stage === 'setup' && <SetupCards q={setup} ask={ask} />}
                {stage === 'ship' && <Dashboard />}
                {stage === 'market' && (desk ? <Desk q={desk} ask={ask} /> : <Prices />)}
                {stage === 'systems' && <Systems questions={questions} />}
              </section>
            )}
          </div>
          <Aside questions={questions} side={props.side} />
          {/* On a phone the chart alone moves: its frames leave no time for more. */}
          {!narrow && <Glides glides={glides} duration={props.playingFor} />}
          {who && (
            <Dialog title={text('mv.ui.whoBuys')} look="card" onClose={() => setWho(false)}>
              <WhoBuys />
            </Dialog>
          )}
        </main>
      </DiceProvider>
    </GameProvider>
  );
}
