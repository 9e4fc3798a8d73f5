import { isOwn, type Seat, type TableInfo, type Viewer } from '@fondaco/kernel';
import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { go } from '@fondaco/page-kit/route.tsx';
import { BarSlotProvider } from '@fondaco/page-kit/table/bar-slot.tsx';
import { OfferWritingProvider } from '@fondaco/page-kit/table/offer-writing.ts';
import { SeatStatusProvider } from '@fondaco/page-kit/table/seat-status.tsx';
import { SuggestionProvider } from '@fondaco/page-kit/table/suggestion.ts';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { Dialog } from '@fondaco/page-kit/ui/dialog.tsx';
import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { useSettings } from '../app/settings.ts';
import { Explanation } from '../explain/explanation.tsx';
import { questionForHint } from '../hint/asked.ts';
import { useSuggestionState } from '../hint/use-suggestion-state.ts';
import { isLocal } from '../local/ids.ts';
import { NewVersionNotice } from '../offline/new-version-notice.tsx';
import type { TableState, TableStore, ViewerState } from '../wire/state.ts';
import { AbsenceCard, MotionBanners } from './absence.tsx';
import { Announcer } from './announcer.tsx';
import { ConnectionBanner, RefusedBanner } from './banners.tsx';
import { type Panel, TableBar } from './bar.tsx';
import { ChatPanel } from './chat.tsx';
import { useTableKeys } from './keys.ts';
import type { TableLook } from './looks.ts';
import { TableMenu } from './menu.tsx';
import { useMuted } from './muted.ts';
import { useTableTitle } from './names.ts';
import { PAUSE_FACTOR } from './pace.ts';
import { PaceSlider } from './pace-slider.tsx';
import { Panels } from './panels.tsx';
import { useQuestionFocus } from './question-focus.ts';
import { ReturnBanners } from './return-banner.tsx';
import { useSayDone } from './say-done.ts';
import { broughtBy } from './shared-device.ts';
import { Side, type SideTab } from './side.tsx';
import { SinceBanner } from './since.tsx';
import { SinceTurn } from './since-turn.tsx';
import { useSounds } from './sounds.ts';
import { OpenAllSteps, Story } from './story.tsx';
import { ProposalBanner, UndoTool } from './tools.tsx';
import { useTurnAlert } from './turn-alert.ts';
import { turnsOf, turnsSince } from './turns.ts';
import { useConfirm } from './use-confirm.ts';
import './play.css';

const HintPanel = lazy(async () => ({
  default: (await import('../hint/hint-panel.tsx')).HintPanel,
}));

interface Props {
  store: TableStore;
  state: TableState;
  table: TableInfo;
  viewer: ViewerState;
  look: TableLook;
  names: readonly string[];
  /** Seats of mine at this device. */
  own: readonly Seat[];
  /** A player at this device the game waits for, while another one holds it. */
  waitsFor?: Seat | null;
  onHandOver(seat: Seat): void;
  /** Shown in place of the board: the reckoning. */
  children?: ReactNode;
}

/** A running game as one viewer sees it. */
export function Play({
  store,
  state,
  table,
  viewer,
  look,
  names,
  own,
  waitsFor = null,
  onHandOver,
  children,
}: Props) {
  const text = useText();
  const say = useSay();
  const [settings] = useSettings();
  const [panel, setPanel] = useState<Panel | null>(null);
  const [tab, setTab] = useState<SideTab>('story');
  const { muted, mute } = useMuted(store);
  const unread = useUnread(state, tab === 'chat');
  const title = useTableTitle(table);
  const playing = viewer.playing !== null;
  const busy = state.pending !== null || playing;
  const question = viewer.outlook.questions.filter(isOwn).find((q) => q.need !== 'may');
  const mine = !busy && question !== undefined;
  /** A spectator can only skip what is being shown. */
  const othersPlay = playing || (viewer.as !== 'table' && table.status === 'running' && !mine);
  const stage = say(look.stage(viewer.shown.view, table.options, look.facts));
  useTurnAlert(
    mine,
    `${mine ? `● ${text('table.yourTurn')} · ` : ''}${title} · Fondaco`,
    settings.sound,
  );
  useQuestionFocus(mine ? question.id : null);
  useTableKeys({ store, open: setPanel, tab: setTab });
  useSounds(viewer.playing, look, settings.sound);
  const { pace } = settings;
  useEffect(() => store.pace(PAUSE_FACTOR[pace]), [store, pace]);

  const { send, asked, dismiss } = useConfirm({
    table,
    view: viewer.shown.view,
    wanted: settings.confirm,
    answer: store.answer,
  });
  useSayDone(settings.sayDone, mine ? question : null, viewer.story, send);
  const others = own
    .filter((seat) => seat !== viewer.as)
    .map((seat) => ({ seat, name: names[seat] ?? '' }));
  const { id } = table;
  const { as } = viewer;
  const open = useCallback(
    (seq: number) => go(replayPath(id, as, seq), { bring: broughtBy(id, as) }),
    [id, as],
  );
  const answers = viewer.as !== 'table' && table.status === 'running';
  const hinted = answers && !busy && !children ? questionForHint(viewer.shown.questions) : null;
  const { suggestion, suggest } = useSuggestionState(useCallback(() => setPanel('options'), []));
  const isHintShown = panel === 'hint' && hinted !== null;
  const hintedId = hinted?.id ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a hint is about one question
  useEffect(() => setPanel((open) => (open === 'hint' ? null : open)), [hintedId]);
  const chat = isLocal(table.id) ? null : (
    <ChatPanel
      lines={state.chat}
      you={state.you}
      mayTalk={own.length > 0}
      muted={muted}
      onSay={store.say}
      onMute={mute}
    />
  );
  const turns = useMemo(() => turnsOf(viewer.story, look.turn), [viewer.story, look]);
  const since = useMemo(() => turnsSince(turns, as), [turns, as]);
  const side = (
    <Side
      tab={tab}
      onTab={setTab}
      unread={unread}
      chat={chat}
      storyTool={<OpenAllSteps look={look} />}
      story={
        <Story
          // Opened as a sheet it begins at its end.
          key={String(panel === 'side')}
          table={table}
          look={look}
          as={as}
          turns={turns}
          onOpen={open}
        />
      }
      head={
        mine &&
        since.length > 0 && (
          <SinceTurn
            {...{ table, look, as }}
            turns={since}
            onWatch={(seq) => go(`${replayPath(id, as, seq)}&run`, { bring: broughtBy(id, as) })}
          />
        )
      }
      foot={table.status === 'running' && <PaceSlider label={text('table.pace')} />}
    />
  );
  const statuses = useMemo(() => ({ table, clocks: viewer.clocks }), [table, viewer.clocks]);
  const writes = useCallback(
    (on: boolean) => {
      if (as !== 'table') store.writing(as, on);
    },
    [store, as],
  );
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const putInBar = useMemo(
    () => (slot ? (tools: ReactNode) => createPortal(tools, slot) : null),
    [slot],
  );
  const page = (
    <div className={`play ${panel === 'side' ? 'side-open' : ''}`} data-viewer={viewer.as}>
      <TableBar
        {...{ table, title, stage, unread, as, onHandOver }}
        connection={state.connection}
        clock={clockOf(table, viewer, names)}
        ownClock={viewer.clocks.find((c) => c.seat === viewer.as)}
        others={others}
        hint={hinted ? (isHintShown ? 'shown' : 'possible') : 'none'}
        onOpen={(x) => setPanel(panel === x ? null : x)}
        onSlot={setSlot}
      />
      <div className="banners">
        <NewVersionNotice className="banner" />
        <ConnectionBanner connection={state.connection} pending={state.pending !== null} />
        <RefusedBanner refused={state.refused} onClose={store.dismiss} />
        <ReturnBanners table={table} you={state.you} story={viewer.story} />
        <MotionBanners table={table} you={state.you} />
        <ProposalBanner {...{ table, viewer, store }} />
        {table.trouble && (
          <p className="banner banner-no" role="alert">
            {say(table.trouble)}
          </p>
        )}
        {look.outgrown && (
          <p className="banner banner-warn" role="status">
            {text('table.outgrown')}
          </p>
        )}
        <SinceBanner table={table} viewer={viewer} isTold={since.length > 0} />
        {waitsFor !== null && (
          <p className="banner" role="status">
            {text('table.handOver.waits', { who: { seat: waitsFor } })}
            <Button onClick={() => onHandOver(waitsFor)}>
              {text('table.handOver', { name: names[waitsFor] ?? '' })}
            </Button>
          </p>
        )}
      </div>
      {isLocal(table.id) && !children && (
        <Explanation {...{ table, viewer }} isAnswering={state.pending !== null} />
      )}
      {children ?? (
        <look.Table
          table={table}
          as={viewer.as}
          view={viewer.shown.view}
          questions={playing ? [] : viewer.shown.questions}
          result={viewer.shown.result}
          answer={answers ? send : null}
          busy={busy}
          playing={viewer.playing}
          playingFor={viewer.playingFor}
          told={viewer.story.at(-1)?.events ?? []}
          side={side}
          tools={
            <>
              {othersPlay && (
                <Button
                  look="quiet"
                  id="skip"
                  className="tool-skip"
                  aria-pressed={state.skipping}
                  onClick={() => store.skipToQuestion(!state.skipping)}
                >
                  <Icon name="last" /> {text(as === 'table' ? 'table.skip' : 'table.skipToTurn')}
                </Button>
              )}
              <UndoTool {...{ table, viewer, store, busy }} />
            </>
          }
          openAid={() => setPanel('aid')}
        />
      )}
      {!isLocal(table.id) && <AbsenceCard table={table} you={state.you} clocks={viewer.clocks} />}
      <Announcer key={viewer.as} {...{ look, turns, as }} isAsked={mine} />
      {asked && (
        <Dialog title={text('table.confirm.title')} onClose={dismiss}>
          <p>{text('table.confirm.why')}</p>
          <p className="play-confirm">
            <Button
              look="primary"
              onClick={() => {
                store.answer(asked.question, ...asked.actions);
                dismiss();
              }}
            >
              {text('table.confirm.yes')}
            </Button>
            <Button onClick={dismiss}>{text('table.confirm.no')}</Button>
          </p>
        </Dialog>
      )}
      {panel === 'menu' && (
        <TableMenu
          {...{ table, viewer, others, onHandOver }}
          onOpen={setPanel}
          onClose={() => setPanel(null)}
        />
      )}
      {isHintShown && (
        <Suspense fallback={null}>
          <HintPanel
            key={hinted.id}
            {...{ table, look }}
            view={viewer.shown.view}
            question={hinted}
            onSuggest={(next) => {
              suggest(next);
              if (next?.isChosen) setPanel(null);
            }}
            onClose={() => {
              suggest(null);
              setPanel(null);
            }}
          />
        </Suspense>
      )}
      <Panels
        {...{ panel, table, look, busy }}
        seat={viewer.as}
        questions={viewer.shown.questions}
        answer={answers ? send : null}
        onClose={() => setPanel(null)}
      />
    </div>
  );
  return (
    <SeatStatusProvider value={statuses}>
      <OfferWritingProvider value={writes}>
        <SuggestionProvider value={isHintShown || suggestion?.isChosen ? suggestion : null}>
          <BarSlotProvider value={putInBar}>{page}</BarSlotProvider>
        </SuggestionProvider>
      </OfferWritingProvider>
    </SeatStatusProvider>
  );
}

/** Clocks are stopped while an undo is proposed, and after a fault. */
function clockOf(
  { status, proposal, trouble }: TableInfo,
  viewer: ViewerState,
  names: readonly string[],
) {
  if (status !== 'running' || proposal || trouble) return null;
  if (viewer.until !== null) return { until: viewer.until };
  return viewer.theirs && { until: viewer.theirs.until, who: names[viewer.theirs.seat] };
}

const replayPath = (table: string, as: Viewer, seq: number): string =>
  `/replay/${table}?as=${as}&at=${seq}`;

/** Lines of the chat that came since it was last open. */
function useUnread({ chat }: TableState, open: boolean): number {
  const last = chat.at(-1)?.id ?? 0;
  const [read, setRead] = useState(last);
  useEffect(() => {
    if (open) setRead(last);
  }, [open, last]);
  return useMemo(() => (open ? 0 : chat.filter((x) => x.id > read).length), [chat, open, read]);
}
