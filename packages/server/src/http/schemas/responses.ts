import type {
  Motion,
  Msg,
  Param,
  Person,
  Proposal,
  Refusal,
  SeatInfo,
  StandIn,
  TableInfo,
} from '@fondaco/kernel';
import Type, { type TSchema } from 'typebox';
import { ANALYSIS_SCHEMAS } from './analyses.ts';
import { clockSetting, motionKind, whenLate } from './clock.ts';
import { anyJson, count, describes, orNull, ref, seat, time } from './parts.ts';
import { REPLAY_SCHEMAS } from './replays.ts';

const param = describes<Param>()(
  Type.Union(
    [
      Type.String(),
      Type.Number(),
      ref<Msg>('Message'),
      Type.Object({ seat }),
      Type.Array(ref<Param>('Param')),
    ],
    { $id: 'Param', description: 'A fact inserted into a text.' },
  ),
);
const message = describes<Msg>()(
  Type.Object(
    {
      key: Type.String({ description: 'Names the text in the `locales` folders.' }),
      params: Type.Optional(Type.Record(Type.String(), ref<Param>('Param'))),
      or: Type.Optional(
        Type.String({ description: 'The text itself, if no language has the key.' }),
      ),
    },
    { $id: 'Message', description: 'A text for people, as a key and the facts inserted into it.' },
  ),
);
const refusal = describes<Refusal>()(
  Type.Object(
    {
      rule: Type.Optional(Type.String({ description: 'The paragraph of the rulebook.' })),
      msg: ref<Msg>('Message'),
    },
    { $id: 'Refusal', description: 'Why something was not done. Nothing was changed.' },
  ),
);
const refused = Type.Object(
  { refusal: ref<Refusal>('Refusal') },
  { $id: 'Refused', description: 'The answer to every request that was refused.' },
);

const person = describes<Person>()(
  Type.Object({ id: Type.String(), name: Type.String() }, { $id: 'Person' }),
);
const me = Type.Object(
  {
    ...person.properties,
    muted: Type.Array(Type.String(), { description: 'Users whose chat is hidden.' }),
    blocked: Type.Array(ref<Person>('Person'), {
      description: 'Users who cannot sit down where you sit.',
    }),
  },
  { $id: 'Me' },
);
const sessionState = Type.Object(
  {
    you: Type.Union([ref<Person>('Person'), Type.Null()]),
    kept: Type.Boolean({ description: 'You have an account, and are no guest.' }),
    noteCode: Type.Boolean({ description: 'Your recovery code has not been written down yet.' }),
    sendsMail: Type.Boolean({ description: 'This server can send mail.' }),
  },
  { $id: 'SessionState' },
);
const deviceCode = Type.Object(
  { code: Type.String(), expires: time('When it stops working.') },
  { $id: 'DeviceCode' },
);
const inviteToken = Type.Object(
  { token: Type.String(), expires: time('When it stops working.') },
  { $id: 'Invite' },
);

const pack = describes<TableInfo['pack']>()(
  Type.Object(
    {
      hash: Type.String(),
      shipped: Type.Boolean({ description: 'It is the set that its rules ship with.' }),
      name: orNull(Type.String()),
      designed: Type.Array(Type.String(), {
        description: 'The parts that do not come from the published game.',
      }),
    },
    { $id: 'Pack', description: 'A set of component values.' },
  ),
);
const standIn = describes<StandIn>()(
  Type.Object(
    {
      why: Type.Union([
        Type.Literal('left'),
        Type.Literal('late'),
        Type.Literal('away'),
        Type.Literal('resigned'),
      ]),
      since: time('When the bot took over.'),
      entries: count('How many entries there were then.'),
    },
    { $id: 'StandIn', description: 'A bot plays for a person.' },
  ),
);
const motion = describes<Motion>()(
  Type.Object(
    {
      kind: motionKind,
      seat: Type.Union([seat, Type.Null()], { description: 'The seat it is about.' }),
      by: Type.Union([ref<Person>('Person'), Type.Null()], {
        description: 'The person who asks for the seat.',
      }),
      votes: Type.Array(ref<Person>('Person')),
      needed: count('How many votes it takes.'),
    },
    { $id: 'Motion', description: 'Something the players vote on.' },
  ),
);
const seatInfo = describes<SeatInfo>()(
  Type.Object(
    {
      seat,
      colour: Type.Integer({ minimum: 0 }),
      person: Type.Union([ref<Person>('Person'), Type.Null()], {
        description: 'Who sits here, or may take the seat back from the bot.',
      }),
      name: Type.Union([Type.String(), Type.Null()], {
        description: 'What the person is called at this seat.',
      }),
      bot: Type.Union([Type.String(), Type.Null()], {
        description: 'The bot that plays this seat.',
      }),
      noncePromise: Type.Union([Type.String(), Type.Null()], {
        description:
          'SHA-256 of the nonce the person adds to the draws. The nonces are shown when the game starts.',
      }),
      standIn: Type.Union([ref<StandIn>('StandIn'), Type.Null()], {
        description: 'Why a bot plays for the person.',
      }),
      here: Type.Boolean({ description: 'The person has a page open at this table.' }),
      awaySince: Type.Union([Type.Number(), Type.Null()], {
        description: 'Since when the person is not here, in milliseconds since 1970.',
      }),
      writing: Type.Boolean({ description: 'The person writes an offer; bots wait for it.' }),
    },
    { $id: 'Seat' },
  ),
);
const proposal = describes<Proposal>()(
  Type.Object(
    {
      id: Type.Integer(),
      seat,
      to: Type.Integer({ description: 'The entry to go back to.' }),
      waits: Type.Array(seat, { description: 'Seats that have yet to agree.' }),
      agreed: Type.Array(seat),
    },
    { $id: 'Proposal', description: 'A proposal to undo, which others must agree to.' },
  ),
);

const listedTable = describes<Omit<TableInfo, 'pack' | 'secret'>>()(
  Type.Object(
    {
      id: Type.String(),
      name: orNull(Type.String()),
      game: Type.String(),
      rulesVersion: Type.Integer(),
      options: anyJson('As the JSON Schema of the game’s options describes them.'),
      status: Type.Union([
        Type.Literal('open'),
        Type.Literal('running'),
        Type.Literal('over'),
        Type.Literal('closed'),
      ]),
      private: Type.Boolean(),
      host: ref<Person>('Person'),
      seats: Type.Array(ref<SeatInfo>('Seat')),
      pace: count('Milliseconds a bot takes for an answer.'),
      answerTime: count(
        'Seconds to answer a question the rules can answer themselves; 0 for no limit.',
      ),
      clock: clockSetting,
      whenLate,
      paused: Type.Union([Type.Integer(), Type.Null()], {
        description: 'Since when the game is paused, in milliseconds since 1970.',
      }),
      motions: Type.Array(ref<Motion>('Motion')),
      endedEarly: Type.Boolean({ description: 'The players agreed to end the game early.' }),
      created: time('When it was opened.'),
      commitment: Type.String({
        description: 'SHA-256 of the secret all draws come from, published before the first.',
      }),
      entries: count('Entries so far.'),
      waitsFor: Type.Array(seat, { description: 'Seats the game waits for.' }),
      since: time('When it began to wait.'),
      proposal: orNull(ref<Proposal>('Proposal')),
      trouble: Type.Union([ref<Msg>('Message'), Type.Null()], {
        description: 'Set when something went wrong at this table.',
      }),
      next: Type.Union([Type.String(), Type.Null()], {
        description: 'The table of the rematch.',
      }),
      scores: orNull(Type.Array(Type.Object({ place: Type.Integer(), score: Type.Number() }))),
    },
    { $id: 'ListedTable', description: 'A table as it stands in a list.' },
  ),
);
const myTable = Type.Object(
  {
    ...listedTable.properties,
    waits: Type.Boolean({ description: 'The game waits for you.' }),
  },
  { $id: 'MyTable' },
);
const tableInfo = describes<TableInfo>()(
  Type.Object(
    {
      ...listedTable.properties,
      pack: ref<TableInfo['pack']>('Pack'),
      secret: Type.Union([Type.String(), Type.Null()], {
        description: 'The secret of the draws, once the game is over.',
      }),
    },
    { $id: 'Table', description: 'A table as everyone who may see it sees it.' },
  ),
);

const gameInfo = Type.Object(
  {
    id: Type.String(),
    rulesVersion: Type.Integer(),
    seats: Type.Object({ min: Type.Integer(), max: Type.Integer() }),
    options: Type.Record(Type.String(), Type.Unknown(), {
      description: 'JSON Schema of the options, with their defaults.',
    }),
    pack: ref<TableInfo['pack']>('Pack'),
    packs: Type.Array(ref<TableInfo['pack']>('Pack'), {
      description: 'Other sets that the keeper offers.',
    }),
    bots: Type.Array(Type.String()),
  },
  { $id: 'Game' },
);

const health = Type.Object(
  {
    ok: Type.Literal(true),
    version: Type.String(),
    uptime: count('Seconds since the start.'),
    tables: count('Tables in memory.'),
    busy: count('Tables being worked on.'),
    sockets: count('Open sockets.'),
  },
  { $id: 'Health' },
);
const unhealthy = Type.Object(
  { ...health.properties, ok: Type.Literal(false), refusal: ref<Refusal>('Refusal') },
  { $id: 'Unhealthy', description: 'Nothing can be written.' },
);
const ready = Type.Object({ ready: Type.Literal(true) }, { $id: 'Ready' });
const notReady = Type.Object(
  { ready: Type.Literal(false), refusal: ref<Refusal>('Refusal') },
  { $id: 'NotReady', description: 'The server is about to end, or nothing can be written.' },
);

/** All shapes the API describes by name. */
export const NAMED_SCHEMAS: readonly TSchema[] = [
  param,
  message,
  refusal,
  refused,
  person,
  me,
  deviceCode,
  inviteToken,
  sessionState,
  pack,
  standIn,
  motion,
  seatInfo,
  proposal,
  listedTable,
  myTable,
  tableInfo,
  gameInfo,
  ...REPLAY_SCHEMAS,
  ...ANALYSIS_SCHEMAS,
  health,
  unhealthy,
  ready,
  notReady,
];
