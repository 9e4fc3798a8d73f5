import {
  applyPatch,
  type Down,
  type Json,
  type Outlook,
  type TableInfo,
  type Viewer,
} from '@fondaco/kernel';
import { type Playback, playback } from './playback.ts';
import type { Eye, StoryEntry } from './state.ts';
import { storyFrom, told } from './story.ts';

type Full = Extract<Down, { t: 'full' }>;
type News = Extract<Down, { t: 'news' }>;

export interface EyeOptions {
  /** The earlier entries, as this eye came to know them. */
  loadStory(as: Viewer): Promise<StoryEntry[]>;
  pace(event: Json): number;
  /** Nobody looks: everything at once. */
  hidden(): boolean;
}

/** One seat's way through the game, or that of who only watches. */
export interface LiveEye {
  as: Viewer;
  /** Never changed in place. */
  get(): Eye;
  /** The newest position that is on the screen. */
  shownSeq(): number;
  full(message: Full): void;
  /** False: something before it is missing. */
  news(message: News): boolean;
  skip(): void;
  close(): void;
}

export function openEye(first: Full, options: EyeOptions, changed: () => void): LiveEye {
  const { as } = first;
  let eye: Eye = {
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

  function become(next: Partial<Eye>): void {
    eye = { ...eye, ...next };
    changed();
  }

  const show: Playback = playback(
    {
      begin: ({ seq, cause, events }) => become({ story: told(eye.story, { seq, cause, events }) }),
      play(playing, playingFor) {
        if (playing || eye.playing) become({ playing, playingFor });
      },
      arrive({ seq, after }) {
        shownSeq = seq;
        become({ shown: after });
      },
    },
    (event) => (options.hidden() ? 0 : options.pace(event)),
  );

  /** What cannot be had leaves a gap in the story, and nothing else. */
  async function completeStory(): Promise<void> {
    const earlier = await options.loadStory(as).catch(() => []);
    // The screen may be behind what was loaded: what has yet to be shown is told when it is.
    const past = earlier.filter((entry) => entry.seq <= shownSeq);
    if (!closed && past.length > 0) become({ story: storyFrom([...past, ...eye.story]) });
  }

  void completeStory();
  return {
    as,
    get: () => eye,
    shownSeq: () => shownSeq,
    full(message) {
      const { seq, outlook } = message;
      show.clear();
      const gap = seq !== shownSeq;
      shownSeq = seq;
      const clocks = clocksOf(message);
      become({ seq, outlook, shown: outlook, playing: null, playingFor: 0, ...clocks });
      if (gap) void completeStory();
    },
    news(message) {
      const { seq, cause, events, patch } = message;
      if (seq <= eye.seq) return true;
      const after = seq === eye.seq + 1 ? patched(eye.outlook, patch) : undefined;
      if (!after) return false;
      // What was taken back is not worth waiting for.
      if (cause.t === 'undo') show.skip();
      become({ seq, outlook: after, ...clocksOf(message) });
      show.add({ seq, cause, events: cause.t === 'undo' ? [] : events, after });
      return true;
    },
    skip: show.skip,
    close() {
      closed = true;
      show.clear();
    },
  };
}

function clocksOf({ time, theirs }: Full | News): Pick<Eye, 'until' | 'theirs'> {
  const now = Date.now();
  return {
    until: time === undefined ? null : now + time,
    theirs: theirs === undefined ? null : { seat: theirs.seat, until: now + theirs.time },
  };
}

/** Whose eyes we look with: those of every seat of ours, else the table's. */
export function viewersOf({ seats }: TableInfo, me: string | undefined): Viewer[] {
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
