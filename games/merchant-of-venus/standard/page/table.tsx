import { isOwn } from '@fondaco/kernel';
import { useMemo } from 'react';
import type { StandardEvent } from '../rules/index.ts';
import '@fondaco/page-kit/icons/with-star-icons.ts';
import type { TableProps } from '@fondaco/page-kit/look.ts';
import { Glides } from '@fondaco/page-kit/table/glides.tsx';
import { useNarrow } from '@fondaco/page-kit/table/use-narrow.ts';
import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import { LookUpProvider } from '../../shared/page/look-up/target.ts';
import { ReferenceDialog, useReference } from '../../shared/page/reference.tsx';
import { useHeadTo } from '../../shared/page/use-head-to.ts';
import { CardsInPlay } from './cards/cards-in-play.tsx';
import { catalogOf } from './catalog.ts';
import { StandardChart } from './chart/standard-chart.tsx';
import { usePlans } from './chart/use-plans.ts';
import { DiceProvider } from './dice/dice-control.tsx';
import { DiceTray } from './dice/tray.tsx';
import { type GameContext, GameProvider, useFacts } from './game.tsx';
import { glidesOf } from './glides.tsx';
import { StandardLookUp } from './look-up/standard-look-up.tsx';
import { Market } from './market/market.tsx';
import { AskPrompt, WaitPrompt } from './prompt/ask.tsx';
import { isAboutDice } from './prompt/groups.ts';
import { hasSetupCards, SetupCards } from './setup/setup.tsx';
import { Dashboard } from './ship/dashboard.tsx';
import { ShipStrip } from './ship/strip.tsx';
import { ClusterPanel, SidePanel } from './side-panels.tsx';
import { TableTabs, tabForQuestion, useTableTab } from './tabs.tsx';
import { RoundTrack } from './track/track.tsx';
import type { View } from './view.ts';
import { PricesPanel, WhoBuys } from './who/who.tsx';
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
  const [reference, setReference] = useReference();
  const q = answer && !playing ? (questions.find(isOwn) ?? null) : null;
  const ask = useMemo(() => ({ answer, busy, tools }), [answer, busy, tools]);
  const [tab, setTab] = useTableTab(view, q);
  const event = (playing?.event ?? null) as StandardEvent | null;
  const told = props.told.map((x) => x.event as unknown as StandardEvent);
  const glides = useMemo(() => glidesOf(game.catalog, event), [game.catalog, event]);
  const headTo = useHeadTo(view.players[q?.seat ?? 0]?.space ?? '', q, ask, () =>
    setReference(null),
  );
  const plans = usePlans(table, view, q);
  const narrow = useNarrow();
  const market = q?.kind === 'dock' || q?.kind === 'shuttle' ? q : null;
  const setup = q && hasSetupCards(q) ? q : null;
  const stage = setup && tab === 'chart' ? 'setup' : tab;
  const flying = facts.phase(view) === 'movement' ? 'is-flying' : '';
  // On small screens the dice are shown only while they can be used.
  const cares = q && !isAboutDice(q) ? 'has-other-cares' : '';
  // On a phone, a tab opened away from the question also gets the space of the answers.
  const away = tab !== tabForQuestion(q) ? 'is-away' : '';
  return (
    <GameProvider value={game}>
      <LookUpProvider value={setReference}>
        <DiceProvider q={q} ask={ask}>
          <main className={`face-landscape mvs-table is-${stage} ${flying} ${away} ${cares}`}>
            <RoundTrack />
            <div className="mvs-ask">
              {q ? (
                <AskPrompt
                  {...{ q, ask, plans }}
                  marketOpen={stage === 'market' && market !== null}
                  laidOut={stage === 'setup'}
                />
              ) : (
                <WaitPrompt questions={questions} ask={ask} />
              )}
              <DiceTray />
            </div>
            <TableTabs tab={tab} onTab={setTab} onWho={() => setReference('whoBuys')}>
              <ShipStrip onOpen={() => setTab('ship')} />
            </TableTabs>
            <div className="mvs-stage" data-part="board">
              <div className="mvs-chart" hidden={stage !== 'chart'}>
                <StandardChart
                  {...{ view, table, me, answer, busy, playing, ...plans }}
                  question={q}
                  playingFor={props.playingFor}
                  isCovered={stage !== 'chart'}
                />
                <CardsInPlay event={event} told={told} />
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
                  {stage === 'market' &&
                    (market ? <Market q={market} ask={ask} /> : <PricesPanel />)}
                  {stage === 'systems' && <ClusterPanel questions={questions} />}
                </section>
              )}
            </div>
            <SidePanel questions={questions} side={props.side} />
            {/* On a phone only the chart is animated: its frames leave no time for more. */}
            {!narrow && <Glides glides={glides} duration={props.playingFor} />}
            <ReferenceDialog
              {...{ reference, headTo }}
              onReference={setReference}
              whoBuys={<WhoBuys />}
              LookUp={StandardLookUp}
            />
          </main>
        </DiceProvider>
      </LookUpProvider>
    </GameProvider>
  );
}
