import { goodOf, saleRow } from '../components/tables.ts';
import { atCount, type Config, earn } from '../config.ts';
import type { CardId, GoodId, Player, Source } from '../state.ts';

export interface CargoRun {
  good: GoodId;
  length: number;
}

/** om.score.1: cards of one good that lie one after another, from the top down; a card that is not shown ends a run. */
export function runsOf(config: Config, cargo: readonly (CardId | null)[]): CargoRun[] {
  const runs: CargoRun[] = [];
  let last: CargoRun | undefined;
  for (let i = cargo.length - 1; i >= 0; i--) {
    const card = cargo[i] as CardId | null;
    if (card === null) {
      last = undefined;
      continue;
    }
    const good = goodOf(config.tables, card);
    if (last?.good === good) last.length++;
    else {
      last = { good, length: 1 };
      runs.push(last);
    }
  }
  return runs;
}

/** om.score.1: a run longer than its row earns the last number once. */
export const runValue = (config: Config, run: CargoRun): number =>
  atCount([0, ...saleRow(config.tables, run.good)], run.length);

export const cargoValue = (config: Config, cargo: readonly (CardId | null)[]): number =>
  runsOf(config, cargo).reduce((sum, run) => sum + runValue(config, run), 0);

/** Pays a player for selling these cargo cards, given in the order of the pile. Returns the ducats. */
export function sellCargo(
  config: Config,
  p: Player,
  cargo: readonly CardId[],
  source: Source,
): number {
  const ducats = cargoValue(config, cargo);
  earn(p, source, ducats);
  return ducats;
}
