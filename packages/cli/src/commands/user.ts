import { userInfo } from 'node:os';
import { BadInput, msg } from '@fondaco/kernel';
import { readArgs, requirePositionals } from '../args.ts';
import type { CliCommand, Context } from '../command.ts';
import { DATA_FLAGS, dataAddress } from '../data-address.ts';
import { asKeeper, type KeeperApi } from '../keeper-api.ts';
import { validAddress } from './admin.ts';

const FLAGS = {
  ...DATA_FLAGS,
  address: { type: 'string' },
  name: { type: 'string' },
  yes: { type: 'boolean' },
} as const;

const MAX_NAME_LENGTH = 30;

interface ListedPerson {
  id: string;
  name: string;
  seen: number;
  kept: boolean;
}

interface PersonAccount extends Omit<ListedPerson, 'kept'> {
  created: number;
  kept: number | null;
  password: boolean;
  recovery: boolean;
  passkeys: number;
  mail: boolean;
  sessions: number;
  running: number;
  over: number;
}

interface UserContext extends Context {
  api: KeeperApi;
  /** Where people reach the server. */
  base: string | undefined;
  isSure: boolean;
}

type Action = (rest: string[], context: UserContext) => Promise<void>;
const ACTIONS: Record<string, Action> = { list, show, rename, reset, delete: remove };

/** For whoever runs the server: people and their accounts, whether the server runs or not. */
export const user: CliCommand = async (argv, context) => {
  const { values, positionals } = readArgs(argv, FLAGS);
  const [what, ...rest] = positionals;
  if (what === undefined)
    throw new BadInput('cli.bad.missing', { argument: Object.keys(ACTIONS).join('|') });
  const action = Object.hasOwn(ACTIONS, what) ? ACTIONS[what] : undefined;
  if (!action) throw new BadInput('cli.bad.extra', { argument: what });
  const data = dataAddress(values, context.io.env);
  const by = (values.name ?? userInfo().username).trim().slice(0, MAX_NAME_LENGTH);
  const base = values.address === undefined ? undefined : validAddress(values.address);
  const isSure = values.yes === true;
  await asKeeper({ data, by, address: base }, (api) =>
    action(rest, { ...context, api, base, isSure }),
  );
  return 0;
};

const day = (time: number): string => new Date(time).toISOString().slice(0, 10);

async function list(rest: string[], { io, say, api }: UserContext): Promise<void> {
  const [part = ''] = requirePositionals(rest, [], ['PART']);
  const people = await find(api, part);
  if (people.length === 0) io.out(`${say(msg('cli.user.nobody'))}\n`);
  for (const { id, name, seen, kept } of people) {
    const kind = say(msg(kept ? 'cli.user.account' : 'cli.user.guest'));
    io.out(`${[id, name || say(msg('cli.user.former')), kind, day(seen)].join(' · ')}\n`);
  }
}

const find = (api: KeeperApi, part: string): Promise<ListedPerson[]> =>
  api.get(`people?part=${encodeURIComponent(part)}`);

/** A person by id, or by a name that only one has. */
async function personAt(api: KeeperApi, who: string): Promise<PersonAccount> {
  const found = await find(api, who);
  const named = found.filter(({ name }) => name === who);
  if (named.length > 1)
    throw new BadInput('cli.user.several', { name: who, allowed: named.map(({ id }) => id) });
  return api.get(`people/${encodeURIComponent(named[0]?.id ?? who)}`);
}

async function show(rest: string[], { io, say, api }: UserContext): Promise<void> {
  const [who = ''] = requirePositionals(rest, ['ID']);
  const { id, name, created, seen, kept, ...person } = await personAt(api, who);
  const yesOrNo = (x: boolean) => msg(x ? 'cli.user.yes' : 'cli.user.no');
  const about = {
    ...person,
    created: day(created),
    seen: day(seen),
    kind: kept === null ? msg('cli.user.guest') : msg('cli.user.accountSince', { day: day(kept) }),
    password: yesOrNo(person.password),
    recovery: yesOrNo(person.recovery),
    mail: yesOrNo(person.mail),
  };
  io.out(`${name} (${id})\n${say(msg('cli.user.about', about))}\n`);
}

async function rename(rest: string[], { io, say, api }: UserContext): Promise<void> {
  const [who = '', name = ''] = requirePositionals(rest, ['ID', 'NAME']);
  const person = await personAt(api, who);
  await api.post(`people/${person.id}/rename`, { name });
  io.out(`${say(msg('cli.user.renamed', { from: person.name, to: name }))}\n`);
}

async function reset(rest: string[], { io, say, api, base }: UserContext): Promise<void> {
  const [who = ''] = requirePositionals(rest, ['ID']);
  const { id, name } = await personAt(api, who);
  const { token } = await api.post<{ token: string }>(`people/${id}/reset`, {});
  // After the #, so that it is in no log of a proxy or server.
  const link = base === undefined ? `/reset#${token}` : new URL(`reset#${token}`, base).href;
  io.out(`${say(msg(base ? 'cli.user.reset' : 'cli.user.resetPath', { name, link }))}\n`);
}

async function remove(rest: string[], { io, say, api, isSure }: UserContext): Promise<void> {
  const [who = ''] = requirePositionals(rest, ['ID']);
  const { id, name, running } = await personAt(api, who);
  if (!isSure) throw new BadInput('cli.user.sure', { name, running });
  await api.post(`people/${id}/delete`, {});
  io.out(`${say(msg('cli.user.deleted', { name }))}\n`);
}
