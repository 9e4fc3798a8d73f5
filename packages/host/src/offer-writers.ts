import { commitAndBroadcast } from './commit.ts';
import type { Host } from './host.ts';
import type { LiveTable } from './live.ts';
import { MAX_WAIT_MS } from './offer-waits.ts';
import type { OfferWriter } from './rows.ts';

/** Notes that a player writes an offer, or no longer does. */
export async function setWriting(
  host: Host,
  live: LiveTable,
  seat: number,
  on: boolean,
): Promise<void> {
  const { offerWriters } = live.row;
  const known = offerWriters.find((w) => w.seat === seat);
  if ((known !== undefined && known.from !== null) === on) return;
  const house = host.houseTime.now();
  const used = known ? known.used + (known.from === null ? 0 : house - known.from) : 0;
  const rest = offerWriters.filter((w) => w.seat !== seat);
  const writer: OfferWriter = { seat, from: on ? house : null, used: Math.min(used, MAX_WAIT_MS) };
  await commitAndBroadcast(host, live, { row: { offerWriters: [...rest, writer] } });
}
