import { msg, type Refusal } from '@fondaco/kernel';
import { activePlayer, type Config, spaceOf } from '../config.ts';
import { isBlocked } from '../port/places.ts';
import type { State } from '../state.ts';
import { isSkipped } from './drives.ts';
import type { MoveFrame } from './frames.ts';
import { gateToPass, needsExit } from './navigation.ts';
import { refuseAssign } from './refuse-speed.ts';
import { spotAt, spotHere } from './spots.ts';
import { navigation } from './values.ts';

const no = (rule: string, key: string): Refusal => ({ rule, msg: msg(`mvs.no.${key}`) });

export function refuseMove(
  config: Config,
  s: State,
  f: MoveFrame,
  a: unknown,
): Refusal | undefined {
  const asked = (a ?? {}) as { do?: unknown; to?: unknown; die?: unknown; box?: unknown };
  const at = activePlayer(s).space;
  switch (asked.do) {
    case 'land':
      return no('mvs.move.2', f.moved ? 'noLanding' : 'mustMove');
    case 'assign':
      return refuseAssign(config, s, asked.die, asked.box);
    case 'switch':
      return no('mvs.reward.17', 'noSwitchDie');
    case 'skipBlue':
      return f.skipBlue === null ? no('mvs.drive.1', 'deadEnd') : no('mvs.pilot.3', 'noSkipBlue');
    case 'drill':
      return no('mvs.drill.1', spotAt(config, s, at).t === 'asteroid' ? 'noDrill' : 'noAsteroid');
    case 'drift':
      return no('mvs.move.2', 'mustMove');
    case 'go':
      return typeof asked.to === 'string' ? whyNotGo(config, s, f, asked.to) : undefined;
    default:
      return undefined;
  }
}

function whyNotGo(config: Config, s: State, f: MoveFrame, to: string): Refusal {
  const at = activePlayer(s).space;
  const link = spaceOf(config, at).links.find((l) => l.to === to);
  if (!link) return no('mvs.move.1', 'noLine');
  if (gateToPass(f, spotHere(config, s)) !== null) return no('mvs.gate.1', 'gateFirst');
  if (needsExit(s, f, spotHere(config, s))) return no('mvs.nav.1', 'dieFirst');
  if (to === f.from) return no('mvs.move.4', 'turnRound');
  if (f.glided.includes(to)) return no('mvs.drive.1', 'inCircles');
  if (isBlocked(config, s, at, to)) return no('mvs.port.3', 'blocked');
  if (link.kind === 'surface') return no('mvs.reward.13', 'noAirFoil');
  if (f.heading !== null && f.heading !== to) return no('mvs.heading.1', 'otherHeading');
  if (spotAt(config, s, at).t === 'nav')
    return no(navigation(s) === null ? 'mvs.nav.2' : 'mvs.nav.1', 'otherExit');
  if (isSkipped(config, s, f, to)) return no('mvs.drive.1', 'deadEnd');
  return no('mvs.move.2', 'fewPoints');
}
