import type { PushTarget } from './push.ts';
import { jsonBody } from './request.ts';

/** What players are told. */
export const CALL_KINDS = ['turn', 'offer', 'reminder', 'over'] as const;
export type CallKind = (typeof CALL_KINDS)[number];

export interface CallSettings {
  lang: string;
  zone: string;
  quiet: { from: number; to: number } | null;
  digestHours: number;
  kinds: Record<CallKind, boolean>;
}

export interface ChannelState {
  at: number;
  ok: boolean;
  why?: string;
  status?: number;
}

export interface CallChannel {
  id: string;
  kind: 'push' | 'webhook' | 'mail';
  on: boolean;
  label: string;
  state: ChannelState | null;
}

/** How we are called when it is our turn. */
export interface CallInfo extends CallSettings {
  on: boolean;
  pushKey: string | null;
  mail: { address: string | null } | null;
  channels: CallChannel[];
}

const at = (path = ''): string => `/api/me/calls${path}`;
const channel = (id: string, rest = ''): string => at(`/channels/${id}${rest}`);

export const callsApi = {
  info: () => jsonBody<CallInfo>('GET', at()),
  set: (wish: Partial<CallSettings>) => jsonBody<CallInfo>('POST', at(), wish),
  addPush: (target: PushTarget & { device: string }) =>
    jsonBody<{ id: string }>('POST', at('/push'), target),
  addWebhook: (url: string, format: string) =>
    jsonBody<{ id: string }>('POST', at('/webhook'), { url, format }),
  addMail: () => jsonBody<{ id: string }>('POST', at('/mail')),
  enable: (id: string, on: boolean) => jsonBody<object>('POST', channel(id), { on }),
  remove: (id: string) => jsonBody<object>('POST', channel(id, '/remove')),
  test: (id: string) => jsonBody<ChannelState>('POST', channel(id, '/test')),
  unsubscribe: (token: string) =>
    jsonBody<object>('POST', `/api/unsubscribe/${encodeURIComponent(token)}`),
} as const;
