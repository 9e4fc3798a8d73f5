import { Component, type ErrorInfo, type ReactNode } from 'react';
import { isMissingPart, whyMissing } from '../api/errors.ts';
import { StatePage, Waiting } from './pages.tsx';

interface State {
  /** `asking`: a part of the page is missing, and the server is asked why. */
  failed: 'broken' | 'asking' | 'outdated' | 'notLoaded' | null;
}

/** Shown when rendering fails; offers a reload. Games are stored elsewhere and not affected. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: null };
  static getDerivedStateFromError(error: unknown): State {
    return { failed: isMissingPart(error) ? 'asking' : 'broken' };
  }
  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(error, info.componentStack);
    if (isMissingPart(error))
      void whyMissing().then((why) =>
        this.setState({ failed: why === 'outdated' ? why : 'notLoaded' }),
      );
  }
  override render(): ReactNode {
    const { failed } = this.state;
    if (failed === 'asking') return <Waiting />;
    return failed ? <StatePage name={failed} /> : this.props.children;
  }
}
