import type { Cause, Msg, Op, ReplayStep, ReplayViewer } from '@fondaco/kernel';
import Type, { type TSchema } from 'typebox';
import { anyJson, count, describes, ref, seat } from './parts.ts';

const cause = describes<Cause>()(
  Type.Union(
    [
      Type.Object({ t: Type.Literal('setup') }),
      Type.Object({ t: Type.Literal('act'), seat }),
      Type.Object({ t: Type.Literal('undo'), seat, to: Type.Integer() }),
    ],
    { $id: 'Cause', description: 'What made an entry.' },
  ),
);
const patchOperation = describes<Op>()(
  Type.Union(
    [
      Type.Object({
        op: Type.Union([Type.Literal('add'), Type.Literal('replace')]),
        path: Type.String(),
        value: anyJson('The new value.'),
      }),
      Type.Object({ op: Type.Literal('remove'), path: Type.String() }),
    ],
    { $id: 'PatchOperation', description: 'An operation of JSON Patch, RFC 6902.' },
  ),
);
const replayStep = describes<ReplayStep>()(
  Type.Object(
    {
      seq: count('The number of the entry.'),
      cause: ref<Cause>('Cause'),
      events: Type.Array(
        Type.Object({ event: anyJson('In the format of the game.'), msg: ref<Msg>('Message') }),
      ),
      patch: Type.Array(ref<Op>('PatchOperation'), {
        description: 'Turns what the step before showed, at first null, into what this one shows.',
      }),
    },
    { $id: 'ReplayStep' },
  ),
);
const replay = Type.Object(
  {
    table: Type.String(),
    as: describes<ReplayViewer>()(
      Type.Union([Type.Literal('table'), Type.Literal('open'), Type.Integer({ minimum: 0 })]),
    ),
    steps: Type.Array(ref<ReplayStep>('ReplayStep')),
    next: Type.Union([count('Where the next page begins.'), Type.Null()], {
      description: 'Null on the last page.',
    }),
  },
  { $id: 'Replay' },
);

export const REPLAY_SCHEMAS: readonly TSchema[] = [cause, patchOperation, replayStep, replay];
