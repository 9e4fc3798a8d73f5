import { Link } from '@fondaco/page-kit/route.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { paths } from '../screens/data/paths.ts';
import { LESSONS } from './lessons.ts';

/** Leads to the first lesson of a game; nothing if it has none. */
export function LearnLink({ game, className }: { game: string; className?: string }) {
  const text = useText();
  const lesson = LESSONS.find((x) => x.game === game);
  return (
    lesson && (
      <Link to={paths.lesson(lesson)} className={className}>
        {text('lobby.learn')}
      </Link>
    )
  );
}
