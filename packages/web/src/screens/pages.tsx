import type { Refusal } from '@fondaco/kernel';
import { Icon, type IconName } from '@fondaco/page-kit/icons/icon.tsx';
import { Link } from '@fondaco/page-kit/route.tsx';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { Skeleton } from '@fondaco/page-kit/ui/empty.tsx';
import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import type { ReactNode } from 'react';
import type { ConnectionState } from '../wire/state.ts';
import { paths } from './data/paths.ts';
import { Main, Shell } from './shell.tsx';
import { useTitle } from './title.ts';
import './pages.css';
import './screens.css';

interface PageProps {
  icon: IconName;
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
  /** Announced at once by screen readers, for pages that appear while the user is doing something else. */
  urgent?: boolean;
}

/** A whole page that says one thing. */
function Page({ icon, title, children, actions, urgent = false }: PageProps) {
  useTitle(title);
  return (
    <Main>
      <div className="page" role={urgent ? 'alert' : undefined}>
        <span className="page-seal" aria-hidden="true">
          <Icon name={icon} size={46} />
        </span>
        <h1>{title}</h1>
        {children && <div className="page-text">{children}</div>}
        {actions && <div className="actions page-actions">{actions}</div>}
      </div>
    </Main>
  );
}

function ToLobby({ primary = true }: { primary?: boolean }) {
  const text = useText();
  return (
    <Link to={paths.lobby} className={`button button-${primary ? 'primary' : 'plain'}`}>
      {text('app.toLobby')}
    </Link>
  );
}

function Reload({ look = 'primary' }: { look?: 'primary' | 'plain' }) {
  const text = useText();
  return (
    <Button look={look} onClick={() => location.reload()}>
      {text('app.reload')}
    </Button>
  );
}

/** Pages of one fixed text each, by the reason. */
const PAGES = {
  notFound: { icon: 'compass', actions: ['lobby'] },
  noTable: { icon: 'caravel', actions: ['lobby'] },
  private: { icon: 'padlock', actions: ['lobby'] },
  full: { icon: 'person', actions: ['lobby'] },
  inviteUsed: { icon: 'wax-seal', actions: ['lobby'] },
  inviteNone: { icon: 'wax-seal', actions: ['lobby'] },
  begun: { icon: 'hourglass', actions: ['lobby'] },
  seated: { icon: 'shaking-hands', actions: ['lobby'] },
  restarting: { icon: 'hourglass', actions: [] },
  outdated: { icon: 'quill-ink', actions: ['reload'] },
  offline: { icon: 'anchor', actions: ['reload', 'lobby'] },
  noServer: { icon: 'anchor', actions: ['lobby'] },
  broken: { icon: 'skull-crossed-bones', actions: ['reload', 'lobby'] },
  closed: { icon: 'exit-door', actions: ['lobby'] },
  inside: { icon: 'shaking-hands', actions: ['lobby'] },
  notAllowed: { icon: 'padlock', actions: ['lobby'] },
  notLoaded: { icon: 'anchor', actions: ['reload', 'lobby'] },
  gone: { icon: 'caravel', actions: ['lobby'] },
  damaged: { icon: 'skull-crossed-bones', actions: ['lobby'] },
  signedOut: { icon: 'padlock', actions: ['lobby'] },
  newer: { icon: 'quill-ink', actions: ['reload', 'lobby'] },
  noStorage: { icon: 'padlock', actions: ['reload', 'lobby'] },
  noSpace: { icon: 'anchor', actions: ['reload', 'lobby'] },
} as const satisfies Record<string, { icon: IconName; actions: readonly ('lobby' | 'reload')[] }>;

export type PageName = keyof typeof PAGES;

interface StatePageProps {
  name: PageName;
  /** The server's own message, shown in addition. */
  refusal?: Refusal | null;
  /** What else can be done from here; comes first. */
  children?: ReactNode;
}

export function StatePage({ name, refusal, children }: StatePageProps) {
  const text = useText();
  const say = useSay();
  const { icon, actions } = PAGES[name];
  const wanted: readonly string[] = actions;
  return (
    <Page
      icon={icon}
      title={text(`error.${name}`)}
      urgent={['restarting', 'outdated', 'offline', 'signedOut'].includes(name)}
      actions={
        <>
          {children}
          {wanted.includes('reload') && <Reload look={children ? 'plain' : 'primary'} />}
          {wanted.includes('lobby') && (
            <ToLobby primary={!children && !wanted.includes('reload')} />
          )}
        </>
      }
    >
      {name === 'notAllowed' && refusal ? (
        <p>{say(refusal.msg)}</p>
      ) : (
        <p>{text(`error.${name}.text`)}</p>
      )}
      {name !== 'notAllowed' && refusal && <p className="quiet-text">{say(refusal.msg)}</p>}
    </Page>
  );
}

const BY_KEY: Record<string, PageName> = {
  'server.table.none': 'noTable',
  'server.table.private': 'private',
  'server.table.full': 'full',
  'server.table.started': 'begun',
  'server.invite.none': 'inviteNone',
  'server.invite.used': 'inviteUsed',
  'server.notFound': 'notFound',
  'local.offline': 'offline',
  'local.noServer': 'noServer',
  'local.outdated': 'outdated',
  'local.notLoaded': 'notLoaded',
  'local.none': 'gone',
  'local.damaged': 'damaged',
  'local.newer': 'newer',
  'local.storage': 'noStorage',
  'local.full': 'noSpace',
};

/** Refusals that say all there is to say. */
const NOT_ALLOWED = /^server\.(banned|entry\.|table\.(removed|blocked)$)/;

/** The page for what the server refused. */
export function RefusalPage({ refusal, children }: { refusal: Refusal; children?: ReactNode }) {
  const name = BY_KEY[refusal.msg.key];
  if (name) return <StatePage name={name}>{children}</StatePage>;
  if (NOT_ALLOWED.test(refusal.msg.key)) return <StatePage name="notAllowed" refusal={refusal} />;
  return (
    <StatePage name="broken" refusal={refusal}>
      {children}
    </StatePage>
  );
}

/** Shown while a table loads; `connection` is the one to that table. Once the server is back, the page continues by itself. */
export function Waiting({ connection }: { connection?: ConnectionState }) {
  const text = useText();
  if (connection === 'restarting') return <StatePage name="restarting" />;
  if (connection === 'lost') return <StatePage name="offline" />;
  return (
    <Main>
      <div className="screen">
        <Skeleton rows={5} label={text('app.waiting')} />
      </div>
    </Main>
  );
}

export const NotFoundPage = () => <StatePage name="notFound" />;
export const OutdatedPage = () => <StatePage name="outdated" />;

/** The session was ended while the page showed a table: nothing of it stays in sight. */
export function SignedOutPage() {
  const text = useText();
  return (
    <Shell>
      <StatePage name="signedOut">
        <a href={paths.signIn} className="button button-primary">
          {text('error.signedOut.go')}
        </a>
      </StatePage>
    </Shell>
  );
}

/** A table that cannot be seen, in the frame of the other screens. */
export function ClosedTable({ refusal }: { refusal: Refusal }) {
  return (
    <Shell>
      <RefusalPage refusal={refusal} />
    </Shell>
  );
}
