import { Link } from '@fondaco/page-kit/route.tsx';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { LearnLink } from '../lessons/learn-link.tsx';
import { Book } from '../rulebook/book.tsx';
import { BOOKS, gameOfBook } from '../rulebook/load.ts';
import { useBook } from '../rulebook/use-book.ts';
import { paths } from './data/paths.ts';
import { StatePage, Waiting } from './pages.tsx';
import { useTitle } from './title.ts';
import '@fondaco/page-kit/icons/with-table-icons.ts';

/** The page of the rulebooks, opened at a rule where one is given. */
export function RulesScreen({ rule = null }: { rule?: string | null }) {
  const text = useText();
  const loaded = useBook(rule);
  useTitle(text('rules.title'));
  if (loaded === 'failed') return <StatePage name="offline" />;
  if (!loaded) return <Waiting />;
  const { id } = loaded;
  return (
    <Book
      key={id}
      {...{ loaded, rule }}
      above={
        <nav className="rules-books" aria-label={text('rules.title')}>
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
      }
      under={
        <p className="rules-ways">
          <LearnLink game={gameOfBook(id)} className="rules-learn" />
          <PrintButton />
        </p>
      }
    />
  );
}

function PrintButton() {
  const text = useText();
  return (
    <Button look="quiet" onClick={() => print()}>
      {text('rules.print')}
    </Button>
  );
}
