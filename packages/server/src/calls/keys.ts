import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ServerStorage } from '../storage/index.ts';
import { newToken } from '../tokens.ts';

export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/** Keys made once for each data file. */
export interface CallKeys {
  vapid: VapidKeys;
  /** A token that switches the mails of this user off, and nothing else. */
  unsubscribeToken(user: string): string;
  /** The user of such a token; undefined if it was not made here. */
  userOfToken(token: string): string | undefined;
}

export async function readCallKeys(storage: ServerStorage): Promise<CallKeys> {
  const vapid = JSON.parse(
    await keptSetting(storage, 'calls.vapid', async () => {
      const { generateVAPIDKeys } = (await import('web-push')).default;
      return JSON.stringify(generateVAPIDKeys());
    }),
  ) as VapidKeys;
  const secret = await keptSetting(storage, 'calls.key', async () => newToken());
  const macOf = (user: string): string =>
    createHmac('sha256', secret).update(`unsubscribe ${user}`).digest('base64url');
  return {
    vapid,
    unsubscribeToken: (user) => `${user}.${macOf(user)}`,
    userOfToken(token) {
      const [user = '', mac = '', ...more] = token.split('.');
      const expected = Buffer.from(macOf(user));
      const given = Buffer.from(mac);
      const fits = given.length === expected.length && timingSafeEqual(given, expected);
      return fits && more.length === 0 ? user : undefined;
    },
  };
}

/** Read again after it was written: another process may have been first. */
async function keptSetting(
  storage: ServerStorage,
  key: string,
  make: () => Promise<string>,
): Promise<string> {
  const known = await storage.setting(key);
  if (known !== undefined) return known;
  await storage.change([{ t: 'firstSetting', key, value: await make() }]);
  return (await storage.setting(key)) as string;
}
