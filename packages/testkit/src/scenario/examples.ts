import { readFileSync } from 'node:fs';
import type { Arranger, Manifest } from '@fondaco/games';
import { scenarioFolder } from '@fondaco/games/node.ts';
import {
  type Example,
  type ExampleStep,
  type Msg,
  sameJson,
  scriptedChance,
} from '@fondaco/kernel';
import { filesIn } from './files.ts';
import { filledIn } from './match.ts';
import { readScenario, type ScenarioStep, type Sheet } from './read.ts';
import { arranged, decisionFor, takeScenarioStep } from './run.ts';
import type { ScenarioRun } from './scenario-run.ts';

/** The scenarios of a game that are examples, told as its table would tell them; by the first rule of each. */
export async function examplesOf(manifest: Manifest): Promise<Record<string, Example[]>> {
  const arranger = await manifest.arrange();
  const found: Record<string, Example[]> = {};
  for (const file of filesIn(scenarioFolder(manifest))) {
    const sheet = readScenario(file, readFileSync(file, 'utf8'));
    const { example, rule } = sheet.scenario;
    if (example === undefined) continue;
    const [first = ''] = [rule].flat();
    const steps = playSteps(sheet, arranger);
    found[first] = [...(found[first] ?? []), { title: example, steps }];
  }
  return found;
}

function playSteps(sheet: Sheet, arranger: Arranger): ExampleStep[] {
  const chance = scriptedChance(sheet.scenario.chance ?? []);
  const io = { chance, tell: () => {}, reveal: () => {} };
  const run: ScenarioRun = { ...arranged(sheet, arranger, io), events: [] };
  return (sheet.scenario.when ?? []).flatMap((step): ExampleStep[] => {
    const wanted = { ...step, do: filledIn(step.do, run.state) };
    const answer = answerInWords(run, wanted);
    run.events = [];
    const { msg } = takeScenarioStep(run, wanted, chance);
    const why = msg.params?.why as Msg | undefined;
    // As those hear it who only watch.
    const told = run.events.flatMap((event) => run.rules.redact(event, 'table') ?? []);
    if (told.length > 0) return [{ seat: step.seat, told: told.map((e) => run.rules.tell(e)) }];
    // What the table does not even list needs no explanation.
    return why && answer ? [{ seat: step.seat, told: [], refused: { answer, why } }] : [];
  });
}

/** What the rules call this answer, if it is one of those they list. */
function answerInWords(run: ScenarioRun, wanted: ScenarioStep): Msg | undefined {
  const decision = decisionFor(run, wanted);
  const listed = decision ? run.rules.describe(run.state, decision) : [];
  return listed.find(({ action }) => sameJson(action, wanted.do))?.label;
}
