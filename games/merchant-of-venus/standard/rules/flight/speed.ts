import { must } from '@fondaco/kernel';
import type { SpaceId } from '../../../board/rules/graph.ts';
import { usePower } from '../change.ts';
import { type Box, UPGRADES } from '../components/names.ts';
import {
  activePlayer,
  type Config,
  flies,
  hasReward,
  hasTech,
  type StandardIo,
} from '../config.ts';
import type { Kind } from '../frame.ts';
import { openShuttle, shuttleReady } from '../port/shuttle.ts';
import type { Action, Die, State } from '../state.ts';
import {
  addAssignments,
  addSwitches,
  assign,
  changeDie,
  diceOf,
  faces,
  freeDice,
  freeDie,
  freeFaces,
  switchDie,
} from './dice.ts';
import type { HeadingFrame, SpeedFrame } from './frames.ts';
import { jumpDice, lift } from './gates.ts';
import { useMaps } from './intel.ts';
import { speedLabel } from './labels.ts';
import { EVEN, movementValue, sumOf, wantedEvens, wantedSiphon } from './points.ts';
import { askProbe, mayProbe, returnTech } from './probe.ts';
import { refuseSpeed } from './refuse-speed.ts';
import { gateSpace } from './spots.ts';

/** mvs.speed.1 */
export function rollDice(
  config: Config,
  s: State,
  { off, jump, lifted }: HeadingFrame,
  heading: SpaceId | null,
  io: StandardIo,
): void {
  const dice: Die[] = [];
  for (let n = diceOf(config, activePlayer(s)); n > 0; n--)
    dice.push({ value: io.chance.int(6, 'die') + 1, box: null, again: NEVER });
  s.turn.dice = dice;
  io.tell({ t: 'rolled', seat: s.active, dice: s.turn.dice.map((d) => d.value) });
  const id = s.nextId++;
  s.agenda = [{ f: 'speed', id, heading, off, jump, lifted, burnt: 0, siphon: null, evens: null }];
}

const NEVER: Die['again'] = [];

/** mvs.speed.5: what may be done between the roll and the move, in any order. */
export function speed(config: Config): Kind<'speed'> {
  return {
    decisions: (s, f) => [must(f.id, s.active, 'speed', 'mvs.speed.5')],
    legal: (s, f) => speedAnswers(config, s, f),
    label: (_s, _f, _d, a) => speedLabel(config, a),
    why: (s, f, _d, a) => refuseSpeed(config, s, f, a),
    reduce(s, f, _d, a, io) {
      if (a.do !== 'points' && a.do !== 'switch') f.id = s.nextId++;
      act(config, s, f, a, io);
    },
    resume(s, f, io) {
      const answers = speedAnswers(config, s, f);
      if (answers.length !== 1) return false;
      act(config, s, f, answers[0] as Action, io);
      return true;
    },
  };
}

const OWN_BOXES: readonly Box[] = ['throttle', 'powerSiphon'];

function speedAnswers(config: Config, s: State, f: SpeedFrame): Action[] {
  // mvs.reward.19: the jump comes after all changes of the dice
  const found: Action[] = [];
  if (s.turn.rides === 0) addThrows(config, s, found);
  const jumps = f.jump ? jumpDice(config, s) : [];
  for (const die of jumps) found.push({ do: 'assign', die, box: 'navigation' });
  if (jumps.length > 0) return found; // mvs.reward.19: before any other die is assigned
  const p = activePlayer(s);
  addAssignments(config, s, OWN_BOXES, found);
  addAssignments(config, s, UPGRADES, found);
  const techs = p.techs.length > 0;
  if (techs && hasTech(config, p, 'hardBurn') && !s.turn.used.includes('hardBurn'))
    found.push({ do: 'burn' });
  const siphon = wantedSiphon(config, s, f);
  for (let points = 0; points < siphon; points++)
    found.push({ do: 'points', of: 'siphon', points });
  const evens = wantedEvens(s, f);
  for (let points = 0; points < evens; points += EVEN)
    found.push({ do: 'points', of: 'evens', points });
  if (s.titles.starMaps === s.active) found.push({ do: 'useMaps' });
  if (techs && mayProbe(config, s)) found.push({ do: 'probe' });
  if (techs && shuttleReady(config, s, 'shuttleBefore')) found.push({ do: 'shuttle' }); // mvs.tech.7
  found.push({ do: 'fly' });
  // A switch alone is no reason to ask: it can wait until the die matters.
  if (found.length > 1) addSwitches(config, s, found);
  return found;
}

/** mvs.reward.20, mvs.pilot.4, mvs.reward.21: dice in a box are out of reach. */
function addThrows(config: Config, s: State, found: Action[]): void {
  const p = activePlayer(s);
  if (isUnused(config, s, 'mulliganGear'))
    for (const die of freeFaces(s)) found.push({ do: 'reroll', die, by: 'mulliganGear' });
  if (flies(p, 'whynoms', 'b'))
    for (const die of faces(freeDice(s).filter((d) => d.value <= 3 && d.again.length === 0)))
      found.push({ do: 'reroll', die, by: 'whynoms' });
  if (isUnused(config, s, 'autopilot'))
    for (const die of freeFaces(s)) if (die % 2 === 1) found.push({ do: 'turnDie', die });
}

const isUnused = (config: Config, s: State, power: 'mulliganGear' | 'autopilot'): boolean =>
  hasReward(config, activePlayer(s), power) && !s.turn.used.includes(power);

function act(config: Config, s: State, f: SpeedFrame, a: Action, io: StandardIo): void {
  switch (a.do) {
    case 'reroll':
      throwAgain(s, a.die, a.by, io);
      break;
    case 'turnDie':
      turnDie(s, a.die, io);
      break;
    case 'assign':
      assign(config, s, a.die, a.box, io);
      if (f.jump && a.box === 'navigation') jump(config, s, f, a.die, io);
      f.jump = false;
      break;
    case 'switch':
      switchDie(s, a.die, io);
      break;
    case 'burn':
      burn(config, s, f, io);
      break;
    case 'points':
      f[a.of === 'siphon' ? 'siphon' : 'evens'] = a.points;
      break;
    case 'useMaps':
      useMaps(s, io);
      break;
    case 'probe':
      askProbe(config, s);
      break;
    case 'shuttle':
      openShuttle(s, 'shuttleBefore');
      break;
    case 'fly':
      fly(config, s, f, io);
      break;
    default:
      throw new Error(`a ship picking up speed cannot ${a.do}`);
  }
}

/** A die rerolled by Mulligan Gear cannot be rerolled again, so among equal dice it takes one that could not be anyway. */
function throwAgain(s: State, face: number, by: 'mulliganGear' | 'whynoms', io: StandardIo): void {
  const fresh = freeDice(s).find((d) => d.value === face && d.again.length === 0);
  const die = by === 'whynoms' ? (fresh as Die) : freeDie(s, face);
  const value = io.chance.int(6, 'die') + 1;
  changeDie(s, die, { value, again: [...die.again, by] });
  if (by === 'mulliganGear') usePower(s, 'mulliganGear');
  io.tell({ t: 'rerolled', seat: s.active, from: face, to: value, by });
}

const AUTOPILOT = 4;

/** mvs.reward.21 */
function turnDie(s: State, face: number, io: StandardIo): void {
  changeDie(s, freeDie(s, face), { value: AUTOPILOT });
  usePower(s, 'autopilot');
  io.tell({ t: 'turnedDie', seat: s.active, from: face, to: AUTOPILOT });
}

/** mvs.tech.4: the token goes back to its culture. */
function burn(config: Config, s: State, f: SpeedFrame, io: StandardIo): void {
  const points = config.constants.burn;
  usePower(s, 'hardBurn');
  f.burnt += points;
  io.tell({ t: 'burnt', seat: s.active, points });
  returnTech(config, s, 'hardBurn');
}

/** mvs.reward.19: at once, and free. */
function jump(config: Config, s: State, f: SpeedFrame, gate: number, io: StandardIo): void {
  lift(s, gate, gateSpace(config, s, gate) as SpaceId, io);
  s.turn.rides++;
  f.heading = null;
  f.lifted = true;
}

/** mvs.speed.6 */
function fly(config: Config, s: State, f: SpeedFrame, io: StandardIo): void {
  const points = movementValue(config, s, f);
  io.tell({ t: 'speed', seat: s.active, dice: sumOf(s), points });
  s.agenda = [
    {
      f: 'move',
      id: s.nextId++,
      points,
      from: null,
      heading: f.heading,
      off: f.off,
      skipBlue: false,
      moved: false,
      gateDone: true,
      exit: null,
      glide: false,
      glided: [],
    },
  ];
}
