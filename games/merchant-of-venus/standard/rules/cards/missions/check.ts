import { without } from '../../../../shared/rules/lists.ts';
import type { Mission, MissionId } from '../../components/tables.ts';
import { activePlayer, type Config, type StandardIo } from '../../config.ts';
import { isBetweenTurns } from '../../round/between.ts';
import type { State } from '../../state.ts';
import { drawReward } from '../rewards/gain.ts';
import { isMet, mayBeMet } from './objectives.ts';

/** mvs.mission.1: completes one mission of the active player whose objective is met; returns whether there was one. */
export function checkMissions(config: Config, s: State, io: StandardIo, last = false): boolean {
  const p = activePlayer(s);
  const done = firstMet(config, s, p.missions, last);
  if (done === undefined || s.over !== null || isBetweenTurns(s)) return false; // mvs.round.1
  if (s.agenda.some((f) => f.f === 'draw' || f.f === 'owed')) return false;
  p.missions = without(p.missions, done);
  p.completed = [...p.completed, done];
  io.tell({ t: 'completed', seat: s.active, mission: done });
  s.agenda.push({ f: 'owed' }); // mvs.mission.2
  drawReward(config, s, s.active, io);
  return true;
}

function firstMet(
  config: Config,
  s: State,
  missions: readonly MissionId[],
  last: boolean,
): MissionId | undefined {
  for (const id of missions) {
    const mission = config.tables.missions.get(id) as Mission;
    if (mayBeMet(s, mission, last) && isMet({ config, s, seat: s.active, mission, last }))
      return id;
  }
  return undefined;
}
