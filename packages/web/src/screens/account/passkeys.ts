import { msg } from '@fondaco/kernel';
import { accountApi } from '../../api/account.ts';
import { ApiRefusal } from '../../api/index.ts';

/** Why this page cannot use passkeys: no secure context, an address instead of a name, or a browser that knows none. */
export type PasskeyProblem = 'insecure' | 'address' | 'browser';

const ADDRESS = /^(\[.*\]|[\d.]+)$/;

export function passkeyProblem(): PasskeyProblem | null {
  if (!window.isSecureContext) return 'insecure';
  if (ADDRESS.test(location.hostname)) return 'address';
  return 'PublicKeyCredential' in window ? null : 'browser';
}

/** Loaded with the first passkey. */
const browser = () => import('@simplewebauthn/browser');

/** What the browser itself refuses, mostly because the user changed their mind. */
async function asked<T>(question: () => Promise<T>): Promise<T> {
  try {
    return await question();
  } catch (error) {
    const isKnown = error instanceof Error && error.name === 'InvalidStateError';
    const key = isKnown ? 'account.passkey.already' : 'account.passkey.cancelled';
    throw new ApiRefusal(400, { msg: msg(key) });
  }
}

export async function makePasskey(): Promise<void> {
  const { options } = await accountApi.passkeyOptions();
  const { startRegistration } = await browser();
  await accountApi.addPasskey(await asked(() => startRegistration({ optionsJSON: options })));
}

export async function signInByPasskey(): Promise<void> {
  const { options } = await accountApi.signInOptions();
  const { startAuthentication } = await browser();
  await accountApi.signInByPasskey(
    await asked(() => startAuthentication({ optionsJSON: options })),
  );
}

export async function confirmByPasskey(): Promise<void> {
  const { options } = await accountApi.confirmOptions();
  const { startAuthentication } = await browser();
  await accountApi.confirmByPasskey(
    await asked(() => startAuthentication({ optionsJSON: options })),
  );
}
