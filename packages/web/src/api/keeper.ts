import type { ListedTable } from './index.ts';
import { jsonBody } from './request.ts';

export type EntryPolicy = 'open' | 'invited' | 'closed';
export type SanctionKind = 'mute' | 'ban';

export interface HouseInfo {
  /** The name of the keeper. */
  name: string;
  entry: EntryPolicy;
  people: number;
  open: number;
  running: number;
  reports: number;
}

/** Null until: for good. */
type Imposed = { until: number | null } | null;

export interface HousePerson {
  id: string;
  name: string;
  created: number;
  seen: number;
  open: number;
  running: number;
  mute: Imposed;
  ban: Imposed;
}

export interface Report {
  id: string;
  kind: 'problem' | 'person';
  by: string;
  about: HousePerson | null;
  table: string;
  isTableThere: boolean;
  at: number;
  closed: number | null;
  text: string;
  names: { by: string; about: string | null; table: string | null; game: string };
}

export type Evidence =
  | { t: 'chat'; lines: { at: number; from: string; mine: boolean; text: string }[] }
  | { t: 'view'; as: number | 'table'; outlook: unknown; steps: unknown[]; dropped: number }
  | { t: 'none' };

export interface RecordLine {
  at: number;
  by: string;
  act: string;
  about?: { id: string; name: string };
  reason?: string;
  until?: number | null;
  facts?: Record<string, string | number>;
}

export interface Sanction {
  kind: SanctionKind;
  days?: number;
  address?: boolean;
  reason: string;
}

const get = <T>(path = ''): Promise<T> => jsonBody('GET', `/api/keeper${path}`);
const post = (path: string, body: object = {}): Promise<unknown> =>
  jsonBody('POST', `/api/keeper${path}`, body);
const idOf = (id: string): string => encodeURIComponent(id);

/** What the keeper of the server sees and does. Refused with status 401 without the keeper's session. */
export const keeperApi = {
  enter: (token: string) => post('/enter', { token }),
  leave: () => post('/leave'),
  house: () => get<HouseInfo>(),
  setEntry: (entry: EntryPolicy) => post('/entry', { entry }),
  invite: () => jsonBody<{ token: string }>('POST', '/api/keeper/invites'),
  people: (part: string, page: number) =>
    get<HousePerson[]>(`/people?${new URLSearchParams({ part, page: `${page}` })}`),
  sanction: (user: string, sanction: Sanction) => post(`/people/${idOf(user)}/sanctions`, sanction),
  lift: (user: string, kind: SanctionKind, reason: string) =>
    post(`/people/${idOf(user)}/lift`, { kind, reason }),
  tables: (status: string, page: number) =>
    get<ListedTable[]>(`/tables?${new URLSearchParams({ status, page: `${page}` })}`),
  removeTable: (id: string, reason: string) => post(`/tables/${idOf(id)}/remove`, { reason }),
  reports: (state: 'open' | 'settled', page: number) =>
    get<Report[]>(`/reports?${new URLSearchParams({ state, page: `${page}` })}`),
  evidence: async (id: string) =>
    (await get<{ evidence: Evidence }>(`/reports/${idOf(id)}`)).evidence,
  closeReport: (id: string, reason: string) => post(`/reports/${idOf(id)}/close`, { reason }),
  record: (page: number) => get<RecordLine[]>(`/record?page=${page}`),
} as const;
