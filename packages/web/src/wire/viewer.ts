import {
  applyPatch,
  type Json,
  type Outlook,
  type ServerMessage,
  type TableInfo,
  type Viewer,
} from '@fondaco/kernel';
import { type Playback, playback } from './playback.ts';
import type { StoryEntry, ViewerState } from './state.ts';
import { storyFrom, withEntry } from './story.ts';

type Full = Extract<ServerMessage, { t: 'full' }>;
type News = Extract<ServerMessage, { t: 'news' }>;

export interface ViewerOptions {
  /** Loads the earlier entries as this viewer saw them. */
  loadStory(as: Viewer): Promise<StoryEntry[]>;
  pace(event: Json): number;
  /** The page is in the background: events are applied at once. */
  hidden(): boolean;
}

/** The live state of one viewer: a seat, or a spectator of the table. */
export interface LiveViewer {
  as: Viewer;
  /** Never changed in place. */
  get(): ViewerState;
  /** The newest position that is on the screen. */
  shownSeq(): number;
  full(message: Full): void;
  /** Returns false if something before this entry is missing. */
  news(message: News): boolean;
  skip(): void;
  /** While it is on, whatever happens is shown at once. */
  hurry(on: boolean): void;
  close(): void;
}

export function openViewer(first: Full, options: ViewerOptions, changed: () => void): LiveViewer {
  const { as } = first;
  let viewer: ViewerState = {
    as,
    seq: first.seq,
    outlook: first.outlook,
    shown: first.outlook,
    playing: null,
    playingFor: 0,
    story: [],
    ...clocksOf(first),
  };
  let shownSeq = first.seq;
  let closed = false;

  function update(next: Partial<ViewerState>): void {
    viewer = { ...viewer, ...next };
    changed();
  }

  const show: Playback = playback(
    {
      begin: ({ seq, cause, events }) =>
        update({ story: withEntry(viewer.story, { seq, cause, events }) }),
      play(playing, playingFor) {
        if (playing || viewer.playing) update({ playing, playingFor });
      },
      arrive({ seq, after }) {
        shownSeq = seq;
        update({ shown: after });
      },
    },
    (event) => (options.hidden() ? 0 : options.pace(event)),
  );

  /** If loading fails, the story has a gap; nothing else is affected. */
  async function completeStory(): Promise<void> {
    const earlier = await options.loadStory(as).catch(() => []);
    // The screen may be behind what was loaded: later entries join the story when they are shown.
    const past = earlier.filter((entry) => entry.seq <= shownSeq);
    if (!closed && past.length > 0) update({ story: storyFrom([...past, ...viewer.story]) });
  }

  void completeStory();
  return {
    as,
    get: () => viewer,
    shownSeq: () => shownSeq,
    full(message) {
      const { seq, outlook } = message;
      show.clear();
      const gap = seq !== shownSeq;
      shownSeq = seq;
      const clocks = clocksOf(message);
      update({ seq, outlook, shown: outlook, playing: null, playingFor: 0, ...clocks });
      if (gap) void completeStory();
    },
    news(message) {
      const { seq, cause, events, patch } = message;
      if (seq <= viewer.seq) return true;
      const after = seq === viewer.seq + 1 ? patched(viewer.outlook, patch) : undefined;
      if (!after) return false;
      // Undone entries are not played to the end.
      if (cause.t === 'undo') show.skip();
      update({ seq, outlook: after, ...clocksOf(message) });
      show.add({ seq, cause, events: cause.t === 'undo' ? [] : events, after });
      return true;
    },
    skip: show.skip,
    hurry: show.hurry,
    close() {
      closed = true;
      show.clear();
    },
  };
}

function clocksOf({
  time,
  theirs,
  clocks = [],
}: Full | News): Pick<ViewerState, 'until' | 'theirs' | 'clocks'> {
  const now = Date.now();
  return {
    until: time === undefined ? null : now + time,
    theirs: theirs === undefined ? null : { seat: theirs.seat, until: now + theirs.time },
    clocks: clocks.map((clock) => ({ ...clock, at: now })),
  };
}

/** All own seats, or the table as a whole if there are none. */
export function ownViewers({ seats }: TableInfo, me: string | undefined): Viewer[] {
  const mine = seats.filter((s) => s.person?.id === me && s.bot === null).map((s) => s.seat);
  return mine.length > 0 ? mine : ['table'];
}

function patched(before: Outlook, patch: News['patch']): Outlook | undefined {
  try {
    return applyPatch(before as unknown as Json, patch) as unknown as Outlook;
  } catch {
    return undefined;
  }
}
