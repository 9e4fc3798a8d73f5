import { readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { type Arranger, manifests } from '@fondaco/games';
import { BadInput, type Msg } from '@fondaco/kernel';
import { filesIn } from './files.ts';
import { bad, readScenario } from './read.ts';
import { runScenario } from './run.ts';
import type { ScenarioLine } from './scenario-run.ts';

export interface ScenarioResult {
  file: string;
  ok: boolean;
  title: string;
  rules: string[];
  /** What is wrong with the file; if anything is, the scenario was not run. */
  bad?: Msg;
  /** All expectations in order, each with what was expected and what happened. */
  lines: ScenarioLine[];
}

/** Arrangers by game. A scenario's game is the `game` it names, or the one in whose folder it lies. */
export type Arrangers = Readonly<Record<string, Arranger>>;

/** Runs scenario files and all scenarios in folders, ordered by name. */
export function runScenarios(paths: readonly string[], arrangers: Arrangers): ScenarioResult[] {
  return paths.flatMap(filesIn).map((file) => runFile(file, readFileSync(file, 'utf8'), arrangers));
}

export function runFile(file: string, source: string, arrangers: Arrangers): ScenarioResult {
  try {
    const sheet = readScenario(file, source);
    const { title, rule, game = gameAt(file) } = sheet.scenario;
    const arranger = Object.hasOwn(arrangers, game) ? arrangers[game] : undefined;
    if (!arranger) throw bad(sheet, '/game', 'scenario.bad.game', { game });
    const lines = runScenario(sheet, arranger);
    const rules = Array.isArray(rule) ? rule : [rule];
    return { file, ok: lines.every((x) => x.ok), title, rules, lines };
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    return { file, ok: false, title: basename(file), rules: [], bad: error.msg, lines: [] };
  }
}

function gameAt(file: string): string {
  const folder = dirname(resolve(file)).replaceAll('\\', '/');
  const lies = manifests.find((m) => folder.endsWith(`games/${m.folder}/scenarios`));
  return lies?.id ?? basename(folder);
}

export { ARRANGERS } from '../games.ts';
export { examplesOf } from './examples.ts';
export { filesIn } from './files.ts';
export type { ScenarioLine } from './scenario-run.ts';
