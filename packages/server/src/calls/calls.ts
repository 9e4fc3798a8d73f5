import { isTimeZone, type Logger, refused } from '@fondaco/host';
import { type Msg, msg } from '@fondaco/kernel';
import type { Mailer } from '../accounts/mailer.ts';
import type { ServerContext } from '../context.ts';
import type {
  CallSettings,
  ChannelRow,
  ChannelState,
  ChannelTarget,
  ServerStorage,
} from '../storage/index.ts';
import { hashOf } from '../tokens.ts';
import { type ChannelParts, sendOver } from './channels.ts';
import { type CallKeys, readCallKeys } from './keys.ts';
import { composeCall, composeTest, type Say } from './message.ts';
import { createPost, isAllowedUrl } from './outgoing.ts';
import { DEFAULT_SETTINGS, MAX_QUIET_MINUTES, quietMinutes, quietMsAt } from './quiet.ts';
import { LEASE_MS, startSender } from './sender.ts';

export interface CallOptions {
  /** The texts of a language; English for one it does not know. */
  say(lang: string): Say;
  gameName(game: string): Msg;
  /** Hosts to which calls may go by plain HTTP, and at any address, with or without a port. */
  allow?: readonly string[];
  /** How long after the game was handed over a call is sent; 20 seconds if absent. */
  delayMs?: number;
  /** After how long a call is sent again whose sender has ended; a minute if absent. */
  leaseMs?: number;
}

const MAX_CHANNELS = 20;

/** How a player's calls stand, as they are told. */
export interface CallInfo extends CallSettings {
  /** False if the keeper has switched calls off. */
  on: boolean;
  /** The key that browsers subscribe with. */
  pushKey: string | null;
  /** Null where no mail is sent; `address` is null until one is confirmed. */
  mail: { address: string | null } | null;
  channels: ChannelInfo[];
}

export interface ChannelInfo {
  id: string;
  kind: ChannelTarget['t'];
  on: boolean;
  /** The device, or the host of the webhook. */
  label: string;
  state: ChannelState | null;
}

/** How players are called. */
export interface Calls {
  info(user: string): Promise<CallInfo>;
  set(user: string, wish: Partial<CallSettings>): Promise<void>;
  addChannel(user: string, target: ChannelTarget): Promise<string>;
  enable(user: string, id: string, on: boolean): Promise<void>;
  remove(user: string, id: string): Promise<void>;
  test(user: string, id: string): Promise<ChannelState>;
  /** Switches the mails of the token's user off. */
  unsubscribe(token: string): Promise<void>;
  /** Begins to send what is due; nothing is sent where nobody is called. */
  start(): { stop(): Promise<void> } | undefined;
}

/** For the host: until when a user wants quiet. */
export const quietMsOf = async (
  storage: Pick<ServerStorage, 'callSettings'>,
  user: string,
  wall: number,
): Promise<number> => quietMsAt((await storage.callSettings(user)) ?? DEFAULT_SETTINGS, wall);

interface CallParts {
  options: CallOptions | undefined;
  log: Logger;
  mailer: Mailer | undefined;
}

export async function createCalls(context: ServerContext, parts: CallParts): Promise<Calls> {
  const { storage, host, change, now } = context;
  const { options, log, mailer } = parts;
  const keys: CallKeys | undefined = options && (await readCallKeys(storage));
  const settingsOf = async (user: string): Promise<CallSettings> =>
    (await storage.callSettings(user)) ?? DEFAULT_SETTINGS;
  const addressOf = async (user: string): Promise<string | undefined> => {
    const account = mailer && (await storage.account(user));
    return account?.mailConfirmed == null ? undefined : (account.mail ?? undefined);
  };
  const channelParts: ChannelParts | undefined = options &&
    keys && {
      post: createPost(options.allow ?? []),
      keys,
      mailer,
      addressOf,
      mailFooter: (lang, links) =>
        options.say(lang)(msg('server.call.mail.why', links as unknown as Record<string, string>)),
    };
  const start = (): ReturnType<typeof startSender> | undefined =>
    options &&
    channelParts &&
    startSender({
      storage,
      host,
      log,
      schedule: host.schedule,
      now,
      leaseMs: options.leaseMs ?? LEASE_MS,
      change,
      send: (channel, { lang }, reasons) =>
        sendOver(
          channel,
          composeCall(reasons, { say: options.say(lang), lang, gameName: options.gameName }),
          channelParts,
        ),
    });

  async function ownChannel(user: string, id: string): Promise<ChannelRow> {
    const found = await storage.channel(id);
    if (found?.user !== user) throw refused(404, 'call.channel.none');
    return found;
  }

  /** What was held back may be due now. */
  async function hasten(user: string): Promise<void> {
    await host.houseTime.open();
    const due = host.houseTime.now();
    await change([{ t: 'hastenCalls', user, due }]);
    host.caller?.wake(due);
  }

  return {
    async info(user) {
      return {
        ...(await settingsOf(user)),
        on: options !== undefined,
        pushKey: keys?.vapid.publicKey ?? null,
        mail: options && mailer ? { address: (await addressOf(user)) ?? null } : null,
        channels: (await storage.channels(user)).map(({ id, enabled, target, state }) => ({
          id,
          kind: target.t,
          on: enabled,
          label: labelOf(target),
          state,
        })),
      };
    },
    async set(user, wish) {
      if (wish.zone !== undefined && !isTimeZone(wish.zone)) throw refused(400, 'call.zone');
      if (wish.quiet && quietMinutes(wish.quiet) > MAX_QUIET_MINUTES)
        throw refused(409, 'call.quiet.long', { hours: MAX_QUIET_MINUTES / 60 });
      const settings = { ...(await settingsOf(user)), ...wish };
      await change([{ t: 'callSettings', user, settings }]);
      await hasten(user);
    },
    async addChannel(user, target) {
      if (!options) throw refused(409, 'call.off');
      const url = target.t === 'push' ? target.endpoint : target.t === 'webhook' ? target.url : '';
      if (url !== '' && !isAllowedUrl(url, options.allow ?? []))
        throw refused(409, 'call.why.forbidden');
      if (target.t === 'push') await requireUsableKeys(target);
      if (target.t === 'mail' && (await addressOf(user)) === undefined)
        throw refused(409, 'call.mail.none');
      // Given again, it is the same channel. A browser belongs to the one who uses it now.
      const id = hashOf(target.t === 'push' ? url : `${user} ${target.t} ${url}`);
      const channels = await storage.channels(user);
      if (channels.length >= MAX_CHANNELS && !channels.some((channel) => channel.id === id))
        throw refused(409, 'call.channel.many', { most: MAX_CHANNELS });
      const row = { id, user, enabled: true, target, created: now(), sent: null, state: null };
      await change([{ t: 'channel', row }]);
      return id;
    },
    async enable(user, id, on) {
      await ownChannel(user, id);
      await change([{ t: 'enableChannel', id, on }]);
    },
    async remove(user, id) {
      await ownChannel(user, id);
      await change([{ t: 'dropChannel', id }]);
    },
    async test(user, id) {
      const channel = await ownChannel(user, id);
      if (!options || !channelParts) throw refused(409, 'call.off');
      const { lang } = await settingsOf(user);
      const outcome = await sendOver(channel, composeTest(options.say(lang), lang), channelParts);
      const state: ChannelState = { at: now(), ...outcome };
      await change([{ t: 'channelState', id, state }]);
      return state;
    },
    async unsubscribe(token) {
      const user = keys?.userOfToken(token);
      if (user === undefined) throw refused(404, 'call.unsubscribe.none');
      for (const { id, target } of await storage.channels(user))
        if (target.t === 'mail') await change([{ t: 'enableChannel', id, on: false }]);
    },
    start,
  };
}

const labelOf = (target: ChannelTarget): string => {
  if (target.t === 'push') return target.device;
  return target.t === 'webhook' ? new URL(target.url).host : '';
};

/** Keys that nothing can be encrypted for are refused at once. */
async function requireUsableKeys({
  p256dh,
  auth,
}: Extract<ChannelTarget, { t: 'push' }>): Promise<void> {
  const { encrypt } = (await import('web-push')).default;
  try {
    encrypt(p256dh, auth, 'x', 'aes128gcm');
  } catch {
    throw refused(400, 'call.push.keys');
  }
}
