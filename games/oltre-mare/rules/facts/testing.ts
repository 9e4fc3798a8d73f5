import {
  type Chance,
  type Decision,
  fastChance,
  type Json,
  type Result,
  silentIo,
} from '@fondaco/kernel';
import type { Config } from '../config.ts';
import { configOf } from '../config-of.ts';
import type { Event } from '../events.ts';
import { type Action, oltreMare, type State, type View } from '../index.ts';
import type { OltreMare } from '../rules.ts';
import { type Facts, factsOf } from './index.ts';

/** One answer of a game: what its seat saw, what it did, and what the rules made of it. */
export interface Answer {
  rules: OltreMare;
  config: Config;
  facts: Facts;
  before: State;
  /** What the seat saw. */
  v: View;
  decision: Decision;
  action: Action;
  after: State;
  events: Event[];
}

export interface Ending {
  facts: Facts;
  state: State;
  v: View;
  result: Result;
}

/** Who plays, and whose turn it is to speak. */
interface Players {
  choose(at: { rules: OltreMare; state: State; decision: Decision; chance: Chance }): unknown;
  order(decisions: readonly Decision[], chance: Chance): Decision[];
}

/** Games of both editions with every number of seats; of every four one is played with closed memory. */
export function playedGames(...series: (Players & { name: string; games: number })[]) {
  const played: { answers: Answer[]; endings: Ending[] } = { answers: [], endings: [] };
  for (const { name, games, ...players } of series)
    for (let i = 0; i < games; i++) {
      const { answers, ending } = playGame(`${name}/${i}`, i, players);
      played.answers.push(...answers);
      played.endings.push(ending);
    }
  return {
    ...played,
    givenBy: <D extends Action['do']>(what: D) =>
      played.answers.filter((x) => x.action.do === what) as (Answer & {
        action: Extract<Action, { do: D }>;
      })[],
  };
}

function playGame(
  seed: string,
  at: number,
  players: Players,
): { answers: Answer[]; ending: Ending } {
  const options = oltreMare.options.parse({
    edition: at % 2 === 0 ? 'second' : 'first',
    memory: at % 4 === 3 ? 'closed' : 'open',
  });
  const { components } = oltreMare;
  const rules = oltreMare.rules(options, components);
  const bound = { rules, config: configOf(options, components), facts: factsOf(options as Json) };
  const luck = fastChance(`luck/${seed}`);
  const chance = fastChance(`players/${seed}`);
  const answers: Answer[] = [];
  let state = rules.setup(2 + (at % 4), silentIo(luck));
  while (!rules.result(state)) {
    const { decision, action } = nextAnswer(rules, state, players, chance);
    const before = state;
    const v = JSON.parse(JSON.stringify(rules.view(before, decision.seat))) as View;
    const events: Event[] = [];
    state = rules.clone(before);
    rules.reduce(state, decision, action, { ...silentIo(luck), tell: (e) => void events.push(e) });
    answers.push({ ...bound, before, v, decision, action, after: state, events });
  }
  const result = rules.result(state) as Result;
  return { answers, ending: { facts: bound.facts, state, v: rules.view(state, 0), result } };
}

function nextAnswer(
  rules: OltreMare,
  state: State,
  { choose, order }: Players,
  chance: Chance,
): { decision: Decision; action: Action } {
  for (const decision of order(rules.decisions(state), chance)) {
    const action = choose({ rules, state: rules.clone(state), decision, chance });
    if (action !== undefined) return { decision, action: action as Action };
  }
  throw new Error('every question is left alone');
}
