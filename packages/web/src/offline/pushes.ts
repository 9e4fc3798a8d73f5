/** What the server pushes: a text for people, and where it leads. */
interface Pushed {
  title: string;
  body: string;
  /** The path of a screen. */
  path: string;
  /** A later notification with the same tag replaces this one. */
  tag: string;
  lang: string;
}

interface WorkerEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface PushEvent extends WorkerEvent {
  data: { json(): unknown } | null;
}
interface ClickEvent extends WorkerEvent {
  notification: { data: unknown; close(): void };
}
interface OpenPage {
  url: string;
  focus(): Promise<unknown>;
}
interface PushScope {
  registration: { showNotification(title: string, options: object): Promise<void> };
  clients: {
    matchAll(which: { type: 'window'; includeUncontrolled: true }): Promise<OpenPage[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener(name: 'push', run: (event: PushEvent) => void): void;
  addEventListener(name: 'notificationclick', run: (event: ClickEvent) => void): void;
}

/** Shows what the server pushes, and opens the table when it is clicked. `base`: where the page lies. */
export function listenForPushes(base: string): void {
  const scope = self as unknown as PushScope;
  scope.addEventListener('push', (event) => {
    if (!event.data) return;
    const { title, body, path, tag, lang } = event.data.json() as Pushed;
    const icons = { icon: `${base}icon-192.png`, badge: `${base}icon-192.png` };
    const options = { body, tag, lang, renotify: true, data: { path }, ...icons };
    event.waitUntil(scope.registration.showNotification(title, options));
  });
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const { path } = event.notification.data as Pick<Pushed, 'path'>;
    event.waitUntil(openScreen(scope, `${base}${path.slice(1)}`));
  });
}

/** Comes back to a page that shows it already, or opens one. */
async function openScreen({ clients }: PushScope, address: string): Promise<void> {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = pages.find(({ url }) => new URL(url).pathname === address);
  await (shown ? shown.focus() : clients.openWindow(address));
}
