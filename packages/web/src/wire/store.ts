import type { Down, Json, OwnQuestion, Seat, TableInfo, Up } from '@fondaco/kernel';
import { chatLines } from './chat.ts';
import { type EyeOptions, type LiveEye, openEye, viewersOf } from './eye.ts';
import { newKey } from './keys.ts';
import { type Link, listeners } from './link.ts';
import type { TableState, TableStore } from './state.ts';
import { nextStep, type Steps, stepsOf } from './steps.ts';
import { beginWatching } from './watching.ts';

export type TableOptions = Omit<EyeOptions, 'hidden'> & Partial<Pick<EyeOptions, 'hidden'>>;

/** An answer on its way: its key, and the entry it made once that is known. */
interface Sent {
  key: string;
  seat: Seat;
  seq: number | null;
  steps: Steps;
}

const inBackground = (): boolean => typeof document !== 'undefined' && document.hidden;

/** Watches a table until it is closed. */
export function openTable(link: Link, table: string, options: TableOptions): TableStore {
  const changed = listeners<void>();
  const chat = chatLines();
  const eyeOptions = { hidden: inBackground, ...options };
  let eyes: LiveEye[] = [];
  let sent: Sent | null = null;
  let open = true;
  let state: TableState = {
    link: link.state(),
    you: link.you(),
    closed: null,
    info: null,
    eyes: [],
    chat: [],
    pending: null,
    refused: null,
  };
  const watching = beginWatching(link, table, () => ({
    since: eyes.length > 0 ? Math.min(...eyes.map((e) => e.get().seq)) : undefined,
    chat: chat.last(),
  }));

  function become(next: Partial<TableState>): void {
    if (!open) return;
    state = { ...state, ...next };
    changed.tell();
  }

  /** Eyes tell of every little change; those of one message are told together. */
  let held = 0;
  let dirty = false;
  function eyesChanged(): void {
    if (held > 0) dirty = true;
    else showEyes();
  }
  function showEyes(): void {
    dirty = false;
    const next = eyes.map((e) => e.get());
    const same = next.length === state.eyes.length && next.every((e, i) => e === state.eyes[i]);
    if (!same) become({ eyes: next });
    settleAnswer();
  }
  function together(work: () => void): void {
    held++;
    try {
      work();
    } finally {
      if (--held === 0 && dirty) showEyes();
    }
  }

  function setEyes(next: LiveEye[]): void {
    for (const e of eyes) if (!next.includes(e)) e.close();
    const rank = (e: LiveEye): number => (e.as === 'table' ? -1 : e.as);
    eyes = next.sort((a, b) => rank(a) - rank(b));
    dirty = true;
  }

  function hear(down: Down): void {
    if ('table' in down && down.table !== table) return;
    switch (down.t) {
      case 'table':
        together(() => takeInfo(down.info));
        return;
      case 'full':
        together(() => takeFull(down));
        return;
      case 'news':
        together(() => takeNews(down));
        return;
      case 'chat':
        if (chat.add(down.lines)) become({ chat: chat.shown() });
        return;
      case 'ack':
        takeAck(down);
        return;
      case 'refused':
        become(state.info ? { refused: down.refusal } : { closed: down.refusal });
        return;
      default:
        // The rest is for the link.
        return;
    }
  }

  /** Seats change hands: we see with the eyes of those that are ours now. */
  function takeInfo(info: TableInfo): void {
    const ours = viewersOf(info, link.you()?.id);
    const left = eyes.filter((e) => ours.includes(e.as));
    if (left.length < eyes.length) setEyes(left);
    become({ info: sharing(state.info, info), closed: null });
  }

  /** Where a seat changed hands while we were away, the rest of what we knew is nothing to these eyes. */
  function lacksEyes(): boolean {
    const { info, you } = state;
    if (!info || info.entries === 0) return false;
    return viewersOf(info, you?.id).some((as) => !eyes.some((e) => e.as === as));
  }

  function takeFull(full: Extract<Down, { t: 'full' }>): void {
    const known = eyes.find((e) => e.as === full.as);
    if (known) {
      known.full(full);
      return;
    }
    const rest = eyes.filter((e) => (e.as === 'table') === (full.as === 'table'));
    setEyes([...rest, openEye(full, eyeOptions, eyesChanged)]);
  }

  function takeNews(news: Extract<Down, { t: 'news' }>): void {
    const eye = eyes.find((e) => e.as === news.as);
    const before = eye?.get().seq ?? -1;
    if (!eye?.news(news)) watching.again(eye !== undefined && news.seq !== before + 1);
    if (!eye || eye.get().seq === before) return;
    const { seq, outlook } = eye.get();
    if (!state.info || state.info.entries > seq) return;
    // The table itself is not told anew for an entry: what follows from it is the same for all eyes.
    const musts = outlook.questions.filter((q) => q.need === 'must').map((q) => q.seat);
    const waitsFor = [...new Set(musts)].sort((a, b) => a - b);
    become({ info: { ...state.info, entries: seq + 1, waitsFor, since: Date.now() } });
  }

  function takeAck(ack: Extract<Down, { t: 'ack' }>): void {
    const watch = watching.acknowledged(ack.key);
    if (watch) {
      if (!ack.ok) become({ closed: ack.refusal });
      else if (watch.onward && lacksEyes()) watching.again(false);
      return;
    }
    const answered = sent?.key === ack.key ? sent : null;
    if (!ack.ok) {
      if (answered) sent = null;
      if (answered || own.has(ack.key))
        become({ refused: ack.refusal, ...(answered && { pending: null }) });
    } else if (answered) {
      answered.seq = ack.seq ?? -1;
      settleAnswer();
    }
    own.delete(ack.key);
  }

  /** Goes on with the plan as soon as its last step has come; the answer is done when that has been shown. */
  function settleAnswer(): void {
    if (!sent || sent.seq === null) return;
    const eye = eyes.find((e) => e.as === sent?.seat);
    if (eye && eye.get().seq < sent.seq) return;
    const [action, ...rest] = sent.steps.rest;
    const next = eye && nextStep(sent.steps, eye.get().outlook);
    sent.steps = { ...sent.steps, rest: [] };
    if (next && action !== undefined) give(next, action, { ...sent.steps, rest });
    else if (!eye || eye.shownSeq() >= sent.seq) {
      sent = null;
      become({ pending: null });
    }
  }

  /** Keys of our commands but answers, to know whose refusal it is. */
  const own = new Set<string>();

  function command(up: Up & { key: string }): void {
    own.add(up.key);
    become({ refused: null });
    link.send(up);
  }

  function give({ id, seat }: OwnQuestion, action: Json, steps: Steps): void {
    const key = newKey();
    sent = { key, seat, seq: null, steps };
    become({ pending: { seat, decision: id, action }, refused: null });
    link.send({ t: 'answer', key, table, seat, decision: id, action });
  }

  const skip = (): void =>
    together(() => {
      for (const e of eyes) e.skip();
    });
  const stopHearing = link.listen(hear);
  const stopStates = link.onState(() => {
    become({ link: link.state(), you: link.you() });
    watching.linkChanged();
  });
  watching.linkChanged();

  return {
    get: () => state,
    subscribe: (f) => changed.add(f),
    answer(question, ...actions) {
      const [first, ...rest] = actions;
      const eye = eyes.find((e) => e.as === question.seat);
      // The same question twice is a double click, and might be carried out twice.
      const twice = sent !== null && state.pending?.decision === question.id;
      if (first === undefined || !eye || twice) return;
      give(question, first, stepsOf(question, rest, eye.get().outlook));
    },
    undo(seat, to) {
      skip();
      command({ t: 'undo', key: newKey(), table, seat, to });
    },
    consent: (seat, proposal, agree) =>
      command({ t: 'consent', key: newKey(), table, seat, proposal, agree }),
    say: (text) => command({ t: 'chat', key: newKey(), table, text }),
    mute(user, on) {
      chat.mute(user, on);
      become({ chat: chat.shown() });
      command({ t: 'mute', key: newKey(), user, on });
    },
    skip,
    dismiss: () => become({ refused: null }),
    close() {
      open = false;
      stopHearing();
      stopStates();
      for (const e of eyes) e.close();
      watching.end();
    },
  };
}

/** What has not changed stays the same object: whatever was drawn from it need not be drawn again. */
function sharing(before: TableInfo | null, info: TableInfo): TableInfo {
  if (!before) return info;
  const kept = <K extends 'seats' | 'options'>(part: K): TableInfo[K] =>
    JSON.stringify(before[part]) === JSON.stringify(info[part]) ? before[part] : info[part];
  return { ...info, seats: kept('seats'), options: kept('options') };
}
