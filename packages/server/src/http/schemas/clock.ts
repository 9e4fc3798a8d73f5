import Type from 'typebox';

const strict = { additionalProperties: false };
const minute = Type.Integer({
  minimum: 0,
  maximum: 24 * 60 - 1,
  description: 'Minutes after midnight.',
});

/** How much time players have; as it is asked for and as it is told. */
export const clockSetting = Type.Union(
  [
    Type.Object({ t: Type.Literal('none') }, strict),
    Type.Object(
      {
        t: Type.Literal('live'),
        bank: Type.Integer({
          minimum: 10,
          maximum: 24 * 3600,
          description: 'Seconds for the whole game.',
        }),
        increment: Type.Integer({
          minimum: 0,
          maximum: 600,
          description: 'Seconds added each time a player hands the game on.',
        }),
      },
      strict,
    ),
    Type.Object(
      {
        t: Type.Literal('days'),
        hours: Type.Integer({
          minimum: 1,
          maximum: 14 * 24,
          description: 'Hours for each time the game is handed to a player.',
        }),
        window: Type.Union([Type.Object({ from: minute, to: minute }, strict), Type.Null()], {
          description: 'When the clock runs, in the time zone of the player; null for always.',
        }),
      },
      strict,
    ),
  ],
  { default: { t: 'none' } },
);

export const whenLate = Type.Union([Type.Literal('bot'), Type.Literal('vote')], {
  default: 'bot',
  description: 'When the time of a player is up: a bot plays on, or the others decide.',
});

export const motionKind = Type.Union([
  Type.Literal('bot'),
  Type.Literal('person'),
  Type.Literal('end'),
  Type.Literal('pause'),
]);
