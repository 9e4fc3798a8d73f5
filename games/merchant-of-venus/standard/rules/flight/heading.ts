import { msg, must, type Refusal } from '@fondaco/kernel';
import type { SpaceId } from '../../../board/rules/graph.ts';
import { INTEL } from '../components/names.ts';
import {
  activePlayer,
  type Config,
  flies,
  hasReward,
  placeOf,
  type StandardIo,
} from '../config.ts';
import type { Kind } from '../frame.ts';
import { arrive } from '../port/arrive.ts';
import { landingAt } from '../port/places.ts';
import { gainInfamy } from '../round/bank.ts';
import { endTurn } from '../round/end-turn.ts';
import type { Action, State } from '../state.ts';
import { drivesOf } from './drives.ts';
import type { DriveSwitch, HeadingFrame } from './frames.ts';
import { lift } from './gates.ts';
import { buyIntel, isIntelForSale, whyNoIntel } from './intel.ts';
import { headingLabel } from './labels.ts';
import { rollDice } from './speed.ts';
import { gateSpace, spotHere } from './spots.ts';
import { isOpenLine } from './steps.ts';
import { effectDie } from './values.ts';

/** mvs.turn.1: the first question of a turn. */
export function askHeading(s: State): void {
  s.agenda = [{ f: 'heading', id: s.nextId++, off: [], jump: false, thrown: null, lifted: false }];
}

/** mvs.heading.1: the player names the first step before the dice are rolled, or stays. */
export function heading(config: Config): Kind<'heading'> {
  return {
    decisions: (s, f) => [must(f.id, s.active, 'heading', 'mvs.heading.1')],
    legal: (s, f) => answers(config, s, f),
    label: (_s, _f, _d, a) => headingLabel(config, a),
    off: (s, f) => whyNoIntel(config, s, f),
    why: (s, f, _d, a) => refuseHeading(config, s, f, a),
    reduce(s, f, _d, a, io) {
      switch (a.do) {
        case 'stay':
          stay(config, s, io);
          break;
        case 'atone':
          atone(config, s, io);
          break;
        case 'buyIntel':
          buyIntel(config, s, a.card, io);
          break;
        case 'switchDrive':
          switchDrive(s, f, a.drive, a.on, io);
          break;
        case 'announce':
          f.jump = a.on;
          io.tell({ t: 'announced', seat: s.active, on: a.on });
          break;
        case 'throwForGate':
          f.id = s.nextId++;
          throwForGate(config, s, f, io);
          break;
        case 'startAtGate':
          lift(s, a.gate, gateSpace(config, s, a.gate) as SpaceId, io);
          f.lifted = true;
          break;
        case 'head':
          io.tell({ t: 'headed', seat: s.active, to: a.to });
          rollDice(config, s, f, a.to, io);
          break;
        default:
          throw new Error(`a ship about to leave cannot ${a.do}`);
      }
    },
  };
}

function answers(config: Config, s: State, f: HeadingFrame): Action[] {
  const p = activePlayer(s);
  const found: Action[] = [];
  if (!f.lifted) found.push({ do: 'stay' });
  if (!f.lifted && mayAtone(config, s)) found.push({ do: 'atone' });
  addHeadings(config, s, f, found);
  for (const drive of drivesOf(config, p))
    found.push({ do: 'switchDrive', drive, on: f.off.includes(drive) });
  if (hasReward(config, p, 'jumpStart')) found.push({ do: 'announce', on: !f.jump }); // mvs.reward.19
  if (flies(p, 'eeepeeep', 'a') && f.thrown === null) found.push({ do: 'throwForGate' });
  const gate = gateThrown(config, s, f);
  if (gate !== null) found.push({ do: 'startAtGate', gate });
  for (const card of INTEL)
    if (isIntelForSale(config, s, f, card)) found.push({ do: 'buyIntel', card });
  return found;
}

/** mvs.heading.1: nothing is named on a landing place, on a navigation space, or after a gate power. */
function namesHeading(config: Config, s: State, f: HeadingFrame): boolean {
  if (f.lifted) return false;
  const { t } = spotHere(config, s);
  return t !== 'city' && t !== 'port' && t !== 'nav';
}

function addHeadings(config: Config, s: State, f: HeadingFrame, found: Action[]): void {
  const p = activePlayer(s);
  if (!namesHeading(config, s, f)) {
    found.push({ do: 'head', to: null });
    return;
  }
  const here = placeOf(config, p.space);
  for (const line of here.lines)
    if (isOpenLine(config, s, p, here, line)) found.push({ do: 'head', to: line.to.id });
}

/** mvs.turn.2: on a landing place the market is open. */
function stay(config: Config, s: State, io: StandardIo): void {
  const { space } = activePlayer(s);
  s.turn.stayed = true;
  io.tell({ t: 'stayed', seat: s.active, space });
  if (landingAt(config, s, space)) arrive(config, s, true);
  else endTurn(s);
}

/** mvs.title.2: the holder of Infamous may stay on the Base to drop half of their infamy. */
const mayAtone = (config: Config, s: State): boolean =>
  s.titles.infamous === s.active &&
  activePlayer(s).space === config.tables.graph.base &&
  activePlayer(s).infamy > 0;

function atone(config: Config, s: State, io: StandardIo): void {
  const infamy = Math.ceil(activePlayer(s).infamy / 2);
  io.tell({ t: 'atoned', seat: s.active, infamy });
  gainInfamy(s, s.active, -infamy, io);
  stay(config, s, io);
}

function switchDrive(
  s: State,
  f: HeadingFrame,
  drive: DriveSwitch,
  on: boolean,
  io: StandardIo,
): void {
  f.off = on ? f.off.filter((x) => x !== drive) : [...f.off, drive].sort();
  io.tell({ t: 'switchedDrive', seat: s.active, drive, on });
}

/** mvs.pilot.5 */
function throwForGate(config: Config, s: State, f: HeadingFrame, io: StandardIo): void {
  f.thrown = effectDie(io);
  const gate = gateThrown(config, s, f) !== null;
  io.tell({ t: 'threwForGate', seat: s.active, die: f.thrown, gate });
}

function gateThrown(config: Config, s: State, f: HeadingFrame): number | null {
  const at = f.thrown === null ? undefined : gateSpace(config, s, f.thrown);
  return at === undefined || at === activePlayer(s).space ? null : f.thrown;
}

function refuseHeading(config: Config, s: State, f: HeadingFrame, a: unknown): Refusal | undefined {
  const { do: what, to } = (a ?? {}) as { do?: unknown; to?: unknown };
  const no = (rule: string, key: string): Refusal => ({ rule, msg: msg(`mvs.no.${key}`) });
  switch (what) {
    case 'stay':
      return no('mvs.pilot.5', 'lifted');
    case 'atone':
      return no('mvs.title.2', 'atone');
    case 'announce':
      return no('mvs.reward.19', 'noJumpStart');
    case 'switchDrive':
      return no('mvs.heading.2', 'noSwitch');
    case 'throwForGate':
    case 'startAtGate':
      return no('mvs.pilot.5', f.thrown === null ? 'noGatePower' : 'noSuchGate');
    case 'head': {
      if (!namesHeading(config, s, f)) return no('mvs.heading.1', 'noHeading');
      return to === null ? no('mvs.heading.1', 'nameHeading') : no('mvs.move.1', 'noLine');
    }
    default:
      return undefined;
  }
}
