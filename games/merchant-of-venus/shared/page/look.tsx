import type { Json, Seat } from '@fondaco/kernel';
import type { GameLook, Sound } from '@fondaco/page-kit/look.ts';
import { isShippedBoard } from '../../board/page/galaxy.ts';
import { GoodWord } from './signs.tsx';

const GOOD = /^mvs?\.good\.(.+)$/;

interface Event {
  t: string;
}

/** What the looks of both rule sets have in common. */
export function venusLook<E extends Event>({
  eventMs,
  sounds,
}: {
  /** How long each event is shown at normal pace. Events not listed are not shown on their own. */
  eventMs: Partial<Record<E['t'], number>>;
  sounds: Partial<Record<E['t'], Sound>>;
}) {
  const kindOf = (event: Json): E['t'] => (event as unknown as E).t;
  return {
    pace: (event) => eventMs[kindOf(event)] ?? 0,
    sound: (event) => sounds[kindOf(event)],
    draws: isShippedBoard,
    turn(event) {
      const { t, seat, round } = event as unknown as Event & { seat: Seat; round: number };
      return t === 'turn' ? { seat, round } : undefined;
    },
    mark(inner, text) {
      const good = GOOD.exec(inner.key)?.[1];
      return good === undefined ? null : <GoodWord good={good}>{text}</GoodWord>;
    },
  } satisfies Partial<GameLook>;
}
