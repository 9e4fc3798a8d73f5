import type { OwnQuestion } from '@fondaco/kernel';
import { Icon, type IconName } from '@fondaco/page-kit/icons/icon.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { type ReactNode, useState } from 'react';
import { useFacts } from './game.tsx';
import type { View } from './view.ts';

/** What the table's main area can show. */
export type TableTab = 'chart' | 'ship' | 'market' | 'systems';

const TABLE_TABS: readonly (readonly [TableTab, IconName])[] = [
  ['chart', 'compass'],
  ['ship', 'space-shuttle'],
  ['market', 'scales'],
  ['systems', 'ringed-planet'],
];

/** The tab in which the question is answered. */
export const tabForQuestion = (q: OwnQuestion | null): TableTab =>
  q?.kind === 'dock' || q?.kind === 'shuttle' ? 'market' : 'chart';

/** The open tab: the question's, unless the player opened another one. That choice lasts until the game moves on. */
export function useTableTab(
  view: View,
  q: OwnQuestion | null,
): [TableTab, (tab: TableTab) => void] {
  const wanted = tabForQuestion(q);
  const at = `${q?.seat ?? ''} ${useFacts().phase(view)} ${wanted} ${view.round}`;
  const [own, setOwn] = useState<{ at: string; tab: TableTab } | null>(null);
  return [own?.at === at ? own.tab : wanted, (tab) => setOwn({ at, tab })];
}

interface Props {
  tab: TableTab;
  onTab(tab: TableTab): void;
  onWho(): void;
  /** The ship at a glance. */
  children: ReactNode;
}

/** The tabs of the table's main area. On wide screens the systems are beside it instead of in a tab. */
export function TableTabs({ tab, onTab, onWho, children }: Props) {
  const text = useText();
  return (
    <div className="mvs-tab-row">
      {children}
      <nav className="mvs-tabs" aria-label={text('mvs.ui.tabs')}>
        {TABLE_TABS.map(([id, icon]) => (
          <button
            key={id}
            type="button"
            className={`mvs-tab-${id}`}
            aria-pressed={tab === id}
            onClick={() => onTab(id)}
          >
            <Icon name={icon} /> <span>{text(`mvs.ui.tab.${id}`)}</span>
          </button>
        ))}
      </nav>
      <button type="button" className="mvs-tab-who" onClick={onWho}>
        <Icon name="trade" /> <span>{text('mv.ui.whoBuys')}</span> <kbd translate="no">W</kbd>
      </button>
    </div>
  );
}
