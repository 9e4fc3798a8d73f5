import { activePlayer, type Config, hasTech, type StandardIo } from '../config.ts';
import { tokensLeft } from '../port/payment.ts';
import type { State } from '../state.ts';
import { spotHere } from './spots.ts';

/** mvs.drill.1, mvs.tech.6: on an asteroid the ship has entered. */
export function mayDrill(config: Config, s: State): boolean {
  const p = activePlayer(s);
  return (
    hasTech(config, p, 'licenseToDrill') &&
    spotHere(config, s).t === 'asteroid' &&
    s.drills[p.space] === undefined &&
    tokensLeft(config, s, s.active) > 0
  );
}

export function drill(s: State, io: StandardIo): void {
  const { space } = activePlayer(s);
  s.drills = { ...s.drills, [space]: s.active };
  io.tell({ t: 'drilled', seat: s.active, space });
}
