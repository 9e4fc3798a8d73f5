import Type, { type TSchema } from 'typebox';
import type { CallInfo, ChannelInfo } from '../../calls/calls.ts';
import type { CallSettings, ChannelState } from '../../storage/index.ts';
import { describes, orNull, ref, time } from './parts.ts';

const strict = { additionalProperties: false };
const minute = Type.Integer({
  minimum: 0,
  maximum: 24 * 60 - 1,
  description: 'Minutes after midnight.',
});
const quiet = (options = {}) =>
  Type.Union([Type.Object({ from: minute, to: minute }, strict), Type.Null()], {
    description: 'When calls are held back, in your time zone.',
    ...options,
  });
const kinds = Type.Object(
  {
    turn: Type.Boolean(),
    offer: Type.Boolean({ description: 'Another player asks something.' }),
    reminder: Type.Boolean({ description: 'Before a clock over days runs out.' }),
    over: Type.Boolean({ description: 'The game is over.' }),
  },
  { ...strict, description: 'What you are told.' },
);
const settings = {
  lang: Type.String({ pattern: '^[a-z]{2}$', description: 'The language of calls.' }),
  zone: Type.String({ minLength: 1, maxLength: 60, description: 'Your time zone.' }),
  quiet: quiet(),
  digestHours: Type.Integer({
    minimum: 0,
    maximum: 48,
    description: 'At most one mail in so many hours; 0 for one at once.',
  }),
  kinds,
};
const channelState = describes<ChannelState>()(
  Type.Object(
    {
      at: time('When it was tried.'),
      ok: Type.Boolean(),
      why: Type.Optional(
        Type.String({
          description:
            'Why it failed: `forbidden`, `unreachable`, `slow`, `gone`, `refused` or `mail`.',
        }),
      ),
      status: Type.Optional(Type.Integer({ description: 'What the address answered.' })),
    },
    { $id: 'ChannelState', description: 'How the last attempt went.' },
  ),
);
const channel = describes<ChannelInfo>()(
  Type.Object(
    {
      id: Type.String(),
      kind: Type.Union([Type.Literal('push'), Type.Literal('webhook'), Type.Literal('mail')]),
      on: Type.Boolean(),
      label: Type.String({ description: 'The device, or the host of a webhook.' }),
      state: orNull(ref<ChannelState>('ChannelState')),
    },
    { $id: 'CallChannel', description: 'Where you are called.' },
  ),
);
const calls = describes<CallInfo>()(
  Type.Object(
    {
      ...settings,
      on: Type.Boolean({ description: 'False if the keeper has switched calls off.' }),
      pushKey: orNull(Type.String({ description: 'What browsers subscribe with.' })),
      mail: Type.Union([Type.Object({ address: orNull(Type.String()) }), Type.Null()], {
        description: 'Null where no mail is sent. `address` is null until one is confirmed.',
      }),
      channels: Type.Array(ref<ChannelInfo>('CallChannel')),
    },
    { $id: 'Calls', description: 'How you are called when it is your turn.' },
  ),
);

const newChannel = Type.Object({ id: Type.String() }, { $id: 'NewChannel' });

export const CALL_SCHEMAS: readonly TSchema[] = [channelState, channel, calls, newChannel];

/** What is left out stays as it is. */
export const callSettingsBody = Type.Partial(Type.Object(settings), strict);
export type CallSettingsBody = Partial<CallSettings>;

const key = Type.String({ minLength: 1, maxLength: 200, pattern: '^[A-Za-z0-9_-]+$' });
const url = Type.String({ minLength: 1, maxLength: 1000 });

export const pushBody = Type.Object(
  {
    endpoint: url,
    p256dh: key,
    auth: key,
    device: Type.String({ maxLength: 60, default: '', description: 'What you call this browser.' }),
  },
  strict,
);
export const webhookBody = Type.Object(
  { url, format: Type.Union([Type.Literal('discord'), Type.Literal('slack')]) },
  strict,
);
export const switchBody = Type.Object({ on: Type.Boolean() }, strict);
