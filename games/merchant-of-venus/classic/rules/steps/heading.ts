import { msg, must } from '@fondaco/kernel';
import { activePlayer, activeSpace, type ClassicIo, type Config, faceUp, has } from '../config.ts';
import { drivesOf } from '../drives.ts';
import { driveName, spaceName } from '../labels.ts';
import { gateSpace } from '../places.ts';
import type { Action, HeadingFrame, MoveFrame, State } from '../state.ts';
import type { Kind } from './frame.ts';
import { stay } from './turn.ts';

/** mvc.heading.1: the player names the first step before the dice are rolled, or stays. */
export function heading(config: Config): Kind<'heading'> {
  return {
    decisions: (s, f) => [must(f.id, s.active, 'heading', 'mvc.heading.1')],
    legal(s, f) {
      const found: Action[] = [{ do: 'stay' }];
      addHeadings(config, s, found);
      addGatesToName(config, s, found);
      addSwitches(config, s, f, found);
      return found;
    },
    label: (_s, _f, _d, a) => headingLabel(config, a),
    reduce(s, f, _d, a, io) {
      switch (a.do) {
        case 'stay':
          stay(config, s, io);
          break;
        case 'drive':
          f.off = a.on ? f.off.filter((x) => x !== a.drive) : [...f.off, a.drive].sort();
          io.tell({ t: 'switchedDrive', seat: s.active, drive: a.drive, on: a.on });
          break;
        case 'autopilot':
          f.autopilot = a.on;
          break;
        case 'lock':
          f.lock = a.on;
          break;
        case 'head':
          io.tell({ t: 'headed', seat: s.active, to: a.to });
          roll(config, s, f, { heading: a.to, jump: null }, io);
          break;
        case 'jumpStart':
          io.tell({ t: 'namedGate', seat: s.active, gate: a.gate });
          roll(config, s, f, { heading: null, jump: a.gate }, io);
          break;
        default:
          throw new Error(`a ship about to leave cannot ${a.do}`);
      }
    },
  };
}

/** mvc.nav.1: on a navigation space the die decides, so the player names nothing. */
function addHeadings(config: Config, s: State, found: Action[]): void {
  const { nav, links } = activeSpace(config, s);
  if (nav) {
    found.push({ do: 'head', to: null });
    return;
  }
  for (const { kind, to } of links)
    if (kind !== 'surface' || has(activePlayer(s), 'airFoil')) found.push({ do: 'head', to });
}

const gateHere = (config: Config, s: State): number | undefined =>
  faceUp(config, s, activeSpace(config, s))?.number;

/** mvc.relic.7 */
function addGatesToName(config: Config, s: State, found: Action[]): void {
  if (!has(activePlayer(s), 'jumpStart')) return;
  const here = gateHere(config, s);
  for (let gate = 1; gate <= 6; gate++)
    if (gate !== here && gateSpace(config, s, gate) !== undefined)
      found.push({ do: 'jumpStart', gate });
}

function addSwitches(config: Config, s: State, f: HeadingFrame, found: Action[]): void {
  const p = activePlayer(s);
  for (const drive of drivesOf(p)) found.push({ do: 'drive', drive, on: f.off.includes(drive) });
  if (has(p, 'autopilot')) found.push({ do: 'autopilot', on: !f.autopilot });
  if (has(p, 'gateLock') && gateHere(config, s) !== undefined)
    found.push({ do: 'lock', on: !f.lock });
}

/** mvc.relic.10: the Autopilot's die is set to 4 first, then the others are rolled. */
function roll(
  config: Config,
  s: State,
  f: HeadingFrame,
  way: Pick<MoveFrame, 'heading' | 'jump'>,
  io: ClassicIo,
): void {
  const p = activePlayer(s);
  const n = Math.min(config.tables.ships[p.ship].dice, config.constants.mostDice); // mvc.speed.1
  const dice = f.autopilot ? [AUTOPILOT] : [];
  while (dice.length < n) dice.push(io.chance.int(6, 'die') + 1);
  let points = 0;
  for (const die of dice) points += die;
  io.tell({ t: 'rolled', seat: s.active, dice: dice.slice(), autopilot: f.autopilot });
  s.agenda = [
    {
      f: 'move',
      id: s.nextId++,
      dice,
      nav: null,
      points,
      from: null,
      heading: way.heading,
      jump: way.jump,
      off: f.off,
      moved: false,
      gateDone: f.lock,
      glide: false,
      glided: [],
    },
  ];
  if (has(p, 'mulliganGear')) s.agenda.push({ f: 'reroll', id: s.nextId++ });
}

/** mvc.relic.1 */
const AUTOPILOT = 4;

function headingLabel(config: Config, a: Action) {
  switch (a.do) {
    case 'head':
      return a.to === null
        ? { label: msg('mvc.do.roll') }
        : {
            label: msg('mvc.do.head', { space: spaceName(config, a.to) }),
            at: { t: 'space', id: a.to },
          };
    case 'jumpStart':
      return { label: msg('mvc.do.jumpStart', { gate: a.gate }), at: { t: 'gate', id: a.gate } };
    case 'drive':
      return { label: msg(`mvc.do.drive.${onOff(a.on)}`, { drive: driveName(a.drive) }) };
    case 'autopilot':
    case 'lock':
      return { label: msg(`mvc.do.${a.do}.${onOff(a.on)}`) };
    default:
      return { label: msg('mvc.do.stay') };
  }
}

const onOff = (on: boolean): string => (on ? 'on' : 'off');
