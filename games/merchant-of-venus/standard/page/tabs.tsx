import type { OwnQuestion } from '@fondaco/kernel';
import { Icon, type IconName } from '@fondaco/page-kit/icons/icon.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { type ReactNode, useState } from 'react';
import { useFacts } from './game.tsx';
import type { View } from './view.ts';

export type Tab = 'chart' | 'ship' | 'market' | 'systems';

const TABS: readonly (readonly [Tab, IconName])[] = [
  ['chart', 'compass'],
  ['ship', 'space-shuttle'],
  ['market', 'scales'],
  ['systems', 'ringed-planet'],
];

/** Where the question is answered. */
export const tabFor = (q: OwnQuestion | null): Tab =>
  q?.kind === 'dock' || q?.kind === 'shuttle' ? 'market' : 'chart';

/** There, unless one looks elsewhere; that holds until the game has moved on. */
export function useTab(view: View, q: OwnQuestion | null): [Tab, (tab: Tab) => void] {
  const wanted = tabFor(q);
  const at = `${q?.seat ?? ''} ${useFacts().phase(view)} ${wanted} ${view.round}`;
  const [own, setOwn] = useState<{ at: string; tab: Tab } | null>(null);
  return [own?.at === at ? own.tab : wanted, (tab) => setOwn({ at, tab })];
}

interface Props {
  tab: Tab;
  onTab(tab: Tab): void;
  onWho(): void;
  /** The ship at a glance. */
  children: ReactNode;
}

/** What the large part of the table shows. Systems stand beside it where there is room. */
export function Tabs({ tab, onTab, onWho, children }: Props) {
  const text = useText();
  return (
    <div className="mvs-tab-row">
      {children}
      <nav className="mvs-tabs" aria-label={text('mvs.ui.tabs')}>
        {TABS.map(([id, icon]) => (
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
