import type { Json, OwnQuestion, TableInfo } from '@fondaco/kernel';
import type { TableProps } from '@fondaco/page-kit/look.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, describe, expect, test, vi } from 'vitest';
import type { TableState, TableStore, ViewerState } from '../wire/state.ts';
import type { TableLook } from './looks.ts';
import { Play } from './play.tsx';

vi.hoisted(() => vi.stubGlobal('window', { addEventListener: () => {} }));
const settings = vi.hoisted(() => ({ confirm: false }));
const free = vi.hoisted(() => ({ now: true }));
vi.mock('../app/settings.ts', () => ({ useSettings: () => [settings, () => {}] }));
vi.mock('./undo-judge.ts', () => ({ undoJudgeOf: async () => () => free.now }));
afterAll(() => vi.unstubAllGlobals());

/** Shows a running table; gives the page as text, and what its look is given. */
function show(store: Partial<TableStore> = {}): { page: string; shown: TableProps[] } {
  const shown: TableProps[] = [];
  const look = {
    Table: (props: TableProps) => void shown.push(props),
    stage: () => ({ key: 'stage' }),
  } as unknown as TableLook;
  const outlook = { view: null, questions: [], result: null, undo: null };
  const viewer = {
    as: 0,
    outlook,
    shown: outlook,
    playing: null,
    story: [],
    clocks: [],
  } as unknown as ViewerState;
  const table = {
    id: 'T',
    status: 'running',
    seats: [],
    pack: { hash: '', shipped: true, name: null, designed: [] },
    proposal: null,
    motions: [],
    trouble: { key: 'server.table.trouble' },
  } as unknown as TableInfo;
  const state = {
    connection: 'open',
    you: null,
    chat: [],
    pending: null,
    refused: null,
    viewers: [viewer],
  };
  const page = renderToStaticMarkup(
    <Play
      {...{ look, viewer, table, names: [], own: [0] }}
      state={state as unknown as TableState}
      store={store as TableStore}
      onHandOver={() => {}}
    />,
  );
  return { page, shown };
}

test('what went wrong is said, and answers are taken all the same: one that goes well ends it', () => {
  const { page, shown } = show();
  expect(page).toContain('server.table.trouble');
  expect(shown).toMatchObject([{ answer: expect.any(Function) }]);
});

describe('an answer', () => {
  /** What is sent when the look gives these answers. */
  async function sent(...actions: Json[][]): Promise<unknown[]> {
    const given: unknown[] = [];
    const { shown } = show({ answer: (q, ...all) => void given.push([q.id, ...all]) });
    for (const each of actions) shown[0]?.answer?.({ id: 7, seat: 0 } as OwnQuestion, ...each);
    await Promise.resolve().then(() => {});
    return given;
  }

  test('is sent at once where nobody wants to be asked', async () => {
    settings.confirm = false;
    free.now = false;
    expect(await sent(['a'])).toEqual([[7, 'a']]);
  });

  test('is sent where it can be taken back, and held back where it cannot', async () => {
    settings.confirm = true;
    free.now = true;
    expect(await sent(['a', 'b'])).toEqual([[7, 'a', 'b']]);
    free.now = false;
    expect(await sent(['a'])).toEqual([]);
  });

  test('is sent once when clicked twice', async () => {
    settings.confirm = true;
    free.now = true;
    expect(await sent(['a'], ['a'])).toEqual([[7, 'a']]);
  });
});
