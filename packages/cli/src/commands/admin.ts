import { userInfo } from 'node:os';
import { BadInput, msg } from '@fondaco/kernel';
import type { EntryPolicy } from '@fondaco/server';
import { oneOf, readArgs, requirePositionals } from '../args.ts';
import type { CliCommand, Context } from '../command.ts';
import { DATA_FLAGS, dataAddress } from '../data-address.ts';

const FLAGS = {
  ...DATA_FLAGS,
  address: { type: 'string' },
  name: { type: 'string' },
} as const;

const MAX_NAME_LENGTH = 30;
const RECORD_LINES = 50;
const DEFAULT_PORT = 8080;

interface AdminContext extends Context {
  data: string;
  /** Who does this, for the record. */
  by: string;
  address: string | undefined;
}

const ACTIONS: Record<string, (rest: string[], context: AdminContext) => Promise<void>> = {
  link,
  entry,
  record,
};

/** For whoever runs the server, also while it runs. */
export const admin: CliCommand = async (argv, context) => {
  const { values, positionals } = readArgs(argv, FLAGS);
  const [what, ...rest] = positionals;
  if (what === undefined) throw new BadInput('cli.bad.missing', { argument: 'link|entry|record' });
  const action = Object.hasOwn(ACTIONS, what) ? ACTIONS[what] : undefined;
  if (!action) throw new BadInput('cli.bad.extra', { argument: what });
  const data = dataAddress(values, context.io.env);
  const by = (values.name ?? userInfo().username).trim().slice(0, MAX_NAME_LENGTH);
  await action(rest, { ...context, data, by, address: values.address });
  return 0;
};

async function link(rest: string[], { io, say, data, by, address }: AdminContext): Promise<void> {
  requirePositionals(rest, []);
  const base = address === undefined ? undefined : validAddress(address);
  const { keeperLink } = await import('@fondaco/server');
  const { token, port = DEFAULT_PORT } = await keeperLink(data, by);
  // After the #, so that it is in no log of a proxy or server.
  const url = new URL(`keeper#${token}`, base ?? `http://127.0.0.1:${port}/`);
  io.out(`${say(msg('cli.admin.link', { address: url.href }))}\n`);
}

export function validAddress(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:')
    throw new BadInput('cli.bad.address', { value: address });
  return url.href.endsWith('/') ? url.href : `${url.href}/`;
}

async function entry(rest: string[], { io, say, data, by }: AdminContext): Promise<void> {
  const [wanted] = requirePositionals(rest, [], ['open|invited|closed']);
  const { ENTRIES, readEntry, setEntry } = await import('@fondaco/server');
  if (wanted !== undefined) await setEntry(data, by, oneOf<EntryPolicy>('entry', wanted, ENTRIES));
  io.out(`${say(msg(`cli.admin.entry.${await readEntry(data)}`))}\n`);
}

/** Prints what keepers did, the newest first. */
async function record(rest: string[], { io, say, data }: AdminContext): Promise<void> {
  requirePositionals(rest, []);
  const { readRecord } = await import('@fondaco/server');
  const lines = await readRecord(data, RECORD_LINES);
  if (lines.length === 0) io.out(`${say(msg('cli.admin.record.none'))}\n`);
  for (const { at, by, act, about, reason, until, facts } of lines) {
    const time = new Date(at).toISOString().slice(0, 16).replace('T', ' ');
    const more = [
      about?.name,
      typeof until === 'number' ? `→ ${new Date(until).toISOString().slice(0, 10)}` : undefined,
      ...Object.entries(facts ?? {}).map(([what, value]) => `${what} ${value}`),
      reason,
    ].filter((part) => part !== undefined && part !== '');
    io.out(`${[time, by, say(msg(`cli.admin.act.${act}`)), ...more].join(' · ')}\n`);
  }
}
