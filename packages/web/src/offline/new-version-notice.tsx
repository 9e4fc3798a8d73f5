import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { useNewVersion } from './new-version.ts';

/** A new version is ready: it is taken when the player says so, or at the next start. Nothing of a game is lost either way. */
export function NewVersionNotice({ className }: { className: string }) {
  const text = useText();
  const [isReady, dismiss] = useNewVersion();
  if (!isReady) return null;
  return (
    <div className={className} role="status">
      <span>{text('app.version')}</span>
      <span className="actions">
        <Button className="button-small" onClick={() => location.reload()}>
          {text('app.version.take')}
        </Button>
        <Button className="button-small" look="quiet" onClick={dismiss}>
          {text('app.version.later')}
        </Button>
      </span>
    </div>
  );
}
