import { hashJson, isRecord, type Person, type SeatInfo, type TableInfo } from '@fondaco/kernel';
import type { LocalSeat, TableRow } from './rows.ts';

/** Whoever sits at this device is one to the program, under as many names as there are people. */
const LOCAL_USER = 'local';

const personAt = ({ name }: LocalSeat, seat: number): Person => ({
  id: LOCAL_USER,
  name: name ?? String(seat + 1),
});

export const YOU: Person = { id: LOCAL_USER, name: '' };

/** A game on this device looks like any other table. */
export function infoOf(row: TableRow): TableInfo {
  const { id, name, header, pack, seats, pace, answerTime, created, since, status } = row;
  const first = seats.findIndex((s) => s.bot === null);
  return {
    id,
    name,
    game: header.game,
    rulesVersion: header.rulesVersion,
    options: header.options,
    pack: {
      hash: header.pack,
      name: isRecord(pack) && typeof pack.name === 'string' ? pack.name : null,
      designed: isRecord(pack) && Array.isArray(pack.designed) ? pack.designed.map(String) : [],
    },
    status,
    private: true,
    host: first < 0 ? YOU : personAt(seats[first] as LocalSeat, first),
    seats: seats.map(seatInfo),
    pace,
    answerTime,
    created,
    commitment:
      header.chance.t === 'committed' ? header.chance.commitment : hashJson(header.chance),
    secret: status === 'over' ? row.secret : null,
    entries: row.entries,
    waitsFor: row.waitsFor,
    since,
    proposal: null,
    trouble: row.trouble,
    next: row.next,
    scores: row.scores,
  };
}

const seatInfo = (s: LocalSeat, seat: number): SeatInfo => ({
  seat,
  colour: s.colour,
  person: s.bot === null ? personAt(s, seat) : null,
  name: s.name,
  bot: s.bot,
  here: s.bot === null,
});
