import type { Person } from '@fondaco/kernel';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import { jsonBody, request } from './request.ts';

/** The account of this session, or what there is of a guest. */
export interface Account extends Person {
  created: number;
  /** Since when it is an account; null for a guest. */
  kept: number | null;
  password: boolean;
  recovery: { made: boolean; noted: boolean };
  mail: { address: string; confirmed: boolean } | null;
  /** Whether the server can send mail. */
  sendsMail: boolean;
  passkeys: PasskeyInfo[];
  sessions: SessionInfo[];
  games: { running: number; over: number };
}

export interface PasskeyInfo {
  id: string;
  rp: string;
  device: string | null;
  created: number;
  used: number;
}

export interface SessionInfo {
  id: string;
  device: string | null;
  created: number;
  seen: number;
  current: boolean;
}

/** A finished game of a device that the server keeps. */
export interface ShelfGame {
  id: string;
  at: number;
  game: string;
  seats: number;
}

const get = <T>(path: string): Promise<T> => jsonBody('GET', `/api/${path}`);
const post = <T = object>(path: string, body?: object): Promise<T> =>
  jsonBody('POST', `/api/${path}`, body);

type CreationOptions = { options: PublicKeyCredentialCreationOptionsJSON };
type RequestOptions = { options: PublicKeyCredentialRequestOptionsJSON };

/** What opens an account, and coming back to it. */
export const accountApi = {
  account: () => get<Account>('me/account'),
  exported: () => get<object>('me/export'),
  keep: (name: string, password: string) =>
    post<{ recovery: string }>('me/keep', { name, password }),
  setPassword: (password: string) => post('me/password', { password }),
  newRecovery: () => post<{ recovery: string }>('me/recovery'),
  noted: () => post('me/recovery/noted'),
  confirm: (password: string) => post('me/confirm', { password }),
  confirmOptions: () => post<RequestOptions>('me/confirm/passkey/options'),
  confirmByPasskey: (credential: AuthenticationResponseJSON) =>
    post('me/confirm/passkey', { credential }),
  passkeyOptions: () => post<CreationOptions>('me/passkeys/options'),
  addPasskey: (credential: RegistrationResponseJSON) => post('me/passkeys', { credential }),
  removePasskey: (id: string) => post('me/passkeys/remove', { id }),
  setMail: (address: string, lang: string) => post('me/mail', { address, lang }),
  removeMail: () => post('me/mail/remove'),
  confirmMail: (token: string) => post('mail/confirm', { token }),
  shelf: () => get<ShelfGame[]>('me/shelf'),
  putOnShelf: (file: string) => post<ShelfGame>('me/shelf', { file }),
  shelfFile: async (id: string) =>
    (await request('GET', `/api/me/shelf/${encodeURIComponent(id)}`)).text(),
  removeFromShelf: (id: string) => post('me/shelf/remove', { id }),
  endSession: (id: string) => post('me/sessions/end', { id }),
  endOthers: () => post('me/sessions/end-others'),
  deleteMe: () => post('me/delete'),

  signIn: (name: string, password: string) => post<Person>('signin', { name, password }),
  signInOptions: () => post<RequestOptions>('signin/passkey/options'),
  signInByPasskey: (credential: AuthenticationResponseJSON) =>
    post<Person>('signin/passkey', { credential }),
  recover: (code: string) => post<Person & { recovery: string }>('signin/recovery', { code }),
  forgot: (name: string) => post('signin/forgot', { name }),
  reset: (token: string, password: string) => post<Person>('signin/reset', { token, password }),
};
