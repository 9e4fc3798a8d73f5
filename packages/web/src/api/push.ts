/** Whether this browser can be called; if not, why. `insecure`: the page does not come by HTTPS. */
export type PushSupport = 'ok' | 'insecure' | 'unsupported' | 'denied';

export function pushSupport(): PushSupport {
  if (!window.isSecureContext) return 'insecure';
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'ok';
}

const registration = async (): Promise<ServiceWorkerRegistration | undefined> =>
  pushSupport() === 'insecure' || !('serviceWorker' in navigator)
    ? undefined
    : navigator.serviceWorker.getRegistration();

/** What the server needs to call this browser. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Asks the player and the browser; null if one of them refuses. */
export async function subscribePush(key: string): Promise<PushTarget | null> {
  const worker = await registration();
  if (!worker || (await Notification.requestPermission()) !== 'granted') return null;
  const subscription = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const { endpoint, keys } = subscription.toJSON();
  if (!endpoint || !keys?.p256dh || !keys.auth) return null;
  return { endpoint, p256dh: keys.p256dh, auth: keys.auth };
}

/** The id of this browser's channel: the server makes it from the address of the subscription. Null if there is none. */
export async function ownPushChannel(): Promise<string | null> {
  const endpoint = (await (await registration())?.pushManager.getSubscription())?.endpoint;
  if (!endpoint) return null;
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  const text = btoa(String.fromCharCode(...new Uint8Array(hash)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Whoever leaves is no longer called here. The server forgets an address that is dead. */
export async function forgetPush(): Promise<void> {
  try {
    await (await (await registration())?.pushManager?.getSubscription())?.unsubscribe();
  } catch {
    // A browser without a push service has nothing to forget.
  }
}
