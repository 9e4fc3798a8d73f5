import Type, { type TSchema } from 'typebox';
import { anyJson, count, orNull, time } from './parts.ts';

const strict = { additionalProperties: false };

const name = Type.String({ minLength: 1, maxLength: 30, description: 'The name of the account.' });
/** Its real bounds are told in words when it is refused. */
const password = Type.String({
  maxLength: 1000,
  description: 'At least 8 characters; nothing else is asked of it.',
});
const token = Type.String({ minLength: 1, maxLength: 100 });
const lang = Type.String({
  pattern: '^[a-z]{2}$',
  default: 'en',
  description: 'The language of mails.',
});
/** The library that reads it checks every part. */
const credential = Type.Object(
  {
    id: Type.String({ minLength: 1, maxLength: 2000 }),
    rawId: Type.String({ maxLength: 2000 }),
    type: Type.Literal('public-key'),
    response: Type.Record(Type.String(), Type.Unknown()),
    clientExtensionResults: Type.Record(Type.String(), Type.Unknown()),
    authenticatorAttachment: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  },
  { description: 'What `navigator.credentials` answers, as JSON.' },
);

export const keepBody = Type.Object({ name, password }, strict);
export const passwordBody = Type.Object({ password }, strict);
export const credentialBody = Type.Object({ credential }, strict);
export const idBody = Type.Object({ id: Type.String({ minLength: 1, maxLength: 2000 }) }, strict);
export const mailBody = Type.Object(
  {
    address: Type.String({ maxLength: 200, pattern: '^[^\\s@<>",;]+@[^\\s@<>",;]+$' }),
    lang: Type.Optional(lang),
  },
  strict,
);
export const shelfBody = Type.Object(
  {
    file: Type.String({
      minLength: 1,
      maxLength: 2 * 1024 * 1024,
      description: 'The file of a finished game, one JSON value on each line.',
    }),
  },
  strict,
);
export const shelfParams = Type.Object(
  {
    id: Type.String({ minLength: 1, maxLength: 40, description: 'The id of a game on the shelf.' }),
  },
  strict,
);
export const tokenBody = Type.Object({ token }, strict);
export const signInBody = Type.Object({ name, password }, strict);
export const recoveryBody = Type.Object(
  { code: Type.String({ minLength: 1, maxLength: 60 }) },
  strict,
);
export const forgotBody = Type.Object({ name }, strict);
export const resetBody = Type.Object({ token, password }, strict);
export const renameBody = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 30 }),
    reason: Type.Optional(Type.String({ maxLength: 500, default: '' })),
  },
  strict,
);

const device = orNull(
  Type.String({ description: 'The browser and the system, such as `firefox/linux`.' }),
);

const account = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    created: time('When you first came.'),
    kept: Type.Union([Type.Integer(), Type.Null()], {
      description: 'Since when this is an account, in milliseconds since 1970; null for a guest.',
    }),
    password: Type.Boolean({ description: 'There is a password to sign in with.' }),
    recovery: Type.Object({
      made: Type.Boolean({ description: 'There is a recovery code.' }),
      noted: Type.Boolean({ description: 'You said that you have written it down.' }),
    }),
    mail: orNull(Type.Object({ address: Type.String(), confirmed: Type.Boolean() })),
    sendsMail: Type.Boolean({ description: 'This server can send mail.' }),
    passkeys: Type.Array(
      Type.Object({
        id: Type.String(),
        rp: Type.String({ description: 'The host it works at.' }),
        device,
        created: time('When it was made.'),
        used: time('When it was last used.'),
      }),
    ),
    sessions: Type.Array(
      Type.Object({
        id: Type.String(),
        device,
        created: time('When it was opened.'),
        seen: time('When it was last used, to within an hour.'),
        current: Type.Boolean({ description: 'The session of this request.' }),
      }),
    ),
    games: Type.Object({
      running: count('Running games in which you have a seat.'),
      over: count('Finished ones.'),
    }),
  },
  { $id: 'Account', description: 'Your account, or what there is of a guest.' },
);
const recoveryCode = Type.Object(
  { recovery: Type.String({ description: 'The recovery code. It is not shown again.' }) },
  { $id: 'RecoveryCode' },
);
const recovered = Type.Object(
  { id: Type.String(), name: Type.String(), ...recoveryCode.properties },
  {
    $id: 'Recovered',
    description: 'You, and the recovery code that takes the place of the used one.',
  },
);
const passkeyRequest = Type.Object(
  { options: anyJson('What `navigator.credentials` is to be asked, as JSON.') },
  { $id: 'PasskeyRequest' },
);
const shelfGame = Type.Object(
  {
    id: Type.String(),
    at: time('When it was sent.'),
    game: Type.String(),
    rulesVersion: Type.Integer(),
    seats: count('How many played.'),
    entries: count('Entries of the game.'),
  },
  {
    $id: 'ShelfGame',
    description: 'A finished game of a device. Who played it cannot be verified.',
  },
);
const exported = Type.Object(
  {
    exported: time('When.'),
    account: Type.Unsafe({ $ref: 'Account#' }),
    blocked: Type.Array(Type.Unsafe({ $ref: 'Person#' })),
    muted: Type.Array(Type.Unsafe({ $ref: 'Person#' })),
    tables: Type.Array(Type.Unsafe({ $ref: 'ListedTable#' })),
    calls: anyJson('How you are called.'),
    shelf: Type.Array(Type.Unsafe({ $ref: 'ShelfGame#' })),
    chat: Type.Array(Type.Object({ table: Type.String(), at: time('When.'), text: Type.String() })),
  },
  { $id: 'ExportedData', description: 'Everything that is stored about you.' },
);

export const ACCOUNT_SCHEMAS: readonly TSchema[] = [
  account,
  recoveryCode,
  recovered,
  passkeyRequest,
  shelfGame,
  exported,
];
