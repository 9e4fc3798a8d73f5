import type { Seat } from '@fondaco/kernel';
import { type Lack, missionProgress, type Progress } from '../cards/missions/objectives.ts';
import type { Challenge as Info, Mission, MissionId } from '../components/tables.ts';
import type { Config } from '../config.ts';
import { isBetweenTurns } from '../round/between.ts';
import { freshTurn } from '../round/fresh-turn.ts';
import type { Challenge } from '../state.ts';
import { feesDue } from '../variants/challenge-effects.ts';
import { challengeProgress } from '../variants/challenges.ts';
import type { View } from '../view.ts';

/** `turn`: it is not this seat's turn. */
export type MissionLack = Lack | 'turn';

export interface MissionProgress extends Omit<Progress, 'lacks'> {
  lacks: MissionLack[];
}

export interface MissionFacts {
  /** mvs.mission.4: what a mission still lacks; empty if and only if it is completed. */
  mission(v: View, seat: Seat, id: MissionId): MissionProgress;
  /** Missions that lack nothing but the flight, the stop or the end of the turn. */
  readyMissions(v: View, seat: Seat): MissionId[];
  /** mvs.solo.4: the challenges in the order of their rounds, with how far each goal is reached. */
  challenges(v: View): (Info & Pick<Challenge, 'active' | 'done'> & { reached: number })[];
  /** mvs.solo.3: what the next turn costs. */
  feesDue(v: View): number;
}

export function missionFacts(config: Config): MissionFacts {
  const mission = (v: View, seat: Seat, id: MissionId): MissionProgress => {
    const own = seat === v.active && !isBetweenTurns(v);
    const { lacks, ...rest } = missionProgress({
      config,
      s: own ? v : { ...v, turn: freshTurn() },
      seat,
      mission: config.tables.missions.get(id) as Mission,
      last: v.agenda.at(-1)?.f === 'next',
    });
    return { lacks: own ? lacks : [...lacks, 'turn'], ...rest };
  };
  return {
    mission,
    readyMissions: (v, seat) =>
      (v.players[seat]?.missions ?? []).filter(
        (id) => !mission(v, seat, id).lacks.includes('count'),
      ),
    challenges: (v) =>
      v.challenges
        .map(({ id, active, done }) => {
          const info = config.tables.challenges.get(id) as Info;
          return { ...info, active, done, reached: challengeProgress(config, v, info.goal.type) };
        })
        .sort((x, y) => x.round - y.round),
    feesDue: (v) => feesDue(config, v),
  };
}
