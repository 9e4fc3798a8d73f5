import type { Lang } from '@fondaco/kernel';
import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { Link } from '@fondaco/page-kit/route.tsx';
import { Empty } from '@fondaco/page-kit/ui/empty.tsx';
import { useLocale, useText } from '@fondaco/page-kit/words/words.tsx';
import { useDeferredValue, useEffect, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import { paths } from './data/paths.ts';
import { StatePage, Waiting } from './pages.tsx';
import { BOOKS, type BookId, bookNow, loadBook, rulebookOf } from './rules/load.ts';
import { Blocks, Inline } from './rules/marked.tsx';
import { type Rulebook, type RuleText, wordsOf } from './rules/rulebook.ts';
import './rules/rules.css';
import { useTitle } from './title.ts';

/** The rulebook, opened at a rule where one is given. */
export function RulesScreen({ rule = null }: { rule?: string | null }) {
  const text = useText();
  const id = rulebookOf(rule);
  const book = useBook(id);
  useTitle(text('rules.title'));
  if (book === 'failed') return <StatePage name="offline" />;
  return book ? <OpenBook key={id} {...{ id, book, rule }} /> : <Waiting />;
}

function useBook(id: BookId): Rulebook | 'failed' | null {
  const lang = useLocale() as Lang;
  const [book, setBook] = useState<Rulebook | 'failed' | null>(() => bookNow(id, lang) ?? null);
  useEffect(() => {
    let wanted = true;
    loadBook(id, lang).then(
      (loaded) => wanted && setBook(loaded),
      () => wanted && setBook('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [id, lang]);
  return book;
}

interface OpenBookProps {
  id: BookId;
  book: Rulebook;
  rule: string | null;
}

function OpenBook({ id, book, rule }: OpenBookProps) {
  const text = useText();
  const bracket = useSettings()[0].lang === 'xx';
  const [typed, setTyped] = useState('');
  const find = useDeferredValue(typed.trim().toLocaleLowerCase());
  const sections = book.sections
    .map((s) => ({ ...s, rules: s.rules.filter((r) => !find || wordsOf(r).includes(find)) }))
    .filter((s) => s.rules.length > 0);
  const count = sections.reduce((sum, s) => sum + s.rules.length, 0);
  const known = book.sections.some((s) => s.rules.some((r) => r.id === rule));
  useEffect(() => {
    if (rule === null) return;
    // After the page has gone to its top.
    const frame = requestAnimationFrame(() => document.getElementById(rule)?.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [rule]);
  return (
    <div className="rules">
      <aside className="rules-side">
        <nav className="rules-books" aria-label={text('rules.books')}>
          {BOOKS.map((one) => (
            <Link
              key={one}
              to={`${paths.rules}/${one}`}
              aria-current={one === id ? 'page' : undefined}
            >
              {text(`${one}.name`)}
            </Link>
          ))}
        </nav>
        <div className="rules-search">
          <Icon name="spyglass" />
          <input
            type="search"
            value={typed}
            aria-label={text('rules.search')}
            placeholder={text('rules.search')}
            onChange={(e) => setTyped(e.target.value)}
          />
        </div>
        <p role="status" className="quiet-text">
          {find && text('rules.found', { count })}
        </p>
        <Contents book={{ ...book, sections }} rule={rule} bracket={bracket} />
      </aside>
      <article className="rules-text">
        <h1>
          <Inline text={book.title} bracket={bracket} />
        </h1>
        {rule !== null && rule !== id && !known && (
          <Empty title={text('rules.unknown', { rule })} />
        )}
        {!find && <Blocks blocks={book.intro} bracket={bracket} />}
        {sections.map((section) => (
          <section key={section.title}>
            <h2>
              <Inline text={section.title} bracket={bracket} />
            </h2>
            {section.rules.map((one) => (
              <Rule key={one.id} rule={one} marked={one.id === rule} {...{ find, bracket }} />
            ))}
          </section>
        ))}
        {count === 0 && (
          <Empty icon="spyglass" title={text('rules.none')}>
            {text('rules.none.text')}
          </Empty>
        )}
      </article>
    </div>
  );
}

interface RuleProps {
  rule: RuleText;
  marked: boolean;
  find: string;
  bracket: boolean;
}

function Rule({ rule, marked, find, bracket }: RuleProps) {
  const text = useText();
  const { id, title, blocks, source } = rule;
  return (
    <section id={id} className={marked ? 'rule rule-marked' : 'rule'} aria-current={marked}>
      <h3>
        <Inline text={title} {...{ find, bracket }} />
        <Link
          to={`${paths.rules}/${id}`}
          className="rule-id"
          aria-label={text('rules.linkTo', { rule: id })}
          translate="no"
        >
          {id}
        </Link>
      </h3>
      <Blocks blocks={blocks} {...{ find, bracket }} />
      {source && (
        <p className="rule-source">
          <Inline text={source} bracket={bracket} />
        </p>
      )}
    </section>
  );
}

interface ContentsProps {
  book: Rulebook;
  rule: string | null;
  bracket: boolean;
}

/** On a phone it is folded away until one asks for it. */
function Contents({ book, rule, bracket }: ContentsProps) {
  const text = useText();
  const [wide] = useState(() => matchMedia('(min-width: 860px)').matches);
  const part = rule?.split('.').slice(0, 2).join('.');
  return (
    <details className="rules-contents" open={wide}>
      <summary>{text('rules.contents')}</summary>
      <nav aria-label={text('rules.contents')}>
        <ul>
          {book.sections.map((section) => {
            const first = section.rules[0]?.id ?? '';
            const here = part !== undefined && first.startsWith(`${part}.`);
            return (
              <li key={section.title}>
                <Link to={`${paths.rules}/${first}`} aria-current={here || undefined}>
                  <Inline text={section.title} bracket={bracket} />
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
    </details>
  );
}
