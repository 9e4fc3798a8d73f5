import type { Lesson } from '@fondaco/games/lesson.ts';
import { type Schema, schema } from '@fondaco/kernel';
import Type from 'typebox';

const strict = { additionalProperties: false };
const opt = Type.Optional;
const key = Type.String({ pattern: '^[a-z]+\\.lesson\\.[\\w.]+$' });
const answer = Type.Record(Type.String(), Type.Unknown());
const selectors = Type.Array(Type.String({ minLength: 1 }), { minItems: 1 });
const chance = Type.Array(
  Type.Object(
    { tag: Type.String(), value: opt(Type.Integer()), order: opt(Type.Array(Type.Unknown())) },
    strict,
  ),
);
const seat = Type.Integer({ minimum: 0 });

const Step = Type.Object(
  {
    text: key,
    do: opt(Type.Array(answer, { minItems: 1 })),
    anyOrder: opt(Type.Boolean()),
    press: opt(selectors),
    point: opt(selectors),
    chance: opt(chance),
    wrong: opt(Type.Array(Type.Object({ do: answer, text: key, press: selectors }, strict))),
    after: opt(Type.Array(Type.Object({ seat, do: answer, chance: opt(chance) }, strict))),
  },
  strict,
);

/** The schema of a lesson's file. */
export const lessonFile: Schema<Lesson> = schema(
  Type.Object(
    {
      title: key,
      end: key,
      given: Type.Record(Type.String(), Type.Unknown()),
      chance: opt(chance),
      steps: Type.Array(Step, { minItems: 5, maxItems: 8 }),
    },
    strict,
  ),
) as Schema<Lesson>;
