import { refused } from '@fondaco/host';
import type { FastifyInstance } from 'fastify';
import { deleteUser } from '../accounts/deletion.ts';
import { newResetToken } from '../accounts/sign-in.ts';
import type { AccountTools } from '../accounts/tools.ts';
import type { Act, UserRow } from '../storage/index.ts';
import { answer, named, type Operation, reads, writes } from './describe.ts';
import { PATH, requireKeeperSession } from './keeper.ts';
import { renameBody } from './schemas/accounts.ts';
import { reasonBody, userParams } from './schemas/requests.ts';

const DONE = answer('Done.', { type: 'object', properties: {} });
const RESET_TTL_MS = 24 * 60 * 60 * 1000;
const MAX_TABLES = 10_000;

type ById = { Params: { id: string } };

/** What the keeper does with a person's account. `fondaco user` uses these. */
export function keeperAccountRoutes(app: FastifyInstance, tools: AccountTools): void {
  const { context, accounts } = tools;
  const { storage } = context;
  const operation = (described: Omit<Operation, 'tag' | 'isKeeper' | 'params'>): Operation => ({
    ...described,
    tag: 'keeper',
    isKeeper: true,
    params: userParams,
    refusals: [404, ...(described.refusals ?? [])],
  });

  /** Somebody who was deleted is nobody. */
  async function requireUser(id: string): Promise<UserRow> {
    const user = await storage.user(id);
    if (!user || user.name === '') throw refused(404, 'user.none');
    return user;
  }
  const noted = (by: string, act: Act, { id, name }: UserRow, reason = '') =>
    context.change([
      { t: 'record', row: { at: context.now(), by, act, about: { id, name }, reason } },
    ]);

  app.get<ById>(
    `${PATH}/people/:id`,
    {
      schema: reads(
        operation({
          id: 'getPersonAccount',
          summary: 'A person and what opens their account',
          description: 'How many of each there are; nothing that could be used.',
          answers: answer('The person.', named('HousePersonAccount')),
        }),
      ),
    },
    async (request) => {
      await requireKeeperSession(context, request);
      const { id, name, created, seen } = await requireUser(request.params.id);
      const account = await storage.account(id);
      const tables = await storage.tablesOf(id, MAX_TABLES);
      const count = (status: string): number =>
        tables.filter((row) => row.status === status).length;
      return {
        id,
        name,
        created,
        seen,
        kept: account?.created ?? null,
        password: account?.password != null,
        recovery: account?.recovery != null,
        passkeys: (await storage.passkeysOf(id)).length,
        mail: account?.mailConfirmed != null,
        sessions: (await storage.sessionsOf(id)).length,
        running: count('running'),
        over: count('over'),
      };
    },
  );
  app.post<ById & { Body: { name: string; reason: string } }>(
    `${PATH}/people/:id/rename`,
    {
      schema: writes(
        operation({
          id: 'renamePerson',
          summary: 'Give a person another name',
          description: 'Refused for a name that looks like that of somebody else’s account.',
          body: renameBody,
          answers: DONE,
          refusals: [409],
        }),
      ),
    },
    async (request) => {
      const keeper = await requireKeeperSession(context, request);
      const user = await requireUser(request.params.id);
      await accounts.rename(user.id, request.body.name);
      await noted(keeper.name, 'renameUser', user, request.body.reason);
      return {};
    },
  );
  app.post<ById & { Body: { reason: string } }>(
    `${PATH}/people/:id/reset`,
    {
      schema: writes(
        operation({
          id: 'resetPerson',
          summary: 'A link with which a person can choose a new password',
          description:
            'The token works once, for a day, with `POST /api/signin/reset`. A guest becomes an account by it.',
          body: reasonBody,
          answers: answer('The token.', named('ResetToken')),
        }),
      ),
    },
    async (request) => {
      const keeper = await requireKeeperSession(context, request);
      const user = await requireUser(request.params.id);
      await noted(keeper.name, 'resetUser', user, request.body.reason);
      return newResetToken(tools, user.id, RESET_TTL_MS);
    },
  );
  app.post<ById & { Body: { reason: string } }>(
    `${PATH}/people/:id/delete`,
    {
      schema: writes(
        operation({
          id: 'deletePerson',
          summary: 'Delete a person',
          description:
            'Seats stay as those of a former player, bots finish running games, everything else is gone.',
          body: reasonBody,
          answers: DONE,
        }),
      ),
    },
    async (request) => {
      const keeper = await requireKeeperSession(context, request);
      const user = await requireUser(request.params.id);
      await noted(keeper.name, 'deleteUser', user, request.body.reason);
      await deleteUser(tools, user.id);
      return {};
    },
  );
}
