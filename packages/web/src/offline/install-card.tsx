import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { install, refuseInstall, useInstall } from './install.ts';

/** Offers to install the page as an app, until it is refused once. */
export function InstallCard() {
  const text = useText();
  const { wanted } = useInstall();
  if (!wanted) return null;
  return (
    <section className="rail-part" aria-labelledby="rail-install">
      <h2 id="rail-install">{text('app.install')}</h2>
      <p>{text('app.install.text')}</p>
      <div className="actions">
        <Button onClick={() => void install()}>
          <Icon name="download" />
          {text('app.install.go')}
        </Button>
        <Button look="quiet" onClick={refuseInstall}>
          {text('app.install.no')}
        </Button>
      </div>
    </section>
  );
}
