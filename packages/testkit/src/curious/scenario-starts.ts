import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Arranger } from '@fondaco/games';
import { type AnyGame, fastChance, silentIo } from '@fondaco/kernel';
import { filesIn } from '../scenario/index.ts';
import { readScenario, type Scenario } from '../scenario/read.ts';
import type { Start } from './explore.ts';

/** Scenarios that change component values are left out: what they give does not say the whole set. */
const usual = ({ given }: Scenario): boolean =>
  !['pack', 'cards', 'routes'].some((word) => word in given);

/** The positions scenarios begin with: made by hand, most of them in the middle of a game. */
export function scenarioStarts(folder: string, game: AnyGame, arrange: Arranger): Start[] {
  return filesIn(folder).flatMap((file) => {
    const { scenario } = readScenario(file, readFileSync(file, 'utf8'));
    return usual(scenario) ? [startOf(basename(file), scenario, game, arrange)] : [];
  });
}

function startOf(name: string, scenario: Scenario, game: AnyGame, arrange: Arranger): Start {
  const { given } = scenario;
  const arranged = (seed: string) => arrange(given, silentIo(fastChance(seed)));
  const options = game.options.parse(given.options ?? {});
  const { seats } = arranged(name);
  return {
    name,
    rules: game.rules(options, game.components),
    options,
    pack: game.components,
    seats,
    state: (seed) => arranged(seed).state,
  };
}
