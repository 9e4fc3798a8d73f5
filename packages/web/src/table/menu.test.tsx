import type { TableInfo } from '@fondaco/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';
import type { ViewerState } from '../wire/state.ts';
import { TableMenu } from './menu.tsx';

const buttons = vi.hoisted(() => {
  vi.stubGlobal('window', { addEventListener: () => {} });
  return [] as { children: unknown; onClick(): void }[];
});
vi.mock('@fondaco/page-kit/ui/button.tsx', () => ({
  Button: (props: (typeof buttons)[number]) => void buttons.push(props),
}));
afterAll(() => vi.unstubAllGlobals());

test('a bot plays for the viewed seat', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    asked.push(`${path} ${body}`);
    return new Response('{}');
  });
  const pack = { hash: '', shipped: true, name: null, designed: [] };
  const clock = { t: 'none' };
  const table = { id: 'T', status: 'running', seats: [], pack, clock } as unknown as TableInfo;
  await new Promise<void>((onClose) => {
    const viewer = { as: 2 } as ViewerState;
    const given = { table, viewer, others: [], onHandOver: () => {}, onOpen: () => {}, onClose };
    renderToStaticMarkup(<TableMenu {...given} />);
    buttons.find(({ children }) => JSON.stringify(children).includes('giveSeat'))?.onClick();
  });
  expect(asked).toEqual(['/api/tables/T/leave {"seat":2}']);
});
