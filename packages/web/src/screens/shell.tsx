import { HAS_SERVER } from '@fondaco/page-kit/address.ts';
import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { Logo } from '@fondaco/page-kit/icons/logo.tsx';
import { Link, usePath } from '@fondaco/page-kit/route.tsx';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { Dialog } from '@fondaco/page-kit/ui/dialog.tsx';
import { Disclosure } from '@fondaco/page-kit/ui/disclosure.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { install, useInstall } from '../offline/install.ts';
import { NewVersionNotice } from '../offline/new-version-notice.tsx';
import { useMe } from './data/me.ts';
import { paths } from './data/paths.ts';
import { useServerReachable } from './data/server-reachable.ts';
import { LanguageSelect, ThemeSelect } from './selects.tsx';
import { SettingsForm } from './settings.tsx';
import './screens.css';
import './shell.css';

const NAV = [
  { to: paths.lobby, what: 'app.nav.lobby' },
  { to: paths.finished, what: 'app.nav.finished' },
  { to: paths.rules, what: 'app.nav.rules' },
] as const;

let lastPath: string | null = null;

const InShell = createContext(false);

/** What can stand in the shell or alone is in a `<main>` either way. */
export const Main = ({ children }: { children: ReactNode }) =>
  useContext(InShell) ? children : <main className="shell-alone">{children}</main>;

/** The frame of every screen but the table. */
export function Shell({ children }: { children: ReactNode }) {
  const text = useText();
  const path = usePath();
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    // A new screen begins at its top for the keyboard and the screen reader too; the first one as the browser has it.
    if (lastPath !== null && lastPath !== path) main.current?.focus({ preventScroll: true });
    lastPath = path;
  }, [path]);
  const current = (to: string): boolean => (to === '/' ? path === '/' : path.startsWith(to));
  return (
    <div className="shell">
      <Link className="shell-skip" to={`${path}#main`} follow={() => main.current?.focus()}>
        {text('app.skip')}
      </Link>
      <header className="shell-top">
        <Link to={paths.lobby} className="shell-brand">
          <Logo size={28} />
          {text('app.name')}
        </Link>
        <nav className="shell-nav" aria-label={text('app.nav')}>
          {NAV.map(({ to, what }) => (
            <Link key={to} to={to} aria-current={current(to) ? 'page' : undefined}>
              {text(what)}
            </Link>
          ))}
        </nav>
        <div className="shell-side">
          <Connection />
          <div className="shell-wide">
            <LanguageSelect />
            <ThemeSelect />
          </div>
          <AccountMenu />
        </div>
      </header>
      <NewVersionNotice className="note note-info shell-notice" />
      <main id="main" ref={main} tabIndex={-1}>
        <InShell value={true}>{children}</InShell>
      </main>
    </div>
  );
}

function Connection() {
  const text = useText();
  const there = useServerReachable();
  return (
    <span role="status" className={`shell-link ${there === false ? 'shell-link-lost' : ''}`}>
      {HAS_SERVER && there !== null && (
        <>
          <span className="shell-link-dot" aria-hidden="true" />
          <span className="shell-link-text">{text(there ? 'app.link.open' : 'app.link.lost')}</span>
        </>
      )}
    </span>
  );
}

function AccountMenu() {
  const text = useText();
  const { person } = useMe();
  const { can: canInstall } = useInstall();
  const [settings, setSettings] = useState(false);
  return (
    <>
      <Disclosure
        className="shell-account"
        label={person ? text('app.menuOf', { name: person.name }) : text('app.menu')}
        button={
          <>
            <Icon name={person ? 'person' : 'menu'} />
            {person ? (
              <span className="shell-name" translate="no">
                {person.name}
              </span>
            ) : (
              <span className="shell-name">{text('app.menu')}</span>
            )}
          </>
        }
      >
        {(close) => (
          <>
            <div className="shell-narrow">
              <LanguageSelect bare={false} />
              <ThemeSelect bare={false} />
            </div>
            {HAS_SERVER && (
              <Link to={paths.me}>
                <Icon name="person" size={20} />
                {text('app.menu.me')}
              </Link>
            )}
            {HAS_SERVER && (
              <Link to={paths.notices}>
                <Icon name="bell" size={20} />
                {text('app.menu.notices')}
              </Link>
            )}
            <Button
              look="quiet"
              onClick={() => {
                close();
                setSettings(true);
              }}
            >
              <Icon name="cog" size={20} />
              {text('app.menu.settings')}
            </Button>
            {canInstall && (
              <Button
                look="quiet"
                onClick={() => {
                  close();
                  void install();
                }}
              >
                <Icon name="download" size={20} />
                {text('app.install')}
              </Button>
            )}
            <Link to={paths.about}>
              <Icon name="question" size={20} />
              {text('app.menu.about')}
            </Link>
          </>
        )}
      </Disclosure>
      {settings && (
        <Dialog title={text('app.settings')} onClose={() => setSettings(false)}>
          <SettingsForm />
        </Dialog>
      )}
    </>
  );
}
