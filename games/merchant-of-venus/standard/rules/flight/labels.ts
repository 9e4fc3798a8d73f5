import { type Msg, msg, type Target } from '@fondaco/kernel';
import { activePlayer, type Config } from '../config.ts';
import { boxName, encounterName, itemName, spaceName } from '../labels.ts';
import type { Action, State } from '../state.ts';
import type { EndFrame, MoveFrame } from './frames.ts';
import { gateToPass, needsExit } from './navigation.ts';
import { spotHere } from './spots.ts';

interface Label {
  label: Msg;
  at?: Target;
  cost?: Msg;
}

const onOff = (on: boolean): string => (on ? 'on' : 'off');

export const driveName = (drive: 'drive' | 'relic'): Msg => msg(`mvs.drive.${drive}`);

export function headingLabel(config: Config, a: Action): Label {
  switch (a.do) {
    case 'head':
      return a.to === null
        ? { label: msg('mvs.do.roll') }
        : {
            label: msg('mvs.do.head', { space: spaceName(config, a.to) }),
            at: { t: 'space', id: a.to },
          };
    case 'switchDrive':
      return { label: msg(`mvs.do.drive.${onOff(a.on)}`, { drive: driveName(a.drive) }) };
    case 'announce':
      return { label: msg(`mvs.do.announce.${onOff(a.on)}`) };
    case 'startAtGate':
      return { label: msg('mvs.do.startAtGate', { gate: a.gate }), at: { t: 'gate', id: a.gate } };
    case 'buyIntel':
      return {
        label: msg('mvs.do.buyIntel', { card: encounterName(config, a.card) }),
        at: { t: 'card', id: a.card },
        cost: msg('mv.credits', { count: config.constants.intel }),
      };
    default:
      return { label: msg(`mvs.do.${a.do}`) };
  }
}

/** What can be done with dice, wherever it is offered. */
export function diceLabel(a: Action): Label {
  switch (a.do) {
    case 'assign':
      return {
        label: msg('mvs.do.assign', { die: a.die, box: boxName(a.box) }),
        at: { t: 'box', id: a.box },
      };
    case 'switch':
      return { label: msg('mvs.do.switch', { die: a.die }), at: { t: 'box', id: 'navigation' } };
    case 'turnDie':
      return { label: msg('mvs.do.turnDie', { die: a.die }) };
    case 'reroll':
      return { label: msg(`mvs.do.reroll.${a.by}`, { die: a.die }) };
    default:
      throw new Error(`nothing with dice: ${a.do}`);
  }
}

export function speedLabel(_b: Config, a: Action): Label {
  switch (a.do) {
    case 'points':
      return { label: msg(`mvs.do.points.${a.of}`, { count: a.points }) };
    case 'burn':
    case 'useMaps':
    case 'probe':
    case 'shuttle':
    case 'fly':
      return { label: msg(`mvs.do.${a.do}`) };
    default:
      return diceLabel(a);
  }
}

export function moveLabel(config: Config, s: State, f: MoveFrame, a: Action): Label {
  const { space } = activePlayer(s);
  switch (a.do) {
    case 'go':
      return {
        label: msg('mvs.do.go', { space: spaceName(config, a.to) }),
        at: { t: 'space', id: a.to },
      };
    case 'land':
      return {
        label: msg('mvs.do.land', { space: spaceName(config, space) }),
        at: { t: 'space', id: space },
      };
    case 'skipBlue':
      return { label: msg(`mvs.do.skipBlue.${onOff(a.on)}`) };
    case 'drill':
      return { label: msg('mvs.do.drill') };
    case 'drift':
      return { label: msg(`mvs.do.drift.${driftKey(config, s, f)}`) };
    default:
      return diceLabel(a);
  }
}

function driftKey(config: Config, s: State, f: MoveFrame): string {
  if (gateToPass(f, spotHere(config, s)) !== null) return 'gate';
  if (!needsExit(s, f, spotHere(config, s))) return 'end';
  return s.players.length === 1 ? 'die' : 'neighbour';
}

export function endLabel(config: Config, f: EndFrame, a: Action): Label {
  switch (a.do) {
    case 'jettison':
      return {
        label: msg('mvs.do.jettison', { item: itemName(config, a.item) }),
        at: { t: 'item', id: a.item },
      };
    case 'drill':
      return { label: msg('mvs.do.drill') };
    case 'finish':
      return { label: msg(f.step === 'dice' ? 'mvs.do.noMoreDice' : 'mvs.do.done') };
    default:
      return diceLabel(a);
  }
}
