import { type Decision, type Json, msg, sameJson, type Viewer } from '@fondaco/kernel';
import { holds, lookUp } from './match.ts';
import { bad, type Scenario, type Sheet } from './read.ts';
import { knownSeat, type ScenarioLine, type ScenarioRun } from './scenario-run.ts';

type Then = NonNullable<Scenario['then']>;

/** Compares everything `then` says with what happened. */
export function outcomes(sheet: Sheet, scenarioRun: ScenarioRun): ScenarioLine[] {
  const wanted = sheet.scenario.then ?? {};
  return [
    ...values(sheet, scenarioRun, wanted),
    ...events(sheet, scenarioRun, wanted),
    ...result(sheet, scenarioRun, wanted),
    ...decisions(sheet, scenarioRun, wanted),
    ...sees(sheet, scenarioRun, wanted),
    ...told(sheet, scenarioRun, wanted),
  ];
}

function line(
  sheet: Sheet,
  path: string,
  ok: boolean,
  expected: unknown,
  actual: unknown,
): ScenarioLine {
  return {
    place: path.slice(1),
    line: sheet.lineOf(path),
    ok,
    msg: msg(ok ? 'scenario.then.holds' : 'scenario.then.differs'),
    expected: expected as Json,
    actual: actual as Json,
  };
}

function values(
  sheet: Sheet,
  { state }: ScenarioRun,
  { values: wanted = {} }: Then,
): ScenarioLine[] {
  return Object.entries(wanted).map(([path, expected]) => {
    const at = `/then/values/${path}`;
    const found = lookUp(state, path);
    if (!found.ok) throw bad(sheet, at, 'scenario.bad.path');
    return line(sheet, at, sameJson(found.value, expected), expected, found.value);
  });
}

/** Whether the wanted events occur in this order, with any others between them. */
function events(
  sheet: Sheet,
  { events: told }: ScenarioRun,
  { events: wanted = [] }: Then,
): ScenarioLine[] {
  let from = 0;
  return wanted.map((expected, i) => {
    const at = told.findIndex((e, n) => n >= from && holds(expected, e));
    const rest = told.slice(from);
    if (at >= 0) from = at + 1;
    return line(sheet, `/then/events/${i}`, at >= 0, expected, at >= 0 ? told[at] : rest);
  });
}

/** Final scores and places, seat by seat. */
function result(sheet: Sheet, { rules, state }: ScenarioRun, then: Then): ScenarioLine[] {
  const seats = rules.result(state)?.seats;
  const compare = (key: 'scores' | 'places', actual: number[] | null): ScenarioLine[] => {
    const wanted = then[key];
    if (!wanted) return [];
    return [line(sheet, `/then/${key}`, sameJson(wanted, actual), wanted, actual)];
  };
  return [
    ...compare('scores', seats?.map((x) => x.score) ?? null),
    ...compare('places', seats?.map((x) => x.place) ?? null),
  ];
}

function decisions(sheet: Sheet, scenarioRun: ScenarioRun, then: Then): ScenarioLine[] {
  const open = scenarioRun.rules
    .decisions(scenarioRun.state)
    .map(({ seat, kind, need }) => ({ seat, kind, need }));
  const ask = (key: 'decisions' | 'closed', found: boolean): ScenarioLine[] =>
    (then[key] ?? []).map((wanted, i) => {
      const path = `/then/${key}/${i}`;
      knownSeat(sheet, scenarioRun, wanted.seat, `${path}/seat`);
      const is = open.some((d: Partial<Decision>) => holds(wanted, d));
      return line(sheet, path, is === found, wanted, open);
    });
  return [...ask('decisions', true), ...ask('closed', false)];
}

function viewer(
  sheet: Sheet,
  scenarioRun: ScenarioRun,
  seat: number | undefined,
  at: string,
): Viewer {
  if (seat !== undefined) knownSeat(sheet, scenarioRun, seat, `${at}/seat`);
  return seat ?? 'table';
}

/** Events as a viewer receives them; `lacks` names what they must not contain. */
function told(sheet: Sheet, scenarioRun: ScenarioRun, { told: wanted = [] }: Then): ScenarioLine[] {
  return wanted.map(({ seat, event, lacks = [] }, i) => {
    const at = `/then/told/${i}`;
    const who = viewer(sheet, scenarioRun, seat, at);
    const got = scenarioRun.events.map((e) => scenarioRun.rules.redact(e, who));
    const found = got.filter((e) => holds(event, e));
    const silent = found.every((e) => lacks.every((key) => !lookUp(e, key).ok));
    return line(
      sheet,
      at,
      found.length > 0 && silent,
      { event, lacks },
      found.length > 0 ? found : got,
    );
  });
}

function sees(sheet: Sheet, scenarioRun: ScenarioRun, { sees: wanted = [] }: Then): ScenarioLine[] {
  return wanted.map(({ seat, path, value }, i) => {
    const at = `/then/sees/${i}`;
    const who = viewer(sheet, scenarioRun, seat, at);
    const found = lookUp(scenarioRun.rules.view(scenarioRun.state, who), path);
    if (!found.ok) throw bad(sheet, `${at}/path`, 'scenario.bad.path');
    return line(sheet, at, sameJson(found.value, value), value, found.value);
  });
}
