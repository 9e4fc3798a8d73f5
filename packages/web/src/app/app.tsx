import { HAS_SERVER } from '@fondaco/page-kit/address.ts';
import { usePath } from '@fondaco/page-kit/route.tsx';
import { LanguageProvider } from '@fondaco/page-kit/words/words.tsx';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { isLocal } from '../local/ids.ts';
import { ErrorBoundary } from '../screens/error-boundary.tsx';
import { NotFoundPage, StatePage, Waiting } from '../screens/pages.tsx';
import { Shell } from '../screens/shell.tsx';
import { useLanguage } from './language.ts';
import { useTheme } from './theme.ts';

const Lobby = lazyScreen(() => import('../screens/lobby.tsx'), 'Lobby');
const NewTableScreen = lazyScreen(() => import('../screens/new-table.tsx'), 'NewTableScreen');
const Finished = lazyScreen(() => import('../screens/finished.tsx'), 'Finished');
const Account = lazyScreen(() => import('../screens/account/account.tsx'), 'Account');
const SignIn = lazyScreen(() => import('../screens/account/sign-in.tsx'), 'SignIn');
const ResetPassword = lazyScreen(() => import('../screens/account/links.tsx'), 'ResetPassword');
const ConfirmMail = lazyScreen(() => import('../screens/account/links.tsx'), 'ConfirmMail');
const RulesScreen = lazyScreen(() => import('../screens/rules.tsx'), 'RulesScreen');
const About = lazyScreen(() => import('../screens/about.tsx'), 'About');
const Privacy = lazyScreen(() => import('../screens/privacy/privacy.tsx'), 'Privacy');
const SetsScreen = lazyScreen(() => import('../screens/sets/sets.tsx'), 'SetsScreen');
const Notices = lazyScreen(() => import('../screens/notices/notices.tsx'), 'Notices');
const Unsubscribe = lazyScreen(() => import('../screens/notices/unsubscribe.tsx'), 'Unsubscribe');
const Welcome = lazyScreen(() => import('../screens/welcome.tsx'), 'Welcome');
const Keeper = lazyScreen(() => import('../screens/keeper/keeper.tsx'), 'Keeper');
const Invite = lazyScreen(() => import('../screens/invite.tsx'), 'Invite');
const TableScreen = lazyScreen(() => import('../table/table-screen.tsx'), 'TableScreen');
const AnalysisScreen = lazyScreen(
  () => import('../analysis/analysis-screen.tsx'),
  'AnalysisScreen',
);
const LessonScreen = lazyScreen(() => import('../lessons/lesson-screen.tsx'), 'LessonScreen');
const ReplayScreen = lazyScreen(() => import('../table/replay-screen.tsx'), 'ReplayScreen');

/** Each screen is loaded when it is first opened. */
function lazyScreen<N extends string, P>(
  load: () => Promise<Record<N, ComponentType<P>>>,
  name: N,
): ComponentType<P> {
  return lazy(async () => ({ default: (await load())[name] })) as unknown as ComponentType<P>;
}

export function App() {
  useTheme();
  const path = usePath();
  const { language, fault } = useLanguage(textsAt(path));
  if (!language) return <Opening />;
  return (
    <LanguageProvider value={language}>
      <ErrorBoundary key={path}>
        {fault ? (
          <Fault error={fault} />
        ) : (
          <Suspense fallback={<Waiting />}>{screenAt(path)}</Suspense>
        )}
      </ErrorBoundary>
    </LanguageProvider>
  );
}

/** What the page shows before its first file has come, and goes on showing until the first words are there. */
const Opening = () => (
  <p className="opening" translate="no" aria-hidden="true">
    Fondaco
  </p>
);

const textsAt = (path: string): 'table' | 'more' | null => {
  if (/^\/(keeper|me|notices|unsubscribe|privacy|welcome|signin|reset|confirm)$/.test(path))
    return 'more';
  return /^\/(table\/|replay\/|lesson\/|rules(\/|$)|new$|sets$|about$)/.test(path) ? 'table' : null;
};
/** Hands what failed while texts were loaded to the boundary around it. */
function Fault({ error }: { error: unknown }): ReactNode {
  throw error;
}

/** Screens of the server and of what it keeps. */
const needsServer = (first: string, id: string): boolean =>
  /^(invite|me|welcome|keeper)$/.test(first) || (/^(table|replay)$/.test(first) && !isLocal(id));

function screenAt(path: string): ReactNode {
  const [, first = '', second = '', ...rest] = path.split('/');
  const id = decodeURIComponent(second);
  if (!HAS_SERVER && needsServer(first, id))
    return (
      <Shell>
        <StatePage name="noServer" />
      </Shell>
    );
  if (first === 'table' && id && rest.join('/') === 'analysis')
    return <AnalysisScreen key={id} id={id} />;
  if (first === 'lesson' && rest.length === 1)
    return <LessonScreen key={path} game={id} name={decodeURIComponent(rest[0] ?? '')} />;
  if (rest.length > 0) return <NotFoundPage />;
  // A table and its replay fill the screen; everything else stands in the shell.
  if (first === 'table' && id) return <TableScreen key={id} id={id} />;
  if (first === 'replay' && id) return <ReplayScreen key={id} id={id} />;
  // The shell does not wait for what stands in it.
  return (
    <Shell>
      <Suspense fallback={<Waiting />}>{inShell(first, id)}</Suspense>
    </Shell>
  );
}

function inShell(first: string, id: string): ReactNode {
  if (first === 'invite' && id) return <Invite token={id} />;
  if (first === 'rules') return <RulesScreen rule={id || null} />;
  if (id) return <NotFoundPage />;
  switch (first) {
    case '':
      return <Lobby />;
    case 'new':
      return <NewTableScreen />;
    case 'finished':
      return <Finished />;
    case 'me':
      return <Account />;
    case 'signin':
      return <SignIn />;
    case 'reset':
      return <ResetPassword />;
    case 'confirm':
      return <ConfirmMail />;
    case 'notices':
      return <Notices />;
    case 'unsubscribe':
      return <Unsubscribe />;
    case 'welcome':
      return <Welcome />;
    case 'keeper':
      return <Keeper />;
    case 'sets':
      return <SetsScreen />;
    case 'privacy':
      return <Privacy />;
    case 'about':
      return <About />;
    default:
      return <NotFoundPage />;
  }
}
