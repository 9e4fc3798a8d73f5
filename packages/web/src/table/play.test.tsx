import type { TableInfo } from '@fondaco/kernel';
import type { TableProps } from '@fondaco/page-kit/look.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';
import type { Eye, TableState, TableStore } from '../wire/state.ts';
import type { TableFace } from './looks.ts';
import { Play } from './play.tsx';

vi.hoisted(() => vi.stubGlobal('window', { addEventListener: () => {} }));
vi.mock('../app/settings.ts', () => ({ useSettings: () => [{}, () => {}] }));
afterAll(() => vi.unstubAllGlobals());

test('what went wrong is said, and answers are taken all the same: one that goes well ends it', () => {
  const shown: TableProps[] = [];
  const face = {
    Table: (props: TableProps) => void shown.push(props),
    stage: () => ({ key: 'stage' }),
  } as unknown as TableFace;
  const outlook = { view: null, questions: [], result: null, undo: null };
  const eye = { as: 0, outlook, shown: outlook, playing: null, story: [] } as unknown as Eye;
  const table = {
    id: 'T',
    status: 'running',
    seats: [],
    pack: { hash: '', name: null, designed: [] },
    proposal: null,
    trouble: { key: 'server.table.trouble' },
  } as unknown as TableInfo;
  const state = { link: 'open', you: null, chat: [], pending: null, refused: null, eyes: [eye] };
  const page = renderToStaticMarkup(
    <Play
      {...{ face, eye, table, names: [], own: [0] }}
      state={state as unknown as TableState}
      store={{} as TableStore}
      onHandOver={() => {}}
    />,
  );
  expect(page).toContain('server.table.trouble');
  expect(shown).toMatchObject([{ answer: expect.any(Function) }]);
});
