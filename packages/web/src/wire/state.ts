import type {
  Cause,
  ChatLine,
  Json,
  Outlook,
  OwnQuestion,
  Person,
  Refusal,
  Seat,
  TableInfo,
  ToldEvent,
  Viewer,
} from '@fondaco/kernel';

import type { ToldClock } from '@fondaco/page-kit/table/seat-status.tsx';

/** `restarting`: the server said it will be back; `outdated`: the page must be reloaded; `ended`: the session was, here or from another device. */
export type ConnectionState = 'connecting' | 'open' | 'lost' | 'restarting' | 'outdated' | 'ended';

/** One entry of the game as a line of the story. */
export interface StoryEntry {
  seq: number;
  cause: Cause;
  events: ToldEvent[];
  /** Taken back by a later entry. */
  undone?: true;
}

/** The table as one viewer sees it: a seat, or a spectator. */
export interface ViewerState {
  as: Viewer;
  /** The newest position there is. */
  seq: number;
  outlook: Outlook;
  /** The position on the screen: behind `outlook` while events are being shown. */
  shown: Outlook;
  /** The event that is being shown now. */
  playing: ToldEvent | null;
  /** How long it is shown, in milliseconds. */
  playingFor: number;
  story: StoryEntry[];
  /** When the time to answer runs out for this seat, by the clock of this device; null if there is no limit. */
  until: number | null;
  /** The first other seat whose clock runs. */
  theirs: { seat: Seat; until: number } | null;
  /** The clocks of all people, where the table has any. */
  clocks: readonly ToldClock[];
}

/** An answer that has been sent and not yet shown. */
export interface PendingAnswer {
  seat: Seat;
  decision: number;
  action: Json;
}

export interface TableState {
  connection: ConnectionState;
  you: Person | null;
  /** Why this table cannot be seen. */
  closed: Refusal | null;
  info: TableInfo | null;
  /** One for each seat of mine, else one for the table. */
  viewers: ViewerState[];
  chat: ChatLine[];
  pending: PendingAnswer | null;
  /** Everything is shown at once, until the user is asked something. */
  skipping: boolean;
  /** Why the last command was not carried out; until the next one. */
  refused: Refusal | null;
}

/** A table that is being watched; everything a table screen needs. */
export interface TableStore {
  get(): TableState;
  subscribe(changed: () => void): () => void;
  /** Answers one by one, for as long as the answers stay possible; the steps of a plan. */
  answer(question: OwnQuestion, ...actions: Json[]): void;
  /** Without `propose`, only if nobody has to agree. */
  undo(seat: Seat, to: number, propose?: boolean): void;
  consent(seat: Seat, proposal: number, agree: boolean): void;
  /** Begins or stops writing an offer: bots wait meanwhile. */
  writing(seat: Seat, on: boolean): void;
  say(text: string): void;
  mute(user: string, on: boolean): void;
  /** Goes straight to the user's next question, however long others have yet to play; `false`: no longer. */
  skipToQuestion(on: boolean): void;
  /** How long bots pause while nobody else plays with them, as a factor of the table's pace. */
  pace(factor: number): void;
  /** Forgets the last refusal. */
  dismiss(): void;
  close(): void;
}
