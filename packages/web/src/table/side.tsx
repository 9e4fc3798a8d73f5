import { useText } from '@fondaco/page-kit/words/words.tsx';
import { type ReactNode, useId } from 'react';
import './side.css';

export type SideTab = 'story' | 'chat';

interface Props {
  tab: SideTab;
  onTab(tab: SideTab): void;
  unread: number;
  story: ReactNode;
  /** Absent where there is nobody to chat with. */
  chat: ReactNode | null;
  /** Beside the tabs, while the story is shown. */
  storyTool: ReactNode;
  /** Above everything else. */
  head?: ReactNode;
  /** Below the story. */
  foot?: ReactNode;
}

/** Story and chat beside the board. */
export function Side({ tab, onTab, unread, story, storyTool, chat, head, foot }: Props) {
  const text = useText();
  const id = useId();
  const tabs: SideTab[] = chat === null ? ['story'] : ['story', 'chat'];
  const isStory = tab === 'story' || chat === null;
  return (
    <div className="side-column">
      {head}
      <section className="side">
        <div className="side-tabs">
          <div
            className="side-tablist"
            role="tablist"
            aria-label={text('table.side')}
            onKeyDown={(e) => {
              if (e.key !== 'ArrowLeft' && e.key !== 'ArrowRight') return;
              const next = tabs[(tabs.indexOf(tab) + 1) % tabs.length] ?? 'story';
              onTab(next);
              document.getElementById(`${id}-${next}`)?.focus();
            }}
          >
            {tabs.map((x) => (
              <button
                key={x}
                type="button"
                role="tab"
                id={`${id}-${x}`}
                aria-selected={tab === x}
                aria-controls={`${id}-panel`}
                tabIndex={tab === x ? 0 : -1}
                onClick={() => onTab(x)}
              >
                {text(`table.${x}`)}
                {x === 'chat' && unread > 0 && <b className="side-count">{unread}</b>}
              </button>
            ))}
          </div>
          {isStory && storyTool}
        </div>
        <div
          className="side-panel"
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${tab}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
          tabIndex={0}
        >
          {isStory ? story : chat}
        </div>
        {isStory && foot && <div className="side-foot">{foot}</div>}
      </section>
    </div>
  );
}
