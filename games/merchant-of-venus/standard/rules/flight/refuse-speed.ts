import { msg, type Refusal } from '@fondaco/kernel';
import { type Box, UPGRADES } from '../components/names.ts';
import { activePlayer, type Config, flies, hasReward, hasTech } from '../config.ts';
import type { State } from '../state.ts';
import { freeDice, mayAssign } from './dice.ts';
import type { SpeedFrame } from './frames.ts';
import { jumpDice } from './gates.ts';
import { boxed } from './values.ts';

const no = (rule: string, key: string): Refusal => ({ rule, msg: msg(`mvs.no.${key}`) });

const BOXES: readonly Box[] = ['navigation', 'throttle', 'powerSiphon', ...UPGRADES];

const boxRule = (box: Box): string => {
  if (box === 'throttle') return 'mvs.speed.2';
  return box === 'powerSiphon' ? 'mvs.reward.18' : 'mvs.speed.3';
};

/** Why a die cannot be put in a box, wherever that is tried. */
export function refuseAssign(
  config: Config,
  s: State,
  die: unknown,
  box: unknown,
): Refusal | undefined {
  const known = BOXES.find((x) => x === box);
  if (known === undefined) return undefined;
  const p = activePlayer(s);
  if (boxed(s, known) !== null) return no('mvs.speed.4', 'boxTaken');
  if (!mayAssign(config, s)) return no('mvs.speed.3', 'noMoreAssign');
  const upgrade = UPGRADES.find((x) => x === known);
  const has = upgrade ? hasTech(config, p, upgrade) : true;
  if (!has || (known === 'powerSiphon' && !hasReward(config, p, 'powerSiphon')))
    return no(boxRule(known), 'noBox');
  if (known === 'throttle' && s.turn.dice.length >= config.constants.mostDice)
    return no('mvs.speed.1', 'mostDice');
  if (!freeDice(s).some((d) => d.value === die)) return no('mvs.speed.3', 'noSuchDie');
  return known === 'throttle' || known === 'powerSiphon'
    ? no(boxRule(known), 'wrongDie')
    : no('mvs.speed.5', 'notNow');
}

export function refuseSpeed(
  config: Config,
  s: State,
  f: SpeedFrame,
  a: unknown,
): Refusal | undefined {
  const asked = (a ?? {}) as { do?: unknown; die?: unknown; box?: unknown; by?: unknown };
  const p = activePlayer(s);
  if (f.jump && jumpDice(config, s).length > 0 && (asked.do === 'assign' || asked.do === 'fly'))
    return no('mvs.reward.19', 'jumpFirst');
  if (s.turn.rides > 0 && (asked.do === 'reroll' || asked.do === 'turnDie'))
    return no('mvs.reward.19', 'afterJump');
  switch (asked.do) {
    case 'assign':
      return refuseAssign(config, s, asked.die, asked.box);
    case 'reroll':
      return whyNotReroll(config, s, asked.die, asked.by);
    case 'turnDie':
      return no('mvs.reward.21', s.turn.used.includes('autopilot') ? 'used' : 'noTurnDie');
    case 'burn':
      return no('mvs.tech.4', hasTech(config, p, 'hardBurn') ? 'used' : 'noTech');
    case 'probe':
      return no('mvs.tech.11', hasTech(config, p, 'dataProbe') ? 'used' : 'noTech');
    case 'useMaps':
      return no('mvs.intel.3', 'noMaps');
    case 'points':
      return no('mvs.speed.6', 'noPoints');
    case 'switch':
      return no('mvs.reward.17', 'noSwitchDie');
    default:
      return undefined;
  }
}

function whyNotReroll(config: Config, s: State, die: unknown, by: unknown): Refusal | undefined {
  const p = activePlayer(s);
  if (by === 'mulliganGear') {
    if (s.turn.used.includes('mulliganGear')) return no('mvs.reward.20', 'used');
    return no('mvs.reward.20', hasReward(config, p, 'mulliganGear') ? 'noSuchDie' : 'noReward');
  }
  if (by !== 'whynoms') return undefined;
  if (!flies(p, 'whynoms', 'b')) return no('mvs.pilot.4', 'otherPilot');
  const equal = freeDice(s).filter((d) => d.value === die);
  return no('mvs.pilot.4', equal.length > 0 ? 'thrownOnce' : 'noSuchDie');
}
