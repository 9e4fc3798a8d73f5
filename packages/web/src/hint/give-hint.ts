import { advise, HINT, type ToldAnswer, tellAnswer } from '@fondaco/bots';
import {
  type AnyGame,
  type Decision,
  fastChance,
  type Json,
  type TableInfo,
} from '@fondaco/kernel';

/** A question of a seat, and what it sees. */
export interface HintRequest {
  table: Pick<TableInfo, 'game' | 'rulesVersion' | 'options'> & { seats: number };
  /** The component set of the table; left out: the shipped one. */
  pack?: Json;
  view: Json;
  decision: Decision;
}

/** Why there is no hint. */
export type NoHint = 'rules' | 'error';

export interface Hint {
  answers: ToldAnswer[];
  termNames: readonly string[];
}

export type HintNews = { hint: Hint; isFinal: boolean } | { failed: NoHint };

interface HintParts {
  loadRules(id: string, rulesVersion: number): Promise<AnyGame | undefined>;
  now(): number;
  /** Lets the page hear what was told before. */
  tell(news: HintNews): void;
}

/** Milliseconds for the first answer, and for knowing more of what it found. */
const FIRST_MS = 650;
const MORE_MS = 3000;
const MORE_ITERATIONS = 900;

/** Thinks about a question, tells what it found soon, and once more when it knows it better. */
export async function giveHint(
  { table, pack, view, decision }: HintRequest,
  { loadRules, now, tell }: HintParts,
): Promise<void> {
  const game = await loadRules(table.game, table.rulesVersion);
  if (!game) return tell({ failed: 'rules' });
  const components = pack === undefined ? game.components : game.pack.parse(pack);
  const rules = game.rules(game.options.parse(table.options), components);
  const question = { rules, seats: table.seats, view, decision, chance: fastChance('hint') };
  const within = (ms: number) => ({ deadline: now() + ms, now });
  const plans = rules.plan?.(view, decision) ?? [];
  const { termNames } = rules;
  const first = advise({ ...question, budget: within(FIRST_MS) }, HINT);
  const answers = first.map((x) => tellAnswer(rules, plans, x));
  tell({ hint: { answers, termNames }, isFinal: false });
  const more = advise(
    { ...question, budget: within(MORE_MS) },
    { ...HINT, iterations: MORE_ITERATIONS },
    { only: first.map((x) => x.action) },
  );
  const refined = first.map((x, i): ToldAnswer => {
    const known = more.find((y) => y.action === x.action) ?? x;
    const { tries, lead, chance, terms } = known.tries > x.tries ? known : x;
    return { ...(answers[i] as ToldAnswer), tries, lead, ...(chance && { chance }), terms };
  });
  tell({ hint: { answers: refined, termNames }, isFinal: true });
}
