import { msg, must } from '@fondaco/kernel';
import type { Box, Check } from '../components/names.ts';
import { activePlayer, type Config, flies, type StandardIo } from '../config.ts';
import type { Kind } from '../frame.ts';
import { spaceName } from '../labels.ts';
import type { Action, State } from '../state.ts';
import { addAssignments, addSwitches, assign, switchDie } from './dice.ts';
import { stopAtOnce, stopHere } from './end.ts';
import { diceLabel } from './labels.ts';
import { moveFrame, resumeMove } from './moving.ts';
import { effectDie, valueFor } from './values.ts';

export function startCheck(s: State, check: Check, of: 'hazard' | 'card'): void {
  s.agenda.push({ f: 'check', id: s.nextId++, check, of });
}

/** mvs.speed.3: adds the dice that can be assigned at the last moment, to boxes whose die would raise a value. */
export function addBraces(
  config: Config,
  s: State,
  checks: readonly Check[],
  found: Action[],
): void {
  const boxes: Box[] = [];
  if (checks.includes('laser')) boxes.push('variableLaser');
  const navigates = checks.includes('laser') && flies(activePlayer(s), 'humans', 'b');
  if (navigates) boxes.push('navigation');
  if (checks.includes('shield')) boxes.push('variableShield');
  if (boxes.length > 0) addAssignments(config, s, boxes, found);
  if (navigates) addSwitches(config, s, found);
}

export function brace(config: Config, s: State, a: Action, io: StandardIo): void {
  if (a.do === 'assign') assign(config, s, a.die, a.box, io);
  else if (a.do === 'switch') switchDie(s, a.die, io);
}

/** mvs.hazard.1, mvs.encounter.7: the effect die must be lower than the value. */
export function rollCheck(config: Config): Kind<'check'> {
  return {
    decisions: (s, f) => [must(f.id, s.active, 'check', ruleOf(f.of))],
    legal: (s, f) => checkAnswers(config, s, f.check),
    label: (_s, f, _d, a) =>
      a.do === 'roll'
        ? { label: msg('mvs.do.check', { check: msg(`mvs.check.${f.check}`) }) }
        : diceLabel(a),
    reduce(s, f, _d, a, io) {
      if (a.do !== 'switch') f.id = s.nextId++; // mvs.reward.17: the question stays
      if (a.do === 'roll') roll(config, s, f.check, f.of, io);
      else brace(config, s, a, io);
    },
    resume(s, f, io) {
      if (checkAnswers(config, s, f.check).length > 1) return false;
      roll(config, s, f.check, f.of, io);
      return true;
    },
  };
}

function checkAnswers(config: Config, s: State, check: Check): Action[] {
  const found: Action[] = [{ do: 'roll' }];
  addBraces(config, s, [check], found);
  return found;
}

const ruleOf = (of: 'hazard' | 'card'): string =>
  of === 'hazard' ? 'mvs.hazard.1' : 'mvs.encounter.7';

function roll(config: Config, s: State, on: Check, of: 'hazard' | 'card', io: StandardIo): void {
  const f = resumeMove(s);
  const p = activePlayer(s);
  const die = effectDie(io);
  const value = valueFor(config, s, on);
  const passed = die < value;
  io.tell({ t: 'checked', seat: s.active, check: on, die, value, passed });
  if (passed) {
    if (of === 'hazard' && !s.turn.passed.includes(p.space))
      s.turn.passed = [...s.turn.passed, p.space];
  } else if (of === 'card' || on === 'piloting')
    stopAtOnce(s, of, io); // mvs.hazard.4, mvs.encounter.7
  else if (p[on] === 0 || f.points === 0) stopHere(config, s, of, io);
  else s.agenda.push({ f: 'failed', id: s.nextId++, check: on });
}

/** mvs.hazard.2: a point of the dial, or the turn; raised values cannot be spent. */
export function failed(config: Config): Kind<'failed'> {
  return {
    decisions: (s, f) => [must(f.id, s.active, 'failed', 'mvs.hazard.2')],
    legal: () => [{ do: 'spendDial' }, { do: 'endTurn' }],
    label: (s, f, _d, a) => ({
      label:
        a.do === 'spendDial'
          ? msg('mvs.do.spendDial', { dial: msg(`mvs.check.${f.check}`) })
          : msg('mvs.do.endTurn', { space: spaceName(config, activePlayer(s).space) }),
    }),
    reduce(s, f, _d, a, io) {
      resumeMove(s);
      if (a.do !== 'spendDial') {
        stopHere(config, s, 'hazard', io);
        return;
      }
      const p = activePlayer(s);
      p[f.check]--;
      s.turn.waived = [...s.turn.waived, f.check]; // mvs.hazard.3
      io.tell({ t: 'spentDial', seat: s.active, dial: f.check, left: p[f.check] });
    },
  };
}

/** Whether the ship still has points. */
export const hasPoints = (s: State): boolean => moveFrame(s).points > 0;
