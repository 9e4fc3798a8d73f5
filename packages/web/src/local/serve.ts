import type { LocalHall } from './hall.ts';
import type { FromWorker, ToWorker } from './port.ts';
import { refusalOf } from './refused.ts';

/** Puts a page and a hall in touch, whatever carries their messages. */
export function serve(
  hall: LocalHall,
  tell: (message: FromWorker) => void,
): (message: ToWorker) => void {
  const page = hall.connect((down) => tell({ down }));
  async function call({ call: id, name, args }: Extract<ToWorker, { call: number }>) {
    try {
      const run = hall.tables[name] as (...given: unknown[]) => Promise<unknown>;
      tell({ call: id, value: await run(...args) });
    } catch (error) {
      tell({ call: id, ...refusalOf(error) });
    }
  }
  return (message) => void ('up' in message ? page.receive(message.up) : call(message));
}
