import { msg, must, type Refusal } from '@fondaco/kernel';
import { askBounty } from '../cards/rewards/bounty.ts';
import { usePower } from '../change.ts';
import type { MissionId } from '../components/tables.ts';
import { activePlayer, type Config, hasTech, player, type StandardIo } from '../config.ts';
import type { Kind } from '../frame.ts';
import { missionName } from '../labels.ts';
import type { Player, State } from '../state.ts';
import type { PortAction } from './frames.ts';
import { toRefusal } from './refusals.ts';
import { openShuttle, shuttleReady } from './shuttle.ts';

type Swap = Extract<PortAction, { do: 'swapMissions' }>;

/** At the end of a movement, wherever it ended: Shuttle, Wave Emitter, Confirmed Location. */
export function afterMovement(config: Config, s: State): void {
  s.turn.ended = true;
  if (shuttleReady(config, s, 'shuttleAfter') || swaps(config, s).length > 0)
    s.agenda.push({ f: 'after', id: s.nextId++ });
  askBounty(s);
}

/** mvs.tech.10: swaps one of the player's missions with one of a player on the same space. */
function swaps(config: Config, s: State): Swap[] {
  const p = activePlayer(s);
  if (!hasTech(config, p, 'waveEmitter') || s.turn.used.includes('waveEmitter')) return [];
  return s.players.flatMap((q, seat) =>
    seat === s.active || q.space !== p.space
      ? []
      : p.missions.flatMap((own) =>
          q.missions.map((other): Swap => ({ do: 'swapMissions', seat, own, other })),
        ),
  );
}

function swapMissions(s: State, { seat, own, other }: Swap, io: StandardIo): void {
  const put = (p: Player, out: MissionId, into: MissionId): void => {
    p.missions = p.missions.map((x) => (x === out ? into : x));
  };
  put(activePlayer(s), own, other);
  put(player(s, seat), other, own);
  usePower(s, 'waveEmitter');
  io.tell({ t: 'swappedMissions', seat: s.active, with: seat, own, other });
}

const ruleOf = (config: Config, s: State): string =>
  swaps(config, s).length > 0 ? 'mvs.tech.10' : 'mvs.tech.7';

function refuseAfterMovement(config: Config, s: State, a: unknown): Refusal | undefined {
  const { do: what } = (a ?? {}) as { do?: unknown };
  if (what === 'shuttle') return toRefusal(['mvs.tech.7', 'noShuttle']);
  if (what !== 'swapMissions') return undefined;
  const emitter = hasTech(config, activePlayer(s), 'waveEmitter');
  return toRefusal(['mvs.tech.10', emitter ? 'noSwap' : 'noEmitter']);
}

export function afterMovementFrame(config: Config): Kind<'after'> {
  return {
    decisions: (s, f) => [must(f.id, s.active, 'after', ruleOf(config, s))],
    legal: (s) => [
      ...(shuttleReady(config, s, 'shuttleAfter') ? [{ do: 'shuttle' as const }] : []),
      ...swaps(config, s),
      { do: 'leave' },
    ],
    label: (_s, _f, _d, a) => {
      if (a.do === 'shuttle') return { label: msg('mvs.do.shuttle') };
      if (a.do !== 'swapMissions') return { label: msg('mvs.do.goOn') };
      return {
        label: msg('mvs.do.swapMissions', {
          who: { seat: a.seat },
          own: missionName(config, a.own),
          other: missionName(config, a.other),
        }),
        at: { t: 'mission', id: a.other },
      };
    },
    why: (s, _f, _d, a) => refuseAfterMovement(config, s, a),
    reduce(s, f, _d, a, io) {
      f.id = s.nextId++;
      if (a.do === 'shuttle') openShuttle(s, 'shuttleAfter');
      else if (a.do === 'swapMissions') swapMissions(s, a, io);
      else s.agenda.pop();
    },
    resume(s) {
      if (shuttleReady(config, s, 'shuttleAfter') || swaps(config, s).length > 0) return false;
      s.agenda.pop();
      return true;
    },
  };
}
