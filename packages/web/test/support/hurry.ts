import type { View } from '@fondaco/games/oltre-mare/rules/index.ts';
import { openPage } from '../../../server/test/client.ts';
import { playOn } from '../../../server/test/players.ts';

/** Plays a table on for its people over the socket, in any legal way, until a position worth looking at. */
export async function hurry(
  port: number,
  table: string,
  cookies: readonly string[],
  until: (view: View) => boolean,
): Promise<void> {
  const pages = await Promise.all(cookies.map((cookie) => openPage(port, cookie)));
  const enough = (): boolean => {
    const seen = pages[0]?.see(table, 0)?.outlook.view as unknown as View | undefined;
    return seen !== undefined && until(seen);
  };
  // One person alone need not be left time for an offer of theirs.
  if (pages.length === 1) await pages[0]?.say({ t: 'pace', table, seat: 0, factor: 0 });
  await playOn(table, pages, table, enough);
  await Promise.all(pages.map((page) => page.close()));
}
