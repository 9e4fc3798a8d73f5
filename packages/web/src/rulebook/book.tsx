import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { Empty } from '@fondaco/page-kit/ui/empty.tsx';
import { OwnNames, useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import { tableWords } from '@fondaco/text';
import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import { Blocks } from './blocks.tsx';
import { Contents } from './contents.tsx';
import { Inline, ReadingProvider } from './inline.tsx';
import type { LoadedBook } from './load.ts';
import { BookProvider } from './made.tsx';
import { Rule } from './rule.tsx';
import { TitlesProvider } from './rule-ref.tsx';
import { searchRules, wordsIn } from './search.ts';
import './rulebook.css';
import './print.css';

interface Props {
  loaded: LoadedBook;
  /** The rule it is opened at. */
  rule: string | null;
  /** Changes when the same rule is asked for again. */
  times?: number;
  /** Beside a table: one narrow column, and the keyboard goes on at the rule. */
  isBeside?: boolean;
  /** Above the search, and below the title of the book. */
  above?: ReactNode;
  under?: ReactNode;
}

/** A rulebook to read and to search. */
export function Book(props: Props) {
  return (
    <OwnNames names={props.loaded.texts}>
      <OpenBook {...props} />
    </OwnNames>
  );
}

function OpenBook({ loaded, rule, times = 0, isBeside = false, above, under }: Props) {
  const { id, book, tables } = loaded;
  const text = useText();
  const say = useSay();
  const bracket = useSettings()[0].lang === 'xx';
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed);
  const find = useMemo(() => wordsIn(wanted), [wanted]);
  const sections = useMemo(() => {
    const words = (name: string): string =>
      tables[name] ? tableWords(tables[name], say).flat().join(' ') : '';
    return searchRules(book, find, words);
  }, [book, find, tables, say]);
  const isSearch = find.length > 0;
  const count = sections.reduce((sum, s) => sum + s.rules.length, 0);
  const isKnown = book.sections.some((s) => s.rules.some((r) => r.id === rule));
  const titles = useMemo(
    () => new Map(book.sections.flatMap((s) => s.rules.map((r) => [r.id, r.title]))),
    [book],
  );
  const commonest = useMemo(() => commonestEditions(loaded), [loaded]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again, it is shown again
  useEffect(() => {
    setTyped('');
    if (rule === null) return;
    // After the page has gone to its top.
    const frame = requestAnimationFrame(() => goToRule(rule, isBeside));
    return () => cancelAnimationFrame(frame);
  }, [rule, times, isBeside]);
  const reading = useMemo(() => ({ find, bracket }), [find, bracket]);
  return (
    <ReadingProvider value={reading}>
      <div className={`rules ${isBeside ? 'rules-beside' : 'rules-page'}`}>
        <aside className="rules-side">
          {above}
          <div className="rules-search">
            <Icon name="spyglass" />
            <input
              type="search"
              value={typed}
              aria-label={text('rules.search')}
              placeholder={text('rules.search')}
              onChange={(e) => setTyped(e.target.value)}
              onKeyDown={(e) => {
                const first = sections[0]?.rules[0]?.id;
                if (e.key === 'Enter' && isSearch && first) goToRule(first, true);
                // The first Escape empties it; the next one is for what it stands in.
                if (e.key !== 'Escape' || typed === '') return;
                e.preventDefault();
                e.stopPropagation();
                setTyped('');
              }}
            />
          </div>
          <p role="status" className="quiet-text">
            {isSearch && text('rules.found', { count })}
          </p>
          <Contents {...{ id, sections, rule }} isFolded={isBeside} />
        </aside>
        <BookProvider value={loaded}>
          <TitlesProvider value={titles}>
            <article className="rules-text">
              <h1>
                <Inline text={book.title} />
              </h1>
              {under}
              {rule !== null && rule !== id && !isKnown && (
                <Empty title={text('rules.unknown', { rule })} />
              )}
              {!isSearch && <Blocks blocks={book.intro} />}
              {sections.map(({ title, intro, rules }) => (
                <section key={title}>
                  <h2>
                    <Inline text={title} />
                  </h2>
                  <Blocks blocks={intro} />
                  {rules.map((one) => (
                    <Rule
                      key={one.id}
                      rule={one}
                      isMarked={one.id === rule}
                      editions={one.editions === commonest ? null : one.editions}
                      examples={loaded.examples[one.id] ?? []}
                    />
                  ))}
                </section>
              ))}
              {isSearch && count === 0 && (
                <Empty icon="spyglass" title={text('rules.none')}>
                  {text('rules.none.text')}
                </Empty>
              )}
            </article>
          </TitlesProvider>
        </BookProvider>
      </div>
    </ReadingProvider>
  );
}

function goToRule(id: string, isFocused: boolean): void {
  const rule = document.getElementById(id);
  rule?.scrollIntoView();
  if (isFocused) rule?.querySelector('h3')?.focus({ preventScroll: true });
}

/** What most rules say of their editions need not be said with each of them. */
function commonestEditions({ book }: LoadedBook): string | null {
  const all = book.sections.flatMap(({ rules }) => rules.map((rule) => rule.editions));
  const count = (editions: string | null): number => all.filter((x) => x === editions).length;
  return all.toSorted((a, b) => count(b) - count(a))[0] ?? null;
}
