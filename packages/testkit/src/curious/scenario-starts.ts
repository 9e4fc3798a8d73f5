import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Arranger } from '@fondaco/games';
import type { AnyGame } from '@fondaco/kernel';
import { filesIn } from '../scenario/index.ts';
import { readScenario, type Scenario, type Sheet } from '../scenario/read.ts';
import { positionBefore } from '../scenario/run.ts';
import type { Start } from './explore.ts';

/** Scenarios that change component values are left out: what they give does not say the whole set. */
const isUsual = ({ given }: Scenario): boolean =>
  !['pack', 'cards', 'routes'].some((word) => word in given);

/**
 * Positions made by hand, most of them in the middle of a game: those of scenarios, played up to some steps before their end;
 * the number of the round says how many.
 */
export function scenarioStarts(folder: string, game: AnyGame, arrange: Arranger): Start[] {
  return filesIn(folder).flatMap((file) => {
    const sheet = readScenario(file, readFileSync(file, 'utf8'));
    return isUsual(sheet.scenario) ? [startOf(sheet, game, arrange)] : [];
  });
}

function startOf(sheet: Sheet, game: AnyGame, arrange: Arranger): Start {
  const options = game.options.parse(sheet.scenario.given.options ?? {});
  return {
    name: basename(sheet.file),
    rules: game.rules(options, game.components),
    options,
    pack: game.components,
    seats: sheet.scenario.given.seats as number,
    begin: (round) => ({
      state: positionBefore(sheet, arrange, 1 + Number(round)).state,
      events: [],
    }),
  };
}
