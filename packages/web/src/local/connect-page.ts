import type { LocalHost } from './local-host.ts';
import type { LocalTables } from './local-tables.ts';
import type { FromWorker, ToWorker } from './port.ts';

const ABOUT_ONE_GAME: ReadonlySet<keyof LocalTables> = new Set([
  'info',
  'export',
  'replay',
  'back',
  'again',
]);

/** Connects a page to the local host over any transport. */
export function connectPage(
  host: LocalHost,
  tell: (message: FromWorker) => void,
): (message: ToWorker) => void {
  const page = host.connect((down) => tell({ down }));
  async function call({ call: id, name, args }: Extract<ToWorker, { call: number }>) {
    try {
      const run = host.tables[name] as (...given: unknown[]) => Promise<unknown>;
      tell({ call: id, value: await run(...args) });
    } catch (error) {
      tell({ call: id, ...(await host.refusalOf(error, ABOUT_ONE_GAME.has(name))) });
    }
  }
  return (message) => void ('up' in message ? page.receive(message.up) : call(message));
}
