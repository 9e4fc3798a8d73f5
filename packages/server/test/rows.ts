import type { Change, JobRow, SeatRow, Sender, TableRow } from '../src/storage/index.ts';

export const user = (id: string, name = id): Change => ({
  t: 'user',
  row: { id, name, created: 1 },
});

export const tableRow = (id: string, more: Partial<TableRow> = {}): TableRow => ({
  id,
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

export const table = (id: string, more: Partial<TableRow> = {}): Change => ({
  t: 'table',
  row: tableRow(id, more),
});

export const seat = (n: number, more: Partial<SeatRow> = {}): SeatRow => ({
  seat: n,
  colour: n,
  user: null,
  name: null,
  bot: null,
  nonce: null,
  ...more,
});

export const entry = (id: string, seq: number, by: Sender | null = null): Change => ({
  t: 'entry',
  row: { table: id, at: seq, entry: { t: 'setup', seq, draws: [], hash: `h${seq}` }, by },
});

export const job = (id: string, due: number, more: Partial<JobRow> = {}): Change => ({
  t: 'job',
  row: { id, table: 't', kind: 'bot', decision: 0, due, ...more },
});
