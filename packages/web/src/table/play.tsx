import { isOwn, type Seat, type TableInfo, type Viewer } from '@fondaco/kernel';
import { go } from '@fondaco/page-kit/route.tsx';
import { OfferWritingProvider } from '@fondaco/page-kit/table/offer-writing.ts';
import { SeatStatusProvider } from '@fondaco/page-kit/table/seat-status.tsx';
import { SuggestionProvider } from '@fondaco/page-kit/table/suggestion.ts';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { Dialog } from '@fondaco/page-kit/ui/dialog.tsx';
import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import { questionForHint } from '../hint/asked.ts';
import { useSuggestionState } from '../hint/use-suggestion-state.ts';
import { isLocal } from '../local/ids.ts';
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
import { Panels } from './panels.tsx';
import { ReturnBanners } from './return-banner.tsx';
import { broughtBy } from './shared-device.ts';
import { Side, type SideTab } from './side.tsx';
import { SinceBanner } from './since.tsx';
import { Story } from './story.tsx';
import { ProposalBanner, UndoTool } from './tools.tsx';
import { useTurnAlert } from './turn-alert.ts';
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
  const mine = !busy && viewer.outlook.questions.some((q) => isOwn(q) && q.need !== 'may');
  const stage = say(look.stage(viewer.shown.view, table.options, look.facts));
  useTurnAlert(
    mine,
    `${mine ? `● ${text('table.yourTurn')} · ` : ''}${title} · Fondaco`,
    settings.sound,
  );
  useTableKeys({ store, open: setPanel, tab: setTab });

  const { send, asked, dismiss } = useConfirm({
    table,
    view: viewer.shown.view,
    wanted: settings.confirm,
    answer: store.answer,
  });
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
  const side = (
    <Side
      tab={tab}
      onTab={setTab}
      unread={unread}
      chat={chat}
      story={
        <Story
          // Opened as a sheet it begins at its end.
          key={String(panel === 'side')}
          table={table}
          look={look}
          story={viewer.story}
          onOpen={open}
        />
      }
    />
  );
  const statuses = useMemo(() => ({ table, clocks: viewer.clocks }), [table, viewer.clocks]);
  const writes = useCallback(
    (on: boolean) => {
      if (as !== 'table') store.writing(as, on);
    },
    [store, as],
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
      />
      <div className="banners">
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
        <SinceBanner table={table} viewer={viewer} />
        {waitsFor !== null && (
          <p className="banner" role="status">
            {text('table.handOver.waits', { who: { seat: waitsFor } })}
            <Button onClick={() => onHandOver(waitsFor)}>
              {text('table.handOver', { name: names[waitsFor] ?? '' })}
            </Button>
          </p>
        )}
      </div>
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
          side={side}
          tools={
            <>
              {playing && (
                <Button look="quiet" onClick={store.skip}>
                  {text('table.skip')}
                </Button>
              )}
              <UndoTool {...{ table, viewer, store, busy }} />
            </>
          }
          openAid={() => setPanel('aid')}
        />
      )}
      {!isLocal(table.id) && <AbsenceCard table={table} you={state.you} clocks={viewer.clocks} />}
      <Announcer key={viewer.as} story={viewer.story} />
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
          {page}
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
