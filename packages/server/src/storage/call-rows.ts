import type { CallRow } from '@fondaco/host';

/** A call that waits to be sent. */
export interface PendingCall extends CallRow {
  /** Null until it is known on which channels its player is called; then there is one for each. */
  channel: string | null;
  attempts: number;
  /** The house time until which somebody is sending it. */
  lease: number;
}

/** Minutes after midnight in the player's time zone. */
export interface QuietHours {
  from: number;
  to: number;
}

/** What a player wishes to be told, and when. */
export interface CallSettings {
  lang: string;
  zone: string;
  quiet: QuietHours | null;
  /** At most one mail in so many hours; 0 for one at once. */
  digestHours: number;
  kinds: Record<CallRow['kind'], boolean>;
}

/** Where calls go. Addresses of webhooks and push services are secrets: whoever knows them can send. */
export type ChannelTarget =
  | { t: 'push'; endpoint: string; p256dh: string; auth: string; device: string; origin: string }
  | { t: 'webhook'; format: 'discord' | 'slack'; url: string; origin: string }
  /** To the confirmed address of the account. */
  | { t: 'mail'; origin: string };

/** How the last attempt went, by the system clock. */
export interface ChannelState {
  at: number;
  ok: boolean;
  /** Why it failed: a key of a text. */
  why?: string;
  status?: number;
}

export interface ChannelRow {
  id: string;
  user: string;
  enabled: boolean;
  target: ChannelTarget;
  created: number;
  /** When a call was last sent, in house time. */
  sent: number | null;
  state: ChannelState | null;
}
