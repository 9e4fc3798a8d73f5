import Type, { type TSchema } from 'typebox';
import { anyJson, count, orNull, ref, time } from './parts.ts';

const house = Type.Object(
  {
    name: Type.String({ description: 'The name of the keeper.' }),
    entry: Type.Union([Type.Literal('open'), Type.Literal('invited'), Type.Literal('closed')]),
    people: count('People the server knows.'),
    open: count('Tables whose game has not begun.'),
    running: count('Running games.'),
    reports: count('Open reports.'),
  },
  { $id: 'House' },
);
const imposed = (description: string) =>
  Type.Union([Type.Object({ until: Type.Union([Type.Integer(), Type.Null()]) }), Type.Null()], {
    description: `${description} \`until\` is null if it is for good.`,
  });
const housePerson = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    created: time('When they first came.'),
    seen: time('When they were last here, to within a day.'),
    open: count('Tables they have open.'),
    running: count('Running games they are host of.'),
    mute: imposed('A mute.'),
    ban: imposed('A ban.'),
    kept: Type.Boolean({ description: 'They have an account, and are no guest.' }),
  },
  { $id: 'HousePerson', description: 'A person as the keeper sees them.' },
);
const housePersonAccount = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    created: time('When they first came.'),
    seen: time('When they were last here, to within a day.'),
    kept: Type.Union([Type.Integer(), Type.Null()], {
      description: 'Since when they have an account, in milliseconds since 1970; null for a guest.',
    }),
    password: Type.Boolean(),
    recovery: Type.Boolean(),
    passkeys: count('Passkeys.'),
    mail: Type.Boolean({ description: 'They have a confirmed mail address.' }),
    sessions: count('Where they are signed in.'),
    running: count('Running games in which they have a seat.'),
    over: count('Finished ones.'),
  },
  {
    $id: 'HousePersonAccount',
    description: 'What opens the account of a person, without what opens it.',
  },
);
const resetToken = Type.Object(
  { token: Type.String(), expires: time('When it stops working.') },
  { $id: 'ResetToken' },
);
const report = Type.Object(
  {
    id: Type.String(),
    kind: Type.Union([Type.Literal('problem'), Type.Literal('person')]),
    by: Type.String({ description: 'The id of the reporter.' }),
    about: Type.Union([ref('HousePerson'), Type.Null()], {
      description: 'The person it is about, if they are still known.',
    }),
    table: Type.String(),
    isTableThere: Type.Boolean(),
    at: time('When it was written.'),
    closed: Type.Union([Type.Integer(), Type.Null()], { description: 'When it was settled.' }),
    text: Type.String(),
    names: Type.Object(
      {
        by: Type.String(),
        about: orNull(Type.String()),
        table: orNull(Type.String()),
        game: Type.String(),
      },
      { description: 'The names when it was written.' },
    ),
  },
  { $id: 'Report' },
);
const fullReport = Type.Object(
  {
    ...report.properties,
    evidence: Type.Union(
      [
        Type.Object({
          t: Type.Literal('chat'),
          lines: Type.Array(
            Type.Object({
              at: time('When it was said.'),
              from: Type.String(),
              mine: Type.Boolean({ description: 'Said by the person the report is about.' }),
              text: Type.String(),
            }),
          ),
        }),
        Type.Object({
          t: Type.Literal('view'),
          as: Type.Union([Type.Literal('table'), Type.Integer({ minimum: 0 })]),
          outlook: anyJson('What the seat sees.'),
          steps: Type.Array(anyJson('A step of the game, as the seat saw it.')),
          dropped: count('Earlier steps that were left out.'),
        }),
        Type.Object({ t: Type.Literal('none') }),
      ],
      { description: 'What the server added.' },
    ),
  },
  { $id: 'FullReport' },
);
const recordLine = Type.Object(
  {
    at: time('When.'),
    by: Type.String({ description: 'The name of the keeper.' }),
    act: Type.String(),
    about: Type.Optional(Type.Object({ id: Type.String(), name: Type.String() })),
    reason: Type.Optional(Type.String()),
    until: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    facts: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]))),
  },
  { $id: 'RecordLine' },
);

/** What only the keeper is sent. */
export const KEEPER_SCHEMAS: readonly TSchema[] = [
  house,
  housePerson,
  housePersonAccount,
  resetToken,
  report,
  fullReport,
  recordLine,
];
