import type { Arranged, Arranger } from '@fondaco/games';
import {
  BadInput,
  type Decision,
  type Io,
  type Json,
  msg,
  scriptedChance,
  step,
} from '@fondaco/kernel';
import { filledIn, holds } from './match.ts';
import { bad, locate, type ScenarioStep, type Sheet } from './read.ts';
import { knownSeat, type ScenarioLine, type ScenarioRun } from './scenario-run.ts';
import { outcomes } from './then.ts';

const GIVEN = '/given';

export function runScenario(sheet: Sheet, arranger: Arranger): ScenarioLine[] {
  const { scenario } = sheet;
  const chance = scriptedChance(scenario.chance ?? []);
  const events: unknown[] = [];
  const io = { chance, tell: (e: unknown) => void events.push(e), reveal: () => {} };
  const scenarioRun: ScenarioRun = { ...arranged(sheet, arranger, io), events };
  const lines: ScenarioLine[] = [];
  for (const [i, wanted] of (scenario.when ?? []).entries()) {
    const path = `/when/${i}`;
    knownSeat(sheet, scenarioRun, wanted.seat, `${path}/seat`);
    const action = locate(sheet, () => filledIn(wanted.do, scenarioRun.state), `${path}/do`);
    const said = { place: path.slice(1), line: sheet.lineOf(path) };
    const made = { ...said, ...takeScenarioStep(scenarioRun, { ...wanted, do: action }, chance) };
    lines.push(made);
    if (!made.ok) return lines;
  }
  const left = chance.left();
  if (left.length > 0) {
    const at = { place: 'chance', line: sheet.lineOf('/chance') };
    lines.push({
      ...at,
      ok: false,
      msg: msg('scenario.chance.left'),
      actual: left as unknown as Json,
    });
  }
  return [...lines, ...outcomes(sheet, scenarioRun)];
}

/** The position before the last steps of a scenario. */
export function positionBefore(sheet: Sheet, arranger: Arranger, lastSteps: number): Arranged {
  const { scenario } = sheet;
  const chance = scriptedChance(scenario.chance ?? []);
  const io = { chance, tell: () => {}, reveal: () => {} };
  const scenarioRun: ScenarioRun = { ...arranged(sheet, arranger, io), events: [] };
  const steps = scenario.when ?? [];
  for (const wanted of steps.slice(0, Math.max(0, steps.length - lastSteps))) {
    const action = filledIn(wanted.do, scenarioRun.state);
    takeScenarioStep(scenarioRun, { ...wanted, do: action }, chance);
  }
  return scenarioRun;
}

/** Errors of the rules about the position are reported as faults of `given`. */
export function arranged(sheet: Sheet, arranger: Arranger, io: Io<never>): Arranged {
  try {
    return locate(sheet, () => arranger(sheet.scenario.given, io), GIVEN);
  } catch (error) {
    if (error instanceof BadInput) throw error;
    throw bad(sheet, GIVEN, 'scenario.bad.given', { reason: (error as Error).message });
  }
}

type Verdict = Pick<ScenarioLine, 'ok' | 'msg' | 'expected' | 'actual'>;

export function takeScenarioStep(
  scenarioRun: ScenarioRun,
  wanted: ScenarioStep,
  chance: ReturnType<typeof scriptedChance>,
): Verdict {
  const d = decisionFor(scenarioRun, wanted);
  if (!d) {
    const open = scenarioRun.rules.decisions(scenarioRun.state);
    return {
      ok: false,
      msg: msg('scenario.step.notAsked', { seat: wanted.seat }),
      expected: { seat: wanted.seat, ...(wanted.decision && { kind: wanted.decision }) },
      actual: open.map(({ seat, kind, need }) => ({ seat, kind, need })),
    };
  }
  try {
    const action = wanted.lapse ? scenarioRun.rules.lapse(scenarioRun.state, d) : wanted.do;
    return judge(scenarioRun, { ...wanted, do: action }, d, chance);
  } catch (error) {
    const reason = (error as Error).message;
    return { ok: false, msg: msg('scenario.step.threw', { reason }), expected: wanted.do as Json };
  }
}

function judge(
  scenarioRun: ScenarioRun,
  wanted: ScenarioStep,
  d: Decision,
  chance: ReturnType<typeof scriptedChance>,
): Verdict {
  const command = { seat: wanted.seat, decision: d.id, action: wanted.do };
  const outcome = step(scenarioRun.rules, scenarioRun.state, command, chance);
  if (outcome.ok) {
    if (wanted.refused !== undefined)
      return {
        ok: false,
        msg: msg('scenario.step.accepted'),
        expected: wanted.refused,
        actual: null,
      };
    scenarioRun.rules.check(outcome.state);
    scenarioRun.state = outcome.state;
    scenarioRun.events.push(...outcome.events);
    return { ok: true, msg: msg('scenario.step.done', { seat: wanted.seat }) };
  }
  const { rule, msg: why } = outcome.refusal;
  if (wanted.refused === undefined)
    return { ok: false, msg: msg('scenario.step.refused', { why }), actual: rule ?? null };
  const ok = rule === wanted.refused;
  const key = ok ? 'scenario.step.rightly' : 'scenario.step.otherRule';
  return { ok, msg: msg(key, { why }), expected: wanted.refused, actual: rule ?? null };
}

/** The open question of the seat that takes the answer. */
export function decisionFor(
  { rules, state }: ScenarioRun,
  wanted: ScenarioStep,
): Decision | undefined {
  const open = rules
    .decisions(state)
    .filter((d) => d.seat === wanted.seat && holds(wanted.decision ?? d.kind, d.kind));
  const takes = (d: Decision): boolean =>
    wanted.lapse ? rules.lapse(state, d) !== undefined : !rules.refuse(state, d, wanted.do);
  return open.find(takes) ?? open[0];
}
