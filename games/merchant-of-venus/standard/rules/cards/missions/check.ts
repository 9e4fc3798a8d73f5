import { without } from '../../../../shared/rules/lists.ts';
import type { Mission } from '../../components/tables.ts';
import { activePlayer, type Config, type StandardIo } from '../../config.ts';
import { isBetweenTurns } from '../../round/between.ts';
import type { State } from '../../state.ts';
import { drawReward } from '../rewards/gain.ts';
import { isMet } from './objectives.ts';

/** mvs.mission.1: completes one mission of the active player whose objective is met; returns whether there was one. */
export function checkMissions(config: Config, s: State, io: StandardIo, last = false): boolean {
  if (s.over !== null || isBetweenTurns(s)) return false; // mvs.round.1
  if (s.agenda.some((f) => f.f === 'draw' || f.f === 'owed')) return false;
  const p = activePlayer(s);
  const done = p.missions.find((id) =>
    isMet({
      config,
      s,
      seat: s.active,
      mission: config.tables.missions.get(id) as Mission,
      last,
    }),
  );
  if (done === undefined) return false;
  p.missions = without(p.missions, done);
  p.completed = [...p.completed, done];
  io.tell({ t: 'completed', seat: s.active, mission: done });
  s.agenda.push({ f: 'owed' }); // mvs.mission.2
  drawReward(config, s, s.active, io);
  return true;
}
