import { isOwn, type Seat, type TableInfo, type Viewer } from '@fondaco/kernel';
import { go } from '@fondaco/page-kit/route.tsx';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { Dialog } from '@fondaco/page-kit/ui/dialog.tsx';
import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import { isLocal } from '../local/ids.ts';
import type { Eye, TableState, TableStore } from '../wire/state.ts';
import { Announcer } from './announcer.tsx';
import { LinkBanner, RefusedBanner, StandInBanner } from './banners.tsx';
import { type Panel, TableBar } from './bar.tsx';
import { useTurnCall } from './call.ts';
import { Chat } from './chat.tsx';
import { useTableKeys } from './keys.ts';
import type { TableFace } from './looks.ts';
import { TableMenu } from './menu.tsx';
import { useMuted } from './muted.ts';
import { useTitle } from './names.ts';
import { Panels } from './panels.tsx';
import { Side, type SideTab } from './side.tsx';
import { SinceBanner } from './since.tsx';
import { Story } from './story.tsx';
import { ProposalBanner, UndoTool } from './tools.tsx';
import { useConfirm } from './use-confirm.ts';
import './play.css';

interface Props {
  store: TableStore;
  state: TableState;
  table: TableInfo;
  eye: Eye;
  face: TableFace;
  names: readonly string[];
  /** Seats of mine at this device. */
  own: readonly Seat[];
  onHandOver(seat: Seat): void;
  /** What stands in place of the board: the reckoning. */
  children?: ReactNode;
}

/** A running game through the eyes of one seat. */
export function Play({ store, state, table, eye, face, names, own, onHandOver, children }: Props) {
  const text = useText();
  const say = useSay();
  const [settings] = useSettings();
  const [panel, setPanel] = useState<Panel | null>(null);
  const [tab, setTab] = useState<SideTab>('story');
  const { muted, mute } = useMuted(store);
  const unread = useUnread(state, tab === 'chat');
  const title = useTitle(table);
  const playing = eye.playing !== null;
  const busy = state.pending !== null || playing;
  const mine = !busy && eye.outlook.questions.some((q) => isOwn(q) && q.need !== 'may');
  const stage = say(face.stage(eye.shown.view, table.options, face.facts));
  useTurnCall(
    mine,
    `${mine ? `● ${text('table.yourTurn')} · ` : ''}${title} · Fondaco`,
    settings.sound,
  );
  useTableKeys({ store, open: setPanel, tab: setTab });

  const { send, asked, dismiss } = useConfirm({
    table,
    view: eye.shown.view,
    wanted: settings.confirm,
    answer: store.answer,
  });
  const others = own
    .filter((seat) => seat !== eye.as)
    .map((seat) => ({ seat, name: names[seat] ?? '' }));
  const { id } = table;
  const open = useCallback((seq: number) => go(replayPath(id, eye.as, seq)), [id, eye.as]);
  const answers = eye.as !== 'table' && table.status === 'running';
  const chat = isLocal(table.id) ? null : (
    <Chat
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
          face={face}
          story={eye.story}
          onOpen={open}
        />
      }
    />
  );
  return (
    <div className={`play ${panel === 'side' ? 'side-open' : ''}`}>
      <TableBar
        {...{ table, title, stage, unread, onHandOver }}
        link={state.link}
        clock={clockOf(table, eye, names)}
        others={others}
        onOpen={(x) => setPanel(panel === x ? null : x)}
      />
      <div className="banners">
        <LinkBanner link={state.link} pending={state.pending !== null} />
        <RefusedBanner refused={state.refused} onClose={store.dismiss} />
        <StandInBanner table={table} you={state.you} />
        <ProposalBanner {...{ table, eye, store }} />
        {table.trouble && (
          <p className="banner banner-no" role="alert">
            {say(table.trouble)}
          </p>
        )}
        {face.outgrown && (
          <p className="banner banner-warn" role="status">
            {text('table.outgrown')}
          </p>
        )}
        <SinceBanner table={table} eye={eye} />
      </div>
      {children ?? (
        <face.Table
          table={table}
          as={eye.as}
          view={eye.shown.view}
          questions={playing ? [] : eye.shown.questions}
          result={eye.shown.result}
          answer={answers ? send : null}
          busy={busy}
          playing={eye.playing}
          playingFor={eye.playingFor}
          side={side}
          tools={
            <>
              {playing && (
                <Button look="quiet" onClick={store.skip}>
                  {text('table.skip')}
                </Button>
              )}
              <UndoTool {...{ table, eye, store, busy }} />
            </>
          }
          openAid={() => setPanel('aid')}
        />
      )}
      <Announcer key={eye.as} story={eye.story} />
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
          {...{ table, eye, others, onHandOver }}
          onOpen={setPanel}
          onClose={() => setPanel(null)}
        />
      )}
      <Panels
        {...{ panel, table, face, busy }}
        questions={eye.shown.questions}
        answer={answers ? send : null}
        onClose={() => setPanel(null)}
      />
    </div>
  );
}

/** Clocks stand still while somebody asks to go back, and where something went wrong. */
function clockOf({ status, proposal, trouble }: TableInfo, eye: Eye, names: readonly string[]) {
  if (status !== 'running' || proposal || trouble) return null;
  if (eye.until !== null) return { until: eye.until };
  return eye.theirs && { until: eye.theirs.until, who: names[eye.theirs.seat] };
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
