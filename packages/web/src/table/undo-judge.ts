import {
  canBeTakenBack,
  fastChance,
  type Json,
  type OwnQuestion,
  type TableInfo,
} from '@fondaco/kernel';
import { loadRules } from '../local/rules.ts';
import { tablePack } from './table-pack.ts';

/** Whether a seat could undo these answers without asking anyone; false if that is not known. */
export type UndoJudge = (view: Json, question: OwnQuestion, actions: readonly Json[]) => boolean;

type Wanted = Pick<TableInfo, 'id' | 'game' | 'rulesVersion' | 'options' | 'pack' | 'seats'>;

/** Asks the player about every answer. */
const cautious: UndoJudge = () => false;

let loaded: { key: string; judge: Promise<UndoJudge> } | undefined;

/** The judge of a table; loaded once, so that asking it before an answer takes no time. */
export function undoJudgeOf(table: Wanted): Promise<UndoJudge> {
  const { game, rulesVersion, options, pack, seats } = table;
  const key = JSON.stringify([game, rulesVersion, options, pack.hash, seats.length]);
  if (loaded?.key !== key) {
    const judge = loadJudge(table).catch(() => {
      // The rules could not be fetched: try again at the next answer.
      if (loaded?.key === key) loaded = undefined;
      return cautious;
    });
    loaded = { key, judge };
  }
  return loaded.judge;
}

async function loadJudge(table: Wanted): Promise<UndoJudge> {
  const { game, rulesVersion, options, seats } = table;
  const [module, own] = await Promise.all([loadRules(game, rulesVersion), tablePack(table)]);
  if (!module) return cautious;
  const pack = own === undefined ? module.components : module.pack.parse(own);
  const rules = module.rules(module.options.parse(copied(options)), pack);
  return (view, { id, seat }, actions) => {
    try {
      return canBeTakenBack({
        rules,
        view: copied(view),
        seats: seats.length,
        decision: { id, seat },
        actions: copied(actions),
        chance: fastChance('undo'),
      });
    } catch {
      return false;
    }
  };
}

/** Rules own what they are given and may change it. */
const copied = <T>(json: T): T => JSON.parse(JSON.stringify(json)) as T;
