import type { Example, ExampleStep } from '@fondaco/kernel';
import { NamesProvider, useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import { useMemo } from 'react';

const NAMES = 5;

/** An example of a rule, folded, in the words in which the table tells it. */
export function ExampleStory({ example: { title, steps } }: { example: Example }) {
  const text = useText();
  const names = useMemo(
    () => Array.from({ length: NAMES }, (_, seat) => text(`rules.example.name.${seat}`)),
    [text],
  );
  return (
    <details className="rule-example">
      <summary>{text('rules.example.title', { title: text(title) })}</summary>
      <NamesProvider value={names}>
        <ol>
          {steps.map((step, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a story does not change
            <Step key={i} step={step} />
          ))}
        </ol>
      </NamesProvider>
    </details>
  );
}

function Step({ step: { seat, told, refused } }: { step: ExampleStep }) {
  const say = useSay();
  const text = useText();
  return (
    <li>
      {refused
        ? text('rules.example.refused', { who: { seat }, what: refused.answer, why: refused.why })
        : told.map(say).join(' ')}
    </li>
  );
}
