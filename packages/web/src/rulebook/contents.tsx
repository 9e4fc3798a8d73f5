import { useText } from '@fondaco/page-kit/words/words.tsx';
import { useState } from 'react';
import { Inline } from './inline.tsx';
import type { BookId } from './load.ts';
import type { BookSection } from './parse.ts';
import { RuleRef } from './rule-ref.tsx';

interface Props {
  id: BookId;
  sections: readonly BookSection[];
  rule: string | null;
  isFolded: boolean;
}

/** On a phone and beside a table it is folded away until one asks for it. */
export function Contents({ id, sections, rule, isFolded }: Props) {
  const text = useText();
  const [isWide] = useState(() => matchMedia('(min-width: 1000px)').matches);
  const part = rule?.split('.').slice(0, -1).join('.');
  return (
    <details className="rules-contents" open={isWide && !isFolded}>
      <summary>{text('rules.contents')}</summary>
      <nav aria-label={text('rules.contents')}>
        <ul>
          {sections.map(({ title, rules }) => {
            const first = rules[0]?.id ?? id;
            const here = !!part && first.startsWith(`${part}.`);
            return (
              <li key={title}>
                <RuleRef rule={first} aria-current={here || undefined}>
                  <Inline text={title} />
                </RuleRef>
              </li>
            );
          })}
        </ul>
      </nav>
    </details>
  );
}
