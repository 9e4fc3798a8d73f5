import { isOwn, type Seat } from '@fondaco/kernel';
import type { ViewerState } from './state.ts';
import type { LiveViewer } from './viewer.ts';

interface Parts {
  viewers(): readonly LiveViewer[];
  /** Tells the host how long bots pause. */
  send(seat: Seat, factor: number): void;
  changed(isSkipping: boolean): void;
}

export interface Pacing {
  /** Goes straight to the next question, or no longer does. */
  skip(on: boolean): void;
  setFactor(factor: number): void;
  /** The host forgets the pace when the connection is lost. */
  connected(): void;
  /** A viewer has been added, or sees something new. */
  update(): void;
}

/** How fast the table goes on for its user: how long bots pause, and whether anything is shown on the way to the next question. */
export function openPacing({ viewers, send, changed }: Parts): Pacing {
  let isSkipping = false;
  let factor = 1;
  let sent = 1;

  /** Bots begin their pause anew after each message: there is none without need. */
  function sendFactor(): void {
    const wanted = isSkipping ? 0 : factor;
    const seat = viewers().find(({ as }) => as !== 'table')?.as;
    if (wanted === sent || seat === undefined || seat === 'table') return;
    sent = wanted;
    send(seat, wanted);
  }

  function setSkipping(on: boolean): void {
    if (on !== isSkipping) {
      isSkipping = on;
      changed(on);
    }
    for (const viewer of viewers()) viewer.hurry(on);
    sendFactor();
  }

  /** Whoever only watches has no question to skip to. */
  const hasFarToGo = (): boolean =>
    viewers().every((viewer) => viewer.as !== 'table' && !isWaitedFor(viewer.get()));
  return {
    skip(on) {
      for (const viewer of viewers()) viewer.skip();
      setSkipping(on && hasFarToGo());
    },
    setFactor(next) {
      factor = next;
      sendFactor();
    },
    connected() {
      sent = 1;
      sendFactor();
    },
    update() {
      if (isSkipping) setSkipping(hasFarToGo());
      else sendFactor();
    },
  };
}

/** Whether the game needs something from this viewer: an answer, or to look at its end. */
const isWaitedFor = ({ outlook: { questions, result } }: ViewerState): boolean =>
  result !== null || questions.some((q) => isOwn(q) && q.need !== 'may');
