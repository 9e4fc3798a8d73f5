import {
  canonical,
  hashJson,
  type Json,
  type Outlook,
  type ServerMessage,
  type Viewer,
} from '@fondaco/kernel';

/** A command, from when it was first sent to its answer. Times are of one monotonic clock. */
export interface Operation {
  user: string;
  key: string;
  command:
    | { t: 'answer'; seat: number; decision: number; action: Json }
    | { t: 'undo'; seat: number; to: number };
  invoked: number;
  /** Undefined if no answer ever came. */
  answer?: { at: number; ok: boolean; seq?: number; why?: string };
}

/** A position that somebody was shown. */
export interface Sighting {
  as: Viewer;
  seq: number;
  /** The hash of the outlook; undefined if only news came, of which the client makes it. */
  hash: string;
  at: number;
  /** When it was asked for; undefined for news, which come by themselves. */
  asked?: number;
}

/** What happened at one table, as its clients know it. */
export interface History {
  operations: Operation[];
  sightings: Sighting[];
}

export const newHistory = (): History => ({ operations: [], sightings: [] });

export const now = (): number => performance.now();

export const hashOfOutlook = (outlook: Outlook): string =>
  hashJson(JSON.parse(canonical(outlook as unknown as Json)) as Json);

/** Notes an operation; the returned function notes its answer. */
export function invoke(
  history: History,
  user: string,
  key: string,
  command: Operation['command'],
): (answer: { ok: boolean; seq?: number; why?: string }) => void {
  const operation: Operation = { user, key, command, invoked: now() };
  history.operations.push(operation);
  return (answer) => {
    operation.answer = { at: now(), ...answer };
  };
}

/** Notes what a message shows; `see` gives the outlook the client has made of it. */
export function noteShown(
  history: History,
  message: ServerMessage,
  see: (as: Viewer) => { seq: number; outlook: Outlook } | undefined,
  asked?: number,
): void {
  if (message.t !== 'full' && message.t !== 'news') return;
  const shown = see(message.as);
  if (!shown || shown.seq !== message.seq) return;
  const isAsked = message.t === 'full' && asked !== undefined;
  history.sightings.push({
    as: message.as,
    seq: shown.seq,
    hash: hashOfOutlook(shown.outlook),
    at: now(),
    ...(isAsked && { asked }),
  });
}
