import type { Example } from '@fondaco/kernel';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { Blocks } from './blocks.tsx';
import { ExampleStory } from './example-story.tsx';
import { Highlighted, Inline } from './inline.tsx';
import type { RuleText } from './parse.ts';
import { RuleRef } from './rule-ref.tsx';

interface Props {
  rule: RuleText;
  isMarked: boolean;
  /** The editions it belongs to, if they are not those of most rules. */
  editions: string | null;
  examples: readonly Example[];
}

/** A paragraph of the rulebook; examples and sources are folded away. */
export function Rule({
  rule: { id, title, blocks, sources },
  isMarked,
  editions,
  examples,
}: Props) {
  const text = useText();
  return (
    <section id={id} className={isMarked ? 'rule rule-marked' : 'rule'} aria-current={isMarked}>
      <div className="rule-head">
        <h3 tabIndex={-1}>
          <Inline text={title} />
        </h3>
        {editions && (
          <span className="rule-editions">
            <Inline text={editions} />
          </span>
        )}
        <RuleRef
          rule={id}
          className="rule-id"
          aria-label={text('rules.linkTo', { rule: id })}
          translate="no"
        >
          <Highlighted text={id} />
        </RuleRef>
      </div>
      <Blocks blocks={blocks} />
      {examples.map((example) => (
        <ExampleStory key={example.title} example={example} />
      ))}
      {sources && (
        <details className="rule-sources">
          <summary>{text('rules.sources')}</summary>
          <p>
            <Inline text={sources} />
          </p>
        </details>
      )}
    </section>
  );
}
