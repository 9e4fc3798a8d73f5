import type { ServerMessage } from '@fondaco/kernel';
import type { Page } from './client.ts';
import { questions } from './players.ts';
import { begun, people, serve, type TableWish } from './setup.ts';

/** The key of a refusal. */
export const why = (ack: ServerMessage): string | undefined =>
  'refusal' in ack ? ack.refusal.msg.key : undefined;

/** The first listed answer of whoever must speak. */
export function anAnswer(page: Page, table: string) {
  const q = questions(page, table).find((x) => x.need === 'must');
  const option = q?.options.find((o) => o.off === undefined);
  if (!q || !option) throw new Error('nothing to answer');
  return { t: 'answer', table, seat: q.seat, decision: q.id, action: option.action } as const;
}

/** Two pages at a table of two; the first is of the seat that must speak. */
export async function twoPages(game = 'oltre-mare', wish: TableWish = {}) {
  const server = await serve();
  const [anna, bruno] = await people(server.port, 'Anna', 'Bruno');
  const id = await begun([anna, bruno], { game, ...wish });
  const pages = [await anna.page(), await bruno.page()] as const;
  for (const page of pages) await page.say({ t: 'watch', table: id });
  const first = questions(pages[0], id).some((q) => q.need === 'must') ? 0 : 1;
  const [actor, other] = first === 0 ? [anna, bruno] : [bruno, anna];
  return { server, id, actor, other, page: pages[first] as Page, far: pages[1 - first] as Page };
}
