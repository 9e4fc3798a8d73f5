import { msg, must, type Refusal } from '@fondaco/kernel';
import { activePlayer, type Book, hasTech, player, type StandardIo } from '../book.ts';
import { askBounty } from '../cards/rewards/bounty.ts';
import type { MissionId } from '../components/tables.ts';
import type { Kind } from '../frame.ts';
import { missionName } from '../labels.ts';
import type { State } from '../state.ts';
import type { PortAction } from './frames.ts';
import { openShuttle, shuttleReady } from './shuttle.ts';
import { refusalOf } from './why.ts';

type Swap = Extract<PortAction, { do: 'swapMissions' }>;

/** At the end of a movement, wherever it ended: Shuttle, Wave Emitter, Confirmed Location. */
export function afterMovement(b: Book, s: State): void {
  s.turn.ended = true;
  if (shuttleReady(b, s, 'shuttleAfter') || swaps(b, s).length > 0)
    s.agenda.push({ f: 'after', id: s.nextId++ });
  askBounty(s);
}

/** mvs.tech.10: one of one's own missions for one of a player on the same space. */
function swaps(b: Book, s: State): Swap[] {
  const p = activePlayer(s);
  if (!hasTech(b, p, 'waveEmitter') || s.turn.used.includes('waveEmitter')) return [];
  return s.players.flatMap((q, seat) =>
    seat === s.active || q.space !== p.space
      ? []
      : p.missions.flatMap((own) =>
          q.missions.map((other): Swap => ({ do: 'swapMissions', seat, own, other })),
        ),
  );
}

function swapMissions(s: State, { seat, own, other }: Swap, io: StandardIo): void {
  const put = (missions: MissionId[], out: MissionId, into: MissionId): void => {
    missions[missions.indexOf(out)] = into;
  };
  put(activePlayer(s).missions, own, other);
  put(player(s, seat).missions, other, own);
  s.turn.used.push('waveEmitter');
  io.tell({ t: 'swappedMissions', seat: s.active, with: seat, own, other });
}

const ruleOf = (b: Book, s: State): string =>
  swaps(b, s).length > 0 ? 'mvs.tech.10' : 'mvs.tech.7';

function whyNot(b: Book, s: State, a: unknown): Refusal | undefined {
  const { do: what } = (a ?? {}) as { do?: unknown };
  if (what === 'shuttle') return refusalOf(['mvs.tech.7', 'noShuttle']);
  if (what !== 'swapMissions') return undefined;
  const emitter = hasTech(b, activePlayer(s), 'waveEmitter');
  return refusalOf(['mvs.tech.10', emitter ? 'noSwap' : 'noEmitter']);
}

export function after(b: Book): Kind<'after'> {
  return {
    decisions: (s, f) => [must(f.id, s.active, 'after', ruleOf(b, s))],
    legal: (s) => [
      ...(shuttleReady(b, s, 'shuttleAfter') ? [{ do: 'shuttle' as const }] : []),
      ...swaps(b, s),
      { do: 'leave' },
    ],
    label: (_s, _f, _d, a) => {
      if (a.do === 'shuttle') return { label: msg('mvs.do.shuttle') };
      if (a.do !== 'swapMissions') return { label: msg('mvs.do.goOn') };
      return {
        label: msg('mvs.do.swapMissions', {
          who: { seat: a.seat },
          own: missionName(b, a.own),
          other: missionName(b, a.other),
        }),
        at: { t: 'mission', id: a.other },
      };
    },
    why: (s, _f, _d, a) => whyNot(b, s, a),
    reduce(s, f, _d, a, io) {
      f.id = s.nextId++;
      if (a.do === 'shuttle') openShuttle(s, 'shuttleAfter');
      else if (a.do === 'swapMissions') swapMissions(s, a, io);
      else s.agenda.pop();
    },
    resume(s) {
      if (shuttleReady(b, s, 'shuttleAfter') || swaps(b, s).length > 0) return false;
      s.agenda.pop();
      return true;
    },
  };
}
