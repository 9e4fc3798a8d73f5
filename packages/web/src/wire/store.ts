import type {
  ClientMessage,
  Json,
  OwnQuestion,
  Seat,
  ServerMessage,
  TableInfo,
} from '@fondaco/kernel';
import { chatLines } from './chat.ts';
import { type Connection, listeners } from './connection.ts';
import { newKey } from './keys.ts';
import { openPacing } from './pacing.ts';
import { type PlanSteps, planStepsOf, questionOfNextStep } from './plan-steps.ts';
import type { TableState, TableStore } from './state.ts';
import { type LiveViewer, openViewer, ownViewers, type ViewerOptions } from './viewer.ts';
import { startWatching } from './watching.ts';

export type TableOptions = Omit<ViewerOptions, 'hidden'> & Partial<Pick<ViewerOptions, 'hidden'>>;

/** An answer that was sent: its key, and the number of its entry once acknowledged. */
interface SentAnswer {
  key: string;
  seat: Seat;
  seq: number | null;
  steps: PlanSteps;
}

const inBackground = (): boolean => typeof document !== 'undefined' && document.hidden;

/** Watches a table until it is closed. */
export function openTable(
  connection: Connection,
  table: string,
  options: TableOptions,
): TableStore {
  const changed = listeners<void>();
  const chat = chatLines();
  const viewerOptions = { hidden: inBackground, ...options };
  let viewers: LiveViewer[] = [];
  let sent: SentAnswer | null = null;
  let open = true;
  let state: TableState = {
    connection: connection.state(),
    you: connection.you(),
    closed: null,
    info: null,
    viewers: [],
    chat: [],
    pending: null,
    skipping: false,
    refused: null,
  };
  const watching = startWatching(connection, table, () => ({
    since: viewers.length > 0 ? Math.min(...viewers.map((e) => e.get().seq)) : undefined,
    chat: chat.last(),
  }));

  function update(next: Partial<TableState>): void {
    if (!open) return;
    state = { ...state, ...next };
    changed.notify();
  }

  /** Viewers report every change; the changes of one message are published together. */
  let batches = 0;
  let dirty = false;
  function viewersChanged(): void {
    if (batches > 0) dirty = true;
    else publishViewers();
  }
  function publishViewers(): void {
    dirty = false;
    const next = viewers.map((e) => e.get());
    const same =
      next.length === state.viewers.length && next.every((e, i) => e === state.viewers[i]);
    if (!same) update({ viewers: next });
    pacing.update();
    continueAnswer();
  }
  function batch(work: () => void): void {
    batches++;
    try {
      work();
    } finally {
      if (--batches === 0 && dirty) publishViewers();
    }
  }

  function setViewers(next: LiveViewer[]): void {
    for (const e of viewers) if (!next.includes(e)) e.close();
    const rank = (e: LiveViewer): number => (e.as === 'table' ? -1 : e.as);
    viewers = next.sort((a, b) => rank(a) - rank(b));
    dirty = true;
  }

  function receive(down: ServerMessage): void {
    if ('table' in down && down.table !== table) return;
    switch (down.t) {
      case 'table':
        batch(() => applyInfo(down.info));
        return;
      case 'full':
        batch(() => applyFull(down));
        return;
      case 'news':
        batch(() => applyNews(down));
        return;
      case 'chat':
        if (chat.add(down.lines)) update({ chat: chat.shown() });
        return;
      case 'ack':
        applyAck(down);
        return;
      case 'refused':
        update(state.info ? { refused: down.refusal } : { closed: down.refusal });
        return;
      default:
        // The connection handles all other messages.
        return;
    }
  }

  /** Seats change hands: drops the viewers of seats that are no longer ours. */
  function applyInfo(info: TableInfo): void {
    const ours = ownViewers(info, connection.you()?.id);
    const left = viewers.filter((e) => ours.includes(e.as));
    if (left.length < viewers.length) setViewers(left);
    update({ info: keepUnchangedParts(state.info, info), closed: null });
  }

  /** Whether a seat became ours while we were away: its outlook has to be loaded in full. */
  function lacksViewers(): boolean {
    const { info, you } = state;
    if (!info || info.entries === 0) return false;
    return ownViewers(info, you?.id).some((as) => !viewers.some((e) => e.as === as));
  }

  function applyFull(full: Extract<ServerMessage, { t: 'full' }>): void {
    const known = viewers.find((e) => e.as === full.as);
    if (known) {
      known.full(full);
      return;
    }
    const rest = viewers.filter((e) => (e.as === 'table') === (full.as === 'table'));
    setViewers([...rest, openViewer(full, viewerOptions, viewersChanged)]);
  }

  function applyNews(news: Extract<ServerMessage, { t: 'news' }>): void {
    const viewer = viewers.find((e) => e.as === news.as);
    const before = viewer?.get().seq ?? -1;
    if (!viewer?.news(news)) watching.rewatch(viewer !== undefined && news.seq !== before + 1);
    if (!viewer || viewer.get().seq === before) return;
    const { seq, outlook } = viewer.get();
    if (!state.info || state.info.entries > seq) return;
    // The server does not resend the table for each entry: what follows from an entry is computed here.
    const musts = outlook.questions.filter((q) => q.need === 'must').map((q) => q.seat);
    const waitsFor = [...new Set(musts)].sort((a, b) => a - b);
    update({ info: { ...state.info, entries: seq + 1, waitsFor, since: Date.now() } });
  }

  function applyAck(ack: Extract<ServerMessage, { t: 'ack' }>): void {
    const watch = watching.acknowledged(ack.key);
    if (watch) {
      if (!ack.ok) update({ closed: ack.refusal });
      else if (watch.onward && lacksViewers()) watching.rewatch(false);
      return;
    }
    const answered = sent?.key === ack.key ? sent : null;
    if (!ack.ok) {
      if (answered) sent = null;
      if (answered || ownKeys.has(ack.key))
        update({ refused: ack.refusal, ...(answered && { pending: null }) });
    } else if (answered) {
      answered.seq = ack.seq ?? -1;
      continueAnswer();
    }
    ownKeys.delete(ack.key);
  }

  /** Sends the next step of the plan once the last one has arrived. The answer is complete when its entry has been shown. */
  function continueAnswer(): void {
    if (!sent || sent.seq === null) return;
    const viewer = viewers.find((e) => e.as === sent?.seat);
    if (viewer && viewer.get().seq < sent.seq) return;
    const [action, ...rest] = sent.steps.rest;
    const next = viewer && questionOfNextStep(sent.steps, viewer.get().outlook);
    sent.steps = { ...sent.steps, rest: [] };
    if (next && action !== undefined) sendAnswer(next, action, { ...sent.steps, rest });
    else if (!viewer || viewer.shownSeq() >= sent.seq) {
      sent = null;
      update({ pending: null });
    }
  }

  /** Keys of our commands other than answers, to recognise their refusals. */
  const ownKeys = new Set<string>();

  function command(up: ClientMessage & { key: string }): void {
    ownKeys.add(up.key);
    update({ refused: null });
    connection.send(up);
  }

  function sendAnswer({ id, seat }: OwnQuestion, action: Json, steps: PlanSteps): void {
    const key = newKey();
    sent = { key, seat, seq: null, steps };
    update({ pending: { seat, decision: id, action }, refused: null });
    connection.send({ t: 'answer', key, table, seat, decision: id, action });
  }

  const pacing = openPacing({
    viewers: () => viewers,
    send: (seat, factor) => connection.send({ t: 'pace', key: newKey(), table, seat, factor }),
    changed: (skipping) => update({ skipping }),
  });
  const skip = (): void =>
    batch(() => {
      for (const e of viewers) e.skip();
    });
  const stopReceiving = connection.listen(receive);
  const stopStates = connection.onState(() => {
    update({ connection: connection.state(), you: connection.you() });
    watching.connectionChanged();
    if (connection.state() === 'open') pacing.connected();
  });
  watching.connectionChanged();

  return {
    get: () => state,
    subscribe: (f) => changed.add(f),
    answer(question, ...actions) {
      const [first, ...rest] = actions;
      const viewer = viewers.find((e) => e.as === question.seat);
      // A second answer to the same question is a double click.
      const twice = sent !== null && state.pending?.decision === question.id;
      if (first === undefined || !viewer || twice) return;
      sendAnswer(question, first, planStepsOf(question, rest, viewer.get().outlook));
    },
    undo(seat, to, propose = false) {
      skip();
      command({ t: 'undo', key: newKey(), table, seat, to, propose });
    },
    consent: (seat, proposal, agree) =>
      command({ t: 'consent', key: newKey(), table, seat, proposal, agree }),
    writing: (seat, on) => connection.send({ t: 'writing', key: newKey(), table, seat, on }),
    say: (text) => command({ t: 'chat', key: newKey(), table, text }),
    mute(user, on) {
      chat.mute(user, on);
      update({ chat: chat.shown() });
      command({ t: 'mute', key: newKey(), user, on });
    },
    skipToQuestion: (on) => batch(() => pacing.skip(on)),
    pace: pacing.setFactor,
    dismiss: () => update({ refused: null }),
    close() {
      open = false;
      stopReceiving();
      stopStates();
      for (const e of viewers) e.close();
      watching.end();
    },
  };
}

/** Keeps unchanged parts as the same objects, so that components memoized on them do not render again. */
function keepUnchangedParts(before: TableInfo | null, info: TableInfo): TableInfo {
  if (!before) return info;
  const kept = <K extends 'seats' | 'options'>(part: K): TableInfo[K] =>
    JSON.stringify(before[part]) === JSON.stringify(info[part]) ? before[part] : info[part];
  return { ...info, seats: kept('seats'), options: kept('options') };
}
