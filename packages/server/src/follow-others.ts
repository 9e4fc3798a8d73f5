import { notePresence, refreshTable } from '@fondaco/host';
import { deliverChat, lastSent } from './chat.ts';
import type { ServerContext } from './context.ts';
import { hiddenFrom } from './hidden-from.ts';
import type { Sockets } from './socket/plugin.ts';
import type { Hint } from './storage/index.ts';

/** How often everything that hints tell of is read again: a process may end before it sends one. */
const CHECK_MS = 5000;

/** Keeps what this process has in memory as other processes on the same storage have changed it. */
export function followOthers(context: ServerContext, sockets: Sockets): () => void {
  const { storage, host, house, names, log } = context;
  if (!storage.others) return () => {};
  const failed = (error: unknown): void =>
    log.warn({ err: error }, 'what another process changed could not be read');

  async function refreshUser(id: string): Promise<void> {
    await house.reload();
    if (house.sanctionOf(id, 'ban')) sockets.closeUser(id);
    const user = names.has(id) ? await storage.user(id) : undefined;
    if (user) names.set(id, user.name);
    for (const watcher of context.muted.keys())
      if (watcher.user === id) context.muted.set(watcher, await hiddenFrom(storage, id));
  }

  async function receive(hint: Hint): Promise<void> {
    switch (hint.t) {
      case 'table': {
        const live = host.liveTables.get(hint.table);
        if (live && live.row.version < hint.version) await refreshTable(host, hint.table);
        return;
      }
      case 'chat':
        if (host.liveTables.get(hint.table)?.watchers.size) await deliverChat(context, hint.table);
        return;
      case 'presence':
      case 'pace':
      case 'whoIsHere':
        return notePresence(host, hint);
      case 'user':
        return refreshUser(hint.user);
      case 'session':
        return sockets.closeSession(hint);
    }
  }

  async function checkSockets(): Promise<void> {
    await house.reload();
    const open = sockets.sessions();
    const known = new Set(await storage.sessionsAmong([...new Set(open.map((s) => s.hash))]));
    for (const session of open) {
      if (!known.has(session.hash)) sockets.closeSession(session);
      if (house.sanctionOf(session.user, 'ban')) sockets.closeUser(session.user);
    }
  }

  async function checkChat(): Promise<void> {
    const watched = [...host.liveTables.values()].filter((live) => live.watchers.size > 0);
    const lasts = await storage.lastChats(watched.map((live) => live.row.id));
    for (const { row, seats, watchers } of watched) {
      const last = lasts.get(row.id) ?? 0;
      const isBehind = [...watchers.keys()].some(
        (watcher) => seats.some((s) => s.user === watcher.user) && lastSent(watcher, row.id) < last,
      );
      if (isBehind) await deliverChat(context, row.id);
    }
  }

  async function checkMuted(): Promise<void> {
    for (const watcher of context.muted.keys())
      context.muted.set(watcher, await hiddenFrom(storage, watcher.user));
  }

  let isChecking = false;
  function check(): void {
    if (isChecking) return;
    isChecking = true;
    void Promise.all([checkSockets(), checkChat(), names.reload()])
      .catch(failed)
      .finally(() => {
        isChecking = false;
      });
  }

  /** After hints were lost: also what is too dear to be read at intervals. */
  function catchUp(): void {
    check();
    checkMuted().catch(failed);
    for (const [id, live] of host.liveTables)
      if (live.watchers.size > 0) refreshTable(host, id).catch(failed);
  }

  storage.others.listen((hint) => void receive(hint).catch(failed), catchUp);
  const timer = setInterval(check, CHECK_MS);
  return () => clearInterval(timer);
}
