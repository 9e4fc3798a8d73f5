import type {
  Json,
  Msg,
  OpenQuestion,
  OwnQuestion,
  Result,
  TableInfo,
  Target,
  ToldEvent,
  Viewer,
} from '@fondaco/kernel';
import type { ComponentType, ReactNode } from 'react';
import type { OwnKey } from './table-keys.ts';

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
  /** Milliseconds an event is shown at normal pace; 0 if it is not shown. */
  pace(event: Json): number;
  /** Whether an event opens a chapter of the story. */
  heading?(event: Json): boolean;
  /** With open cards: merges the views of all seats into one. */
  merge?(views: readonly Json[]): Json;
  /** This look for the views of earlier rules, which it converts to those it draws; undefined if it cannot convert them. */
  lifted?(view: number): GameLook | undefined;
  /** Keys of its own, for the list of keys. */
  keys?: readonly OwnKey[];
  /** What it means to aim at the goal of a plan ("Sail to Ragusa"). */
  goal?(goal: Target, facts: unknown): Msg;
  /** Draws a thing that a sentence of the story names, next to its name; null for plain text. */
  mark?(inner: Msg, text: string): ReactNode;
}

/** A part of the game's board for lists: place 0 to 5, or as much of it as there is room for. */
export type Picture = ComponentType<{ place: number | null }>;
