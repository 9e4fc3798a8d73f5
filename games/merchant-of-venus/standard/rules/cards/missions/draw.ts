import type { Seat } from '@fondaco/kernel';
import type { MissionId } from '../../components/tables.ts';
import { type Config, hasReward, player, type StandardIo } from '../../config.ts';
import type { Kind } from '../../frame.ts';
import type { State } from '../../state.ts';
import { drawCards } from '../decks.ts';

/** mvs.mission.2; mvs.reward.12: with the Spy Eye one of two. */
export function drawMission(config: Config, s: State, seat: Seat, io: StandardIo): void {
  const n = hasReward(config, player(s, seat), 'spyEye') ? 2 : 1;
  const drawn = drawCards(config, s, 'missions', n, io);
  if (drawn !== undefined && drawn !== 'asked') takeMission(s, seat, drawn.card, io);
}

export function takeMission(s: State, seat: Seat, mission: MissionId, io: StandardIo): void {
  const p = player(s, seat);
  p.missions = [...p.missions, mission];
  io.tell({ t: 'newMission', seat, mission });
}

/** mvs.mission.2: drawn after the reward, which may change how missions are drawn. */
export function owed(config: Config): Kind<'owed'> {
  return {
    decisions: () => [],
    legal: () => [],
    label: () => {
      throw new Error('nobody is asked');
    },
    reduce: () => undefined,
    resume(s, _f, io) {
      s.agenda.pop();
      drawMission(config, s, s.active, io);
      return true;
    },
  };
}
