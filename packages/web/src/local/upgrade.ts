import type { SeatRow, TableRow } from '@fondaco/host';
import { type Header, hashJson, type Json, type Msg, type Seat } from '@fondaco/kernel';
import type { IDBPTransaction, StoreNames } from 'idb';
import { LOCAL_USER } from './ids.ts';
import type { LocalDatabase, LocalTableRecord } from './storage.ts';

/** A game as the first version of this database stored it. */
interface FirstRow {
  id: string;
  name: string | null;
  header: Header;
  pack: Json;
  secret: string | null;
  seats: { name: string | null; colour: number; bot: string | null }[];
  pace: number;
  answerTime: number;
  created: number;
  since: number;
  status: 'running' | 'over';
  entries: number;
  waitsFor: Seat[];
  scores: { place: number; score: number }[] | null;
  trouble: Msg | null;
  next: string | null;
}

type Upgrade = IDBPTransaction<LocalDatabase, StoreNames<LocalDatabase>[], 'versionchange'>;

/** Converts the rows of the first version to the current form. Snapshots are recreated: they only save time. */
export async function upgradeFromFirst(work: Upgrade): Promise<void> {
  await work.objectStore('snapshots').clear();
  const tables = work.objectStore('tables');
  for (const old of (await tables.getAll()) as unknown as FirstRow[]) {
    await tables.put(keptFrom(old), old.id);
    await work.objectStore('packs').put(old.pack, old.header.pack);
  }
  const outcomes = work.objectStore('outcomes');
  for (const key of (await outcomes.getAllKeys()) as unknown as [string, string][]) {
    const seq = (await outcomes.get(key as never)) as unknown as number;
    await outcomes.delete(key as never);
    await outcomes.put({ seq }, [key[0], LOCAL_USER, key[1]]);
  }
}

/** Adds to every game what clocks need. */
export async function upgradeFromSecond(work: Upgrade): Promise<void> {
  const tables = work.objectStore('tables');
  for (const { row, seats, ...rest } of (await tables.getAll()) as LocalTableRecord[])
    await tables.put(
      {
        ...rest,
        row: { ...WITHOUT_CLOCK, ...row },
        seats: seats.map((seat) => ({ ...WITHOUT_STAND_IN, ...seat })),
      },
      row.id,
    );
}

const WITHOUT_CLOCK = {
  clock: { t: 'none' },
  whenLate: 'bot',
  clocks: [],
  paused: null,
  motions: [],
  offerWriters: [],
  endedEarly: false,
} satisfies Partial<TableRow>;

const WITHOUT_STAND_IN = { standIn: null, holdsUntil: null, zone: null } satisfies Partial<SeatRow>;

function keptFrom(old: FirstRow): LocalTableRecord {
  const { header, pack: _, secret, seats, ...rest } = old;
  const { game, rulesVersion, options, pack, chance } = header;
  const row: TableRow = {
    ...WITHOUT_CLOCK,
    ...rest,
    version: 1,
    game,
    rulesVersion,
    options,
    pack,
    private: true,
    host: LOCAL_USER,
    updated: rest.since,
    commitment: chance.t === 'committed' ? chance.commitment : hashJson(chance),
    header,
    proposal: null,
    before: null,
  };
  const seated = seats.map(
    ({ name, colour, bot }, seat): SeatRow => ({
      ...WITHOUT_STAND_IN,
      seat,
      colour,
      user: bot === null ? LOCAL_USER : null,
      name,
      bot,
      nonce: null,
    }),
  );
  return { row, seats: seated, secret };
}
