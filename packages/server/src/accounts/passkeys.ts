import { isIP } from 'node:net';
import { refused } from '@fondaco/host';
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { NewSession, Session } from '../accounts.ts';
import { type PasskeyRow, UsedUp } from '../storage/index.ts';
import { hashOf } from '../tokens.ts';
import { writeAccount } from './keeping.ts';
import { requireUnkeptName } from './names.ts';
import { openConfirmed, type SignInFrom } from './sign-in.ts';
import { type AccountTools, newAccount, requireAccount, requireConfirmed } from './tools.ts';

/** Most tools of this kind are loaded with the first passkey. */
const webauthn = () => import('@simplewebauthn/server');

const CHALLENGE_TTL_MS = 5 * 60 * 1000;
const MAX_PASSKEYS = 20;

/** Where the page is that asks, as its browser says and the check of origins has confirmed. */
export interface Site {
  origin: string;
  /** The host a passkey belongs to. */
  rp: string;
}

/** Passkeys belong to a name of a host: an address has none. */
export function siteOf(origin: string | undefined): Site {
  if (origin === undefined || !URL.canParse(origin)) throw refused(400, 'account.passkey.site');
  const { hostname } = new URL(origin);
  if (isIP(hostname.replaceAll(/[[\]]/g, '')) > 0) throw refused(400, 'account.passkey.site');
  return { origin, rp: hostname };
}

async function keepChallenge(
  { context }: AccountTools,
  challenge: string,
  user: string | null,
): Promise<void> {
  const expires = context.now() + CHALLENGE_TTL_MS;
  const row = { hash: hashOf(challenge), kind: 'challenge', user, expires, data: null } as const;
  await context.change([{ t: 'accountToken', row }]);
}

/** Whether we made this challenge for this user, or for anybody, and nobody has answered it yet. */
async function useChallenge(
  { context }: AccountTools,
  challenge: string,
  user: string | null,
): Promise<boolean> {
  const hash = hashOf(challenge);
  const found = await context.storage.accountToken(hash);
  if (found?.kind !== 'challenge' || found.user !== user || found.expires < context.now())
    return false;
  try {
    await context.change([{ t: 'useAccountToken', hash }]);
    return true;
  } catch (error) {
    if (error instanceof UsedUp) return false;
    throw error;
  }
}

/** What a browser needs to make a passkey. A guest becomes an account by it. */
export async function passkeyOptions(
  tools: AccountTools,
  session: Session,
  { rp }: Site,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { storage, names } = tools.context;
  const { user } = session;
  await requireConfirmed(tools, session);
  const { name } = names.person(user);
  await requireUnkeptName(tools.context, user, name);
  const mine = await storage.passkeysOf(user);
  if (mine.length >= MAX_PASSKEYS)
    throw refused(409, 'account.passkey.many', { most: MAX_PASSKEYS });
  const options = await (await webauthn()).generateRegistrationOptions({
    rpName: 'Fondaco',
    rpID: rp,
    userID: new TextEncoder().encode(user),
    userName: name,
    userDisplayName: name,
    attestationType: 'none',
    excludeCredentials: mine.filter((key) => key.rp === rp).map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  });
  await keepChallenge(tools, options.challenge, user);
  return options;
}

export async function addPasskey(
  tools: AccountTools,
  session: Session,
  response: unknown,
  { origin, rp, device }: Site & { device: string | null },
): Promise<void> {
  const { context } = tools;
  const { user, hash } = session;
  await requireConfirmed(tools, session);
  const made = await (await webauthn())
    .verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge: (challenge) => useChallenge(tools, challenge, user),
      expectedOrigin: origin,
      expectedRPID: rp,
      requireUserVerification: false,
    })
    .catch(asWrongPasskey);
  if (!made.verified) throw refused(403, 'account.passkey.wrong');
  const { id, publicKey, counter, transports = [] } = made.registrationInfo.credential;
  if (await context.storage.passkey(id)) throw refused(409, 'account.passkey.known');
  const now = context.now();
  const row: PasskeyRow = {
    id,
    user,
    rp,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports,
    device,
    created: now,
    used: now,
  };
  const changes = [
    { t: 'passkey', row },
    { t: 'sessionConfirmed', hash, at: now },
  ] as const;
  if (await context.storage.account(user)) return context.change(changes);
  await writeAccount(tools, context.names.person(user).name, newAccount(user, now), changes);
}

/** What a browser needs to use a passkey: to sign in, or with a session to prove again who one is. */
export async function challengeOptions(
  tools: AccountTools,
  { rp }: Site,
  user: string | null,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const mine = user === null ? [] : await tools.context.storage.passkeysOf(user);
  const options = await (await webauthn()).generateAuthenticationOptions({
    rpID: rp,
    userVerification: 'preferred',
    allowCredentials: mine.filter((key) => key.rp === rp).map(({ id }) => ({ id })),
  });
  await keepChallenge(tools, options.challenge, user);
  return options;
}

/** The passkey that a browser has answered with. `user`: for whom the challenge was made. */
async function answeredPasskey(
  tools: AccountTools,
  response: unknown,
  { origin, rp }: Site,
  user: string | null,
): Promise<PasskeyRow> {
  const { context } = tools;
  const { id } = response as { id: string };
  const found = await context.storage.passkey(id);
  // One that was made for another host would open nothing here, whatever host a request claims to come from.
  if (found?.rp !== rp || (user !== null && found.user !== user))
    throw refused(403, 'account.passkey.unknown');
  const { verified, authenticationInfo } = await (await webauthn())
    .verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge: (challenge) => useChallenge(tools, challenge, user),
      expectedOrigin: origin,
      expectedRPID: found.rp,
      requireUserVerification: false,
      credential: {
        id,
        publicKey: new Uint8Array(Buffer.from(found.publicKey, 'base64url')),
        counter: found.counter,
        transports: found.transports as AuthenticatorTransport[],
      },
    })
    .catch(asWrongPasskey);
  if (!verified) throw refused(403, 'account.passkey.wrong');
  const { newCounter: counter } = authenticationInfo;
  await context.change([{ t: 'passkeyUsed', id, counter, at: context.now() }]);
  return found;
}

/** The reasons are for developers; whoever tries learns nothing. */
function asWrongPasskey(): never {
  throw refused(403, 'account.passkey.wrong');
}

export async function signInByPasskey(
  tools: AccountTools,
  response: unknown,
  site: Site,
  from: SignInFrom,
): Promise<NewSession> {
  const { user } = await answeredPasskey(tools, response, site, null);
  return openConfirmed(tools, user, from);
}

/** Proves by a passkey that it is the user of the session who asks. */
export async function confirmByPasskey(
  tools: AccountTools,
  { user, hash }: Session,
  response: unknown,
  site: Site,
): Promise<void> {
  await answeredPasskey(tools, response, site, user);
  await tools.context.change([{ t: 'sessionConfirmed', hash, at: tools.context.now() }]);
}

/** Removes a passkey, unless nothing else would open the account. */
export async function dropPasskey(
  tools: AccountTools,
  session: Session,
  id: string,
): Promise<void> {
  const { context } = tools;
  const { user, password, recovery } = await requireAccount(tools, session);
  await requireConfirmed(tools, session);
  const mine = await context.storage.passkeysOf(user);
  if (!mine.some((key) => key.id === id)) throw refused(404, 'account.passkey.none');
  if (mine.length === 1 && password === null && recovery === null)
    throw refused(409, 'account.passkey.last');
  await context.change([{ t: 'dropPasskey', user, id }]);
}
