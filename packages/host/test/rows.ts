import type { EntryRow, JobRow, SeatRow, Sender, TableRow, TableWrite } from '../src/index.ts';

export const tableRow = (id: string, version: number, more: Partial<TableRow> = {}): TableRow => ({
  id,
  version,
  name: null,
  game: 'lanterns',
  rulesVersion: 1,
  options: { rounds: 3 },
  pack: 'p',
  status: 'open',
  private: false,
  host: 'anna',
  created: 1,
  updated: 1,
  pace: 0,
  answerTime: 0,
  clock: { t: 'none' },
  whenLate: 'bot',
  clocks: [],
  paused: null,
  motions: [],
  offerWriters: [],
  endedEarly: false,
  commitment: 'c',
  header: null,
  entries: 0,
  waitsFor: [],
  since: 1,
  proposal: null,
  trouble: null,
  scores: null,
  next: null,
  before: null,
  ...more,
});

export const newTable = (id: string, more: Partial<TableRow> = {}): TableWrite => ({
  row: tableRow(id, 1, more),
  seats: [seat(0, { user: 'anna' }), seat(1, { bot: 'greedy' })],
  secret: `secret of ${id}`,
  pack: { hash: 'p', values: { a: [1, 'ü'] } },
});

export const seat = (n: number, more: Partial<SeatRow> = {}): SeatRow => ({
  seat: n,
  colour: n,
  user: null,
  name: null,
  bot: null,
  standIn: null,
  holdsUntil: null,
  nonce: null,
  zone: null,
  ...more,
});

export const entry = (table: string, seq: number, by: Sender | null = null): EntryRow => ({
  table,
  at: seq,
  entry: { t: 'setup', seq, draws: [], hash: `h${seq}` },
  by,
});

export const job = (id: string, due: number, more: Partial<JobRow> = {}): JobRow => ({
  id,
  table: 't',
  kind: 'bot',
  decision: 0,
  due,
  ...more,
});
