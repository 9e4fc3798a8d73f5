import { refused, rowInfo } from '@fondaco/host';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerContext } from '../context.ts';
import { keeperActs, type Sanction } from '../keeper/acts.ts';
import type { EntryPolicy } from '../keeper/house.ts';
import { enterAsKeeper, inviteGuest, type KeeperSession, keeperSession } from '../keeper/passes.ts';
import type { Limits } from '../options.ts';
import type { Sockets } from '../socket/plugin.ts';
import type {
  ReportRow,
  SanctionKind,
  SanctionRow,
  TableQuery,
  UserRow,
} from '../storage/index.ts';
import { answer, listOf, named, type Operation, reads, writes } from './describe.ts';
import * as shapes from './schemas/requests.ts';

const COOKIE = 'fondaco-keeper';
export const PATH = '/api/keeper';
const MAX_LISTED = 50;
const DONE = answer('Done.', { type: 'object', properties: {} });

type KeeperOperation = Omit<Operation, 'tag' | 'isKeeper'>;
type ById = { Params: { id: string } };

/** The keeper's session of a request; refused without one. */
export async function requireKeeperSession(
  context: ServerContext,
  request: FastifyRequest,
): Promise<KeeperSession> {
  const session = await keeperSession(context, request.cookies[COOKIE]);
  if (!session) throw refused(401, 'keeper.none');
  return session;
}

/** What the keeper sees and does. All of it needs the session that a one-time link gives. */
export function keeperRoutes(
  app: FastifyInstance,
  context: ServerContext,
  sockets: Sockets,
  limits: Limits,
): void {
  const { storage, house, host, names } = context;
  const acts = keeperActs(context, sockets);
  const shown = (operation: KeeperOperation) => ({
    schema: reads({ ...operation, tag: 'keeper', isKeeper: true }),
  });
  const done = (operation: Omit<KeeperOperation, 'answers'>) => ({
    schema: writes({ ...operation, tag: 'keeper', isKeeper: true, answers: DONE }),
  });

  const requireKeeper = (request: FastifyRequest): Promise<KeeperSession> =>
    requireKeeperSession(context, request);

  app.post<{ Body: { token: string } }>(
    `${PATH}/enter`,
    {
      config: { rateLimit: { max: limits.codes, timeWindow: '1 minute' } },
      schema: writes({
        id: 'enterAsKeeper',
        tag: 'keeper',
        summary: 'Enter with the link that `fondaco admin link` prints',
        description: 'Sets the cookie of a keeper. The link works once, for a quarter of an hour.',
        isPublic: true,
        body: shapes.enterBody,
        answers: DONE,
        refusals: [410],
      }),
    },
    async (request, reply) => {
      const { token, expires } = await enterAsKeeper(context, request.body.token);
      void reply.setCookie(COOKIE, token, { ...cookieFor(reply), expires: new Date(expires) });
      return {};
    },
  );
  app.post(
    `${PATH}/leave`,
    done({
      id: 'leaveAsKeeper',
      summary: 'End the session of a keeper',
      description: 'Deletes the cookie.',
    }),
    async (request, reply) => {
      const { hash } = await requireKeeper(request);
      await context.change([{ t: 'dropPass', hash }]);
      void reply.clearCookie(COOKIE, cookieFor(reply));
      return {};
    },
  );
  app.get(
    PATH,
    shown({
      id: 'getHouse',
      summary: 'The house at a glance',
      description: 'Who may come in, and how much there is of everything.',
      answers: answer('The house.', named('House')),
    }),
    async (request) => {
      const { name } = await requireKeeper(request);
      return { name, entry: await house.entry(), ...(await storage.houseCounts()) };
    },
  );
  app.post<{ Body: { entry: EntryPolicy } }>(
    `${PATH}/entry`,
    done({
      id: 'setEntry',
      summary: 'Choose who may come in',
      description:
        '`open`: anybody. `invited`: people with an invite. `closed`: nobody new, and no new tables.',
      body: shapes.entryBody,
    }),
    async (request) => {
      const { name } = await requireKeeper(request);
      await acts.setEntry(name, request.body.entry);
      return {};
    },
  );
  app.post(
    `${PATH}/invites`,
    {
      schema: writes({
        id: 'inviteGuest',
        tag: 'keeper',
        isKeeper: true,
        summary: 'Invite one new guest',
        description: 'The token works once, for a week, as `invite` of `POST /api/guest`.',
        answers: answer('The invitation.', named('Invite')),
      }),
    },
    async (request) => inviteGuest(context, (await requireKeeper(request)).name),
  );

  app.get<{ Querystring: { page: string; part: string } }>(
    `${PATH}/people`,
    shown({
      id: 'listPeople',
      summary: 'People',
      description: 'Those who were here last come first.',
      query: shapes.peopleQuery,
      answers: answer('People.', listOf('HousePerson')),
    }),
    async (request) => {
      await requireKeeper(request);
      const { page, part } = request.query;
      const rows = await storage.findPeople({
        page: Number(page),
        name: part.trim(),
        most: MAX_LISTED,
      });
      return Promise.all(rows.map(personInfo));
    },
  );
  app.post<ById & { Body: Omit<Sanction, 'user'> }>(
    `${PATH}/people/:id/sanctions`,
    done({
      id: 'sanction',
      summary: 'Mute or ban a person',
      description:
        'Somebody muted cannot write in any chat. Somebody banned is refused everything; bots play on for them.',
      params: shapes.userParams,
      body: shapes.sanctionBody,
      refusals: [404],
    }),
    async (request) => {
      const { name } = await requireKeeper(request);
      await acts.impose(name, { ...request.body, user: request.params.id });
      return {};
    },
  );
  app.post<ById & { Body: { kind: SanctionKind; reason: string } }>(
    `${PATH}/people/:id/lift`,
    done({
      id: 'liftSanction',
      summary: 'End a mute or a ban',
      description: 'At once.',
      params: shapes.userParams,
      body: shapes.liftBody,
      refusals: [404, 409],
    }),
    async (request) => {
      const { name } = await requireKeeper(request);
      await acts.lift(name, request.params.id, request.body.kind, request.body.reason);
      return {};
    },
  );

  app.get<{ Querystring: { page: string; status: TableQuery['status'] } }>(
    `${PATH}/tables`,
    shown({
      id: 'listHouseTables',
      summary: 'Tables, private ones too',
      description: 'The most recently changed first. No hidden card is among what is shown.',
      query: shapes.keeperTablesQuery,
      answers: answer('Tables.', listOf('ListedTable')),
    }),
    async (request) => {
      await requireKeeper(request);
      const { page, status } = request.query;
      const rows = await storage.findTables({ page: Number(page), status, most: MAX_LISTED });
      const seats = await storage.seatsAt(rows.map((row) => row.id));
      await names.preload([
        ...rows.map((row) => row.host),
        ...[...seats.values()].flat().map((s) => s.user),
      ]);
      return rows.map((row) => rowInfo(host, row, seats.get(row.id) ?? []));
    },
  );
  app.post<ById & { Body: { reason: string } }>(
    `${PATH}/tables/:id/remove`,
    done({
      id: 'removeTable',
      summary: 'Remove a table',
      description: 'With everything stored about it. Cannot be undone.',
      params: shapes.tableParams,
      body: shapes.reasonBody,
      refusals: [404, 503],
    }),
    async (request) => {
      const { name } = await requireKeeper(request);
      await acts.removeTable(name, request.params.id, request.body.reason);
      return {};
    },
  );

  app.get<{ Querystring: { page: string; state: 'open' | 'settled' } }>(
    `${PATH}/reports`,
    shown({
      id: 'listReports',
      summary: 'Reports',
      description: 'Open ones, the oldest first; or settled ones, the newest first.',
      query: shapes.reportsQuery,
      answers: answer('Reports.', listOf('Report')),
    }),
    async (request) => {
      await requireKeeper(request);
      const { page, state } = request.query;
      const query = { page: Number(page), open: state === 'open', most: MAX_LISTED };
      const rows = await storage.reports(query);
      return Promise.all(rows.map(reportInfo));
    },
  );
  app.get<ById>(
    `${PATH}/reports/:id`,
    shown({
      id: 'getReport',
      summary: 'A report with what proves it',
      description:
        'A problem comes with the position and log as the reporter’s own seat sees them, a person with the last lines of chat.',
      params: shapes.reportParams,
      answers: answer('The report.', named('FullReport')),
      refusals: [404],
    }),
    async (request) => {
      await requireKeeper(request);
      const row = await storage.report(request.params.id);
      if (!row) throw refused(404, 'report.none');
      return { ...(await reportInfo(row)), evidence: row.evidence };
    },
  );
  app.post<ById & { Body: { reason: string } }>(
    `${PATH}/reports/:id/close`,
    done({
      id: 'closeReport',
      summary: 'Settle a report',
      description: 'Says in the record how.',
      params: shapes.reportParams,
      body: shapes.reasonBody,
      refusals: [404, 409],
    }),
    async (request) => {
      const { name } = await requireKeeper(request);
      await acts.closeReport(name, request.params.id, request.body.reason);
      return {};
    },
  );
  app.get<{ Querystring: { page: string } }>(
    `${PATH}/record`,
    shown({
      id: 'getRecord',
      summary: 'Who did what',
      description: 'The newest first.',
      query: shapes.pageQuery,
      answers: answer('The record.', listOf('RecordLine')),
    }),
    async (request) => {
      await requireKeeper(request);
      return storage.record({ page: Number(request.query.page), most: MAX_LISTED });
    },
  );

  const imposed = (row: SanctionRow | undefined) => (row ? { until: row.until } : null);

  async function personInfo({ id, name, created, seen }: UserRow): Promise<object> {
    return {
      id,
      name,
      created,
      seen,
      open: await storage.countTables({ user: id }, 'open'),
      running: await storage.countTables({ user: id }, 'running'),
      mute: imposed(house.sanctionOf(id, 'mute')),
      ban: imposed(house.sanctionOf(id, 'ban')),
      kept: (await storage.account(id)) !== undefined,
    };
  }

  /** Says what can still be done: people and tables may be gone. */
  async function reportInfo(row: ReportRow): Promise<object> {
    const { evidence: _, about, table, ...rest } = row;
    const user = about === null ? undefined : await storage.user(about);
    const isThere = (await storage.versions([table])).has(table);
    return { ...rest, table, isTableThere: isThere, about: user ? await personInfo(user) : null };
  }
}

const cookieFor = (reply: FastifyReply) =>
  ({
    path: PATH,
    httpOnly: true,
    sameSite: 'strict',
    secure: reply.request.protocol === 'https',
  }) as const;
