import { Icon, type IconName } from '@fondaco/page-kit/icons/icon.tsx';
import { Logo } from '@fondaco/page-kit/icons/logo.tsx';
import { Link } from '@fondaco/page-kit/route.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import type { ReactNode } from 'react';
import credits from '../../../../CREDITS.md?raw';
import { fetchGames } from './data/games.ts';
import { useLoad } from './data/load.ts';
import { paths } from './data/paths.ts';
import { PackNote } from './pack-note.tsx';
import './about.css';
import './screens.css';
import { useTitle } from './title.ts';
import { useGameName } from './words.ts';

interface Author {
  name: string;
  icons: { name: string; href: string }[];
}

/** Authors and their icons as CREDITS.md lists them, so that there is one list only. */
const ICON_LINK = /\[([a-z0-9-]+)\]\((https:\/\/game-icons\.net\/[^)]+)\)/g;
const AUTHORS: Author[] = credits.split('\n').flatMap((line) => {
  const icons = [...line.matchAll(ICON_LINK)].map(([, name = '', href = '']) => ({ name, href }));
  const name = /^\| ([^|]+) \|/.exec(line)?.[1];
  return name && icons.length > 0 ? [{ name, icons }] : [];
});

const LINKS = {
  icons: 'https://game-icons.net',
  ccBy: 'https://creativecommons.org/licenses/by/3.0/',
  garamond: 'https://github.com/octaviopardo/EBGaramond12',
  source: 'https://github.com/adobe-fonts/source-sans',
  earth: 'https://www.naturalearthdata.com',
} as const;

/** What this is, who made what of it, and what it may be used for. */
export function About() {
  const text = useText();
  const gameName = useGameName();
  const games = useLoad(fetchGames, []);
  useTitle(text('about.title'));
  return (
    <div className="screen about">
      <header className="screen-head about-head">
        <Logo size={56} />
        <h1>{text('app.name')}</h1>
        <p>{text('about.what')}</p>
      </header>
      <section className="panel">
        <h2>{text('about.house')}</h2>
        <p>{text('about.house.text')}</p>
        <p>{text('about.fair')}</p>
      </section>
      <section className="panel">
        <h2>{text('about.games')}</h2>
        <p>{text('about.games.text')}</p>
        {games.data?.map((game) => (
          <div key={game.id}>
            <h3>{gameName(game.id)}</h3>
            <PackNote game={game.id} pack={game.pack} />
          </div>
        ))}
        <p>
          <Link to={paths.rules}>{text('about.rules')}</Link>
        </p>
      </section>
      <section className="panel">
        <h2>{text('about.pictures')}</h2>
        <p>
          {text('about.earth')} <Out href={LINKS.earth} label={text('about.earth.link')} />
        </p>
        <p>
          {text('about.fonts')} <Out href={LINKS.garamond} label={text('about.fonts.garamond')} />{' '}
          <Out href={LINKS.source} label={text('about.fonts.source')} />
        </p>
        <p>
          {text('about.icons')}{' '}
          <Out href={LINKS.icons} label=<span translate="no">game-icons.net</span> />{' '}
          <Out href={LINKS.ccBy} label={text('about.icons.licence')} />
        </p>
        <dl className="about-icons">
          {AUTHORS.map(({ name, icons }) => (
            <div key={name}>
              <dt translate="no">{name}</dt>
              <dd>
                {icons.map((icon) => (
                  <a key={icon.name} href={icon.href} translate="no">
                    <Icon name={icon.name as IconName} size={22} /> {icon.name}
                  </a>
                ))}
              </dd>
            </div>
          ))}
        </dl>
        <p>{text('about.own')}</p>
      </section>
      <section className="panel">
        <h2>{text('about.licence')}</h2>
        <p>{text('about.licence.text')}</p>
        <p>
          <Link to={paths.privacy}>{text('about.privacy')}</Link>
        </p>
      </section>
    </div>
  );
}

function Out({ href, label }: { href: string; label: ReactNode }) {
  return (
    <a href={href} rel="noopener">
      {label}
    </a>
  );
}
