import { gunzipSync } from 'node:zlib';
import { type LiveTable, liveTable, mayWatch, refused, seatsOf } from '@fondaco/host';
import { outlook, type ReplayStep, type Viewer } from '@fondaco/kernel';
import { cleanText } from '../clean-text.ts';
import type { ServerContext } from '../context.ts';
import type { ReportEvidence, ReportRow } from '../storage/index.ts';
import { randomId } from '../tokens.ts';

const MAX_REPORTS_A_DAY = 10;
const DAY_MS = 24 * 60 * 60 * 1000;
const CHAT_LINES = 60;
const MAX_STEPS = 400;
const MAX_STEPS_CHARACTERS = 200_000;

export interface NewReport {
  kind: 'problem' | 'person';
  text: string;
  /** The person it is about. */
  user?: string;
  /** Whose view of the game to send; one of the own seats. */
  seat?: number;
}

/** Writes a report to the keeper. What proves it is added here: a client cannot make it up. */
export function report(
  context: ServerContext,
  by: string,
  table: string,
  wanted: NewReport,
): Promise<void> {
  return context.house.inTurn(`report ${by}`, async () => {
    const { host, storage, names, now } = context;
    const live = await liveTable(host, table);
    if (!mayWatch(live, by)) throw refused(403, 'table.private');
    const text = cleanText(wanted.text);
    if (text === '') throw refused(400, 'report.empty');
    const about = wanted.kind === 'person' ? personAt(live, by, wanted.user) : null;
    const evidence =
      wanted.kind === 'person'
        ? await chatAt(context, live, by, about)
        : await viewAt(context, live, by, wanted.seat);
    if ((await storage.countReports(by, now() - DAY_MS)) >= MAX_REPORTS_A_DAY)
      throw refused(429, 'report.often');
    await names.preload([by, about]);
    const row: ReportRow = {
      id: randomId(),
      kind: wanted.kind,
      by,
      about,
      table,
      at: now(),
      closed: null,
      text,
      names: {
        by: names.person(by).name,
        about: about === null ? null : names.person(about).name,
        table: live.row.name,
        game: live.row.game,
      },
      evidence,
    };
    await context.change([{ t: 'report', row }]);
  });
}

/** Only somebody who is at the table can be reported from it. */
function personAt({ row, seats }: LiveTable, by: string, user: string | undefined): string {
  const there = [row.host, ...seats.map((s) => s.user)];
  if (user === undefined || user === by || !there.includes(user)) throw refused(404, 'user.none');
  return user;
}

/** The last lines of chat, if the reporter can read them. */
async function chatAt(
  { storage, names }: ServerContext,
  { row, seats }: LiveTable,
  by: string,
  about: string | null,
): Promise<ReportEvidence> {
  if (!seats.some((s) => s.user === by)) return { t: 'none' };
  const lines = await storage.chat(row.id, 0, CHAT_LINES);
  await names.preload(lines.map((line) => line.user));
  return {
    t: 'chat',
    lines: lines.map(({ at, user, text }) => ({
      at,
      from: names.person(user).name,
      mine: user === about,
      text,
    })),
  };
}

/** The position and the log as the reporter's own seat sees them, and nothing else. */
async function viewAt(
  { records }: ServerContext,
  live: LiveTable,
  by: string,
  seat: number | undefined,
): Promise<ReportEvidence> {
  const own = seatsOf(live, by);
  if (seat !== undefined && !own.includes(seat)) throw refused(403, 'seat.notYours');
  const { match } = live;
  if (!match) return { t: 'none' };
  const as: Viewer = seat ?? own[0] ?? 'table';
  const { id: table, entries } = live.row;
  const from = Math.max(0, entries - MAX_STEPS);
  const page = await records.page(by, { table, as, from, entries });
  const { steps } = JSON.parse(gunzipSync(page).toString()) as { steps: ReplayStep[] };
  const kept = newest(steps.map(({ seq, cause, events }) => ({ seq, cause, events })));
  const dropped = entries - kept.length;
  return { t: 'view', as, outlook: outlook(match, as), steps: kept, dropped };
}

/** As many of the last steps as fit. */
function newest<T>(steps: readonly T[]): T[] {
  let room = MAX_STEPS_CHARACTERS;
  const first = steps.findLastIndex((step) => {
    room -= JSON.stringify(step).length;
    return room < 0;
  });
  return steps.slice(first + 1);
}
