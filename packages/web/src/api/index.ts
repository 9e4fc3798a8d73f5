import type { Json, Person, ReplayStep, ReplayViewer, TableInfo } from '@fondaco/kernel';
import { underFreeName } from './free-name.ts';
import { withNonce } from './nonces.ts';
import { forgetPush } from './push.ts';
import { jsonBody, request } from './request.ts';
import type {
  AnalysisState,
  DeviceCode,
  GameInfo,
  InviteToken,
  JoinRequest,
  ListedTable,
  Me,
  MyTable,
  NewReport,
  NewTable,
  PlayOnTable,
  SeatChange,
  TableFilter,
  Vote,
} from './types.ts';

export { ApiRefusal, Offline, reasonOf } from './errors.ts';
export { type ReplayPositions, replayPositions, storyOf } from './replay.ts';
export type * from './types.ts';

/** The time zone of this browser, for the daily window of a clock. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

const get = <T>(path: string): Promise<T> => jsonBody('GET', `/api/${path}`);
const post = <T>(path: string, body?: object): Promise<T> => jsonBody('POST', `/api/${path}`, body);
const at = (id: string, rest = ''): string => `tables/${encodeURIComponent(id)}${rest}`;

function queryOf(filter: TableFilter): string {
  const given = Object.entries(filter).filter(([, value]) => value !== undefined);
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}

/** Everything the server does over HTTP. */
export const api = {
  /** Play at once under a name. */
  guest: (wished: string, invite?: string) =>
    underFreeName(({ name = wished }) =>
      post<Person>('guest', invite === undefined ? { name } : { name, invite }),
    ),
  /** Who we are at the server; null where there is no session. */
  session: () =>
    get<{ you: Person | null; kept?: boolean; noteCode?: boolean; sendsMail?: boolean }>('session'),
  /** With whom we muted and blocked; refused with status 401 where there is no session. */
  me: () => get<Me>('me'),
  rename: (name: string) => post<Person>('me', { name }),
  /** Somebody we have blocked cannot sit down where we sit, and we are not sent their chat. */
  block: (user: string, on: boolean) => post<object>('me/blocks', { user, on }),
  /** Ends the session of this browser. */
  signOut: async () => {
    await forgetPush();
    return post<object>('me/leave');
  },
  /** A code for another device, to be used once and soon. */
  code: () => post<DeviceCode>('me/code'),
  redeem: (code: string) => post<Person>('code', { code }),

  games: () => get<GameInfo[]>('games'),
  openTables: (filter: TableFilter = {}) => get<ListedTable[]>(`tables${queryOf(filter)}`),
  runningTables: (filter: TableFilter = {}) =>
    get<ListedTable[]>(`tables/running${queryOf(filter)}`),
  myTables: () => get<MyTable[]>('tables/mine'),
  table: (id: string) => get<TableInfo>(at(id)),
  tablePack: (id: string) => get<Json>(at(id, '/pack')),
  /** A component set that the keeper offers. */
  pack: (hash: string) => get<Json>(`packs/${encodeURIComponent(hash)}`),

  create: (table: NewTable) =>
    withNonce((nonce) => post<TableInfo>('tables', { ...table, nonce, zone: ownZone() })),
  /** Each player who sits down adds a nonce to the draws. */
  join: (id: string, wish: JoinRequest = {}) =>
    withNonce((nonce) =>
      underFreeName((name) =>
        post<TableInfo>(at(id, '/join'), { nonce, zone: ownZone(), ...name, ...wish }),
      ),
    ),
  /** Before the start a seat is given up; afterwards a bot plays on. */
  leave: (id: string, seat?: number) =>
    post<TableInfo>(at(id, '/leave'), seat === undefined ? {} : { seat }),
  /** The first vote opens a motion; it is carried out once enough agree. */
  vote: (id: string, vote: Vote) => post<TableInfo>(at(id, '/vote'), vote),
  resume: (id: string) => post<TableInfo>(at(id, '/resume')),
  resign: (id: string, seat: number) => post<TableInfo>(at(id, '/resign'), { seat }),
  /** Closes a table whose game has not started. */
  close: (id: string) => post<TableInfo>(at(id, '/close')),
  back: (id: string, seat: number) => post<TableInfo>(at(id, '/back'), { seat }),
  kick: (id: string, seat: number) => post<TableInfo>(at(id, '/kick'), { seat }),
  /** One seat, or all that are free. */
  bots: (id: string, player: string, seat?: number) =>
    post<TableInfo>(at(id, '/bots'), seat === undefined ? { player } : { player, seat }),
  /** The player at seat `order[i]` moves to seat i. */
  order: (id: string, order: readonly number[]) => post<TableInfo>(at(id, '/order'), { order }),
  seat: (id: string, wish: SeatChange) => post<TableInfo>(at(id, '/seat'), wish),
  start: (id: string) => post<TableInfo>(at(id, '/start')),
  /** A table for friends that goes on from a position of a finished game. */
  playOn: (id: string, wish: PlayOnTable) =>
    withNonce((nonce) => post<TableInfo>(at(id, '/play-on'), { ...wish, nonce, zone: ownZone() })),
  again: (id: string) => withNonce((nonce) => post<TableInfo>(at(id, '/again'), { nonce })),

  /** To whoever runs the server. */
  report: (id: string, report: NewReport) => post<object>(at(id, '/reports'), report),
  invite: (id: string) => post<InviteToken>(at(id, '/invites')),
  /** The table an invite leads to. */
  invited: (token: string) => get<TableInfo>(`invites/${encodeURIComponent(token)}`),

  /** The whole replay, page by page. */
  async replay(id: string, as: ReplayViewer): Promise<ReplayStep[]> {
    const steps: ReplayStep[] = [];
    for (let from: number | null = 0; from !== null; ) {
      const page: { steps: ReplayStep[]; next?: number | null } = await get(
        at(id, `/replay?as=${as}&from=${from}`),
      );
      steps.push(...page.steps);
      from = page.next ?? null;
    }
    return steps;
  },
  /** The analysis of a finished game, or how far it is. */
  analysis: (id: string) => get<AnalysisState>(at(id, '/analysis')),
  /** The file of a finished game, as text. */
  file: async (id: string): Promise<string> =>
    (await request('GET', `/api/${at(id, '/file')}`)).text(),
} as const;
