import type { Analysis, Estimate, Moment, ToldAnswer, TurnChances } from '@fondaco/bots';
import type { Msg, Target } from '@fondaco/kernel';
import Type, { type TSchema } from 'typebox';
import { anyJson, count, describes, ref, seat } from './parts.ts';

const estimate = describes<Estimate>()(
  Type.Object(
    {
      mean: Type.Number(),
      error: Type.Optional(Type.Number({ description: 'Half of a 95 % interval.' })),
    },
    { $id: 'Estimate' },
  ),
);
const target = describes<Target>()(
  Type.Object(
    { t: Type.String(), id: Type.Union([Type.String(), Type.Number()]) },
    { $id: 'Target', description: 'A thing an answer points at.' },
  ),
);
const toldAnswer = describes<ToldAnswer>()(
  Type.Object(
    {
      steps: Type.Array(anyJson('In the format of the game.'), {
        description: 'The answer, or all that lead to its goal; empty if none is given.',
      }),
      line: Type.Array(anyJson('In the format of the game.'), {
        description: 'All answers that would follow in this turn.',
      }),
      label: Type.Optional(ref<Msg>('Message')),
      detail: Type.Optional(ref<Msg>('Message')),
      first: Type.Optional(ref<Msg>('Message')),
      at: Type.Optional(ref<Target>('Target')),
      goal: Type.Optional(ref<Target>('Target')),
      told: Type.Array(ref<Msg>('Message'), { description: 'What follows in this turn.' }),
      tries: count('Continuations it was tried in.'),
      lead: ref<Estimate>('Estimate'),
      chance: Type.Optional(ref<Estimate>('Estimate')),
      terms: Type.Array(Type.Number(), {
        description: 'What each term adds to the lead, in the order of the names.',
      }),
    },
    { $id: 'ToldAnswer', description: 'A possible answer, and what it leads to.' },
  ),
);
const moment = describes<Moment>()(
  Type.Object(
    {
      entry: count('The entry that changed the game.'),
      turn: Type.Integer({ description: 'The turn it belongs to.' }),
      seat,
      kind: Type.String({ description: 'The kind of the question.' }),
      rule: Type.String({ description: 'The rule behind the question.' }),
      played: ref<ToldAnswer>('ToldAnswer'),
      better: Type.Optional(ref<ToldAnswer>('ToldAnswer')),
      change: Type.Number({
        description: 'What it lost against the better answer, or what its turn changed.',
      }),
      isLucky: Type.Boolean({ description: 'Something was drawn.' }),
    },
    { $id: 'Moment' },
  ),
);
const turnChances = describes<TurnChances>()(
  Type.Object(
    {
      entry: Type.Integer({ description: 'The last entry of the turn.' }),
      turn: Type.Integer({ description: 'The number of the turn; -1 before the first.' }),
      seat,
      chances: Type.Array(Type.Number(), { description: 'Of every seat, to win.' }),
    },
    { $id: 'TurnChances' },
  ),
);
const analysis = Type.Object(
  {
    format: Type.Literal(1),
    seats: count('How many play.'),
    termNames: Type.Array(Type.String()),
    turns: Type.Array(ref<TurnChances>('TurnChances'), {
      description: 'Empty where the chances of this game were never measured.',
    }),
    moments: Type.Array(ref<Moment>('Moment')),
    iterations: count('Continuations for each moment.'),
  },
  { $id: 'Analysis' },
);
const analysisState = Type.Object(
  {
    analysis: Type.Union([ref<Analysis>('Analysis'), Type.Null()]),
    done: count('Moments looked at.'),
    of: count('Moments to look at.'),
  },
  { $id: 'AnalysisState' },
);

export const ANALYSIS_SCHEMAS: readonly TSchema[] = [
  estimate,
  target,
  toldAnswer,
  moment,
  turnChances,
  analysis,
  analysisState,
];
