import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { Link } from '@fondaco/page-kit/route.tsx';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { paths } from '../screens/data/paths.ts';

interface Props {
  title: string;
  /** Steps done, and all of them. */
  at: number;
  of: number;
  onRestart(): void;
}

/** In place of the table's bar: what is taught, how far it is, and the way out. */
export function LessonBar({ title, at, of, onRestart }: Props) {
  const text = useText();
  return (
    <header className="lesson-bar">
      <span className="lesson-tag">{text('lessons.lesson')}</span>
      <h1>{title}</h1>
      <span className="lesson-progress" aria-hidden="true">
        {Array.from({ length: of }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is identified by its place
          <i key={i} className={i < at ? 'is-done' : i === at ? 'is-now' : ''} />
        ))}
      </span>
      <span className="lesson-count">{text('lessons.step', { n: Math.min(at + 1, of), of })}</span>
      <Button look="quiet" className="lesson-again" onClick={onRestart}>
        {text('lessons.again')}
      </Button>
      <Link to={paths.lobby} className="button lesson-leave" aria-label={text('lessons.leave')}>
        <span>{text('lessons.leave')}</span>
        <Icon name="cross" />
      </Link>
    </header>
  );
}
