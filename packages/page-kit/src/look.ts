import type {
  Json,
  Msg,
  OpenQuestion,
  OwnQuestion,
  Result,
  Seat,
  TableInfo,
  Target,
  ToldEvent,
  Viewer,
} from '@fondaco/kernel';
import type { ComponentType, ReactNode } from 'react';
import type { OwnKey } from './table-keys.ts';
import type { ToldTurn, TurnStart, TurnSummary } from './turn.ts';

/** What a look is given to draw. It holds no rules: what is possible is in `questions`. */
export interface TableProps<V = Json> {
  table: TableInfo;
  as: Viewer;
  view: V;
  questions: OpenQuestion[];
  result: Result | null;
  /** Sends an answer, or the steps of a plan one by one; null where nothing can be answered. */
  answer: ((question: OwnQuestion, ...actions: Json[]) => void) | null;
  /** An answer has been sent and not yet shown. */
  busy: boolean;
  /** The event that is being shown, on the position before it, and for how long. */
  playing: ToldEvent | null;
  playingFor: number;
  /** What the newest answer shown has led to. */
  told: readonly ToldEvent[];
  /** Story and chat, the same for every game, to be placed by the look's layout. */
  side: ReactNode;
  /** Undo and other buttons that belong into the prompt bar. */
  tools: ReactNode;
  openAid(): void;
}

export interface ReckoningProps<V = Json> {
  table: TableInfo;
  result: Result;
  view: V;
  /** The view after each entry, of the whole game, once it is loaded. */
  history: { seq: number; view: V }[] | null;
  /** Where to go from here, for the head line: play again, replay, lobby. */
  next: ReactNode;
}

/** How a game looks. */
export interface GameLook {
  Table: ComponentType<TableProps>;
  /** The final scoring, step by step. */
  Reckoning: ComponentType<ReckoningProps>;
  /** The player aid. */
  Aid: ComponentType<{ table: TableInfo }>;
  /** Where the game stands, in a few words ("round 5"). */
  stage(view: Json, options: Json, facts: unknown): Msg;
  /** What a seat owns, in the unit of the final score: after the game, the turns that brought the most are told. */
  worth?(view: Json, seat: Seat, facts: unknown): number;
  /** Milliseconds an event is shown at normal pace; 0 if it is not shown. */
  pace(event: Json): number;
  /** The turn that begins with this event. A game without turns has its story told event by event. */
  turn?(event: Json): TurnStart | undefined;
  /** A turn summed up for the story; without this, the story tells its single events. */
  sumUp?(turn: ToldTurn): TurnSummary;
  /** What is heard when an event is shown. */
  sound?(event: Json): Sound | undefined;
  /** The events of one entry as the steps of a turn tell them, where fewer lines say the same. */
  condense?<T extends ToldEvent>(events: readonly T[]): T[];
  /** With open cards: merges the views of all seats into one. */
  merge?(views: readonly Json[]): Json;
  /** This look for the views of earlier rules, which it converts to those it draws; undefined if it cannot convert them. */
  lifted?(view: number): GameLook | undefined;
  /** Whether it can draw a table with this component set; left out: with any. Otherwise the table is shown as a list. */
  draws?(pack: Json): boolean;
  /** Keys of its own, for the list of keys. */
  keys?: readonly OwnKey[];
  /** What it means to aim at the goal of a plan ("Sail to Ragusa"). */
  goal?(goal: Target, facts: unknown): Msg;
  /** Draws a thing that a sentence of the story names, next to its name; null for plain text. */
  mark?(inner: Msg, text: string): ReactNode;
}

export type Sound = 'dice' | 'coins' | 'cards';

/** A part of the game's board for lists: place 0 to 5, or as much of it as there is room for. */
export type Picture = ComponentType<{ place: number | null }>;

/** One of the four pictures, from 1, that show how a game is won; what they say in words stands beside them. */
export type WinPicture = ComponentType<{ step: number }>;
