import { Component, type ErrorInfo, type ReactNode } from 'react';
import { StatePage } from './pages.tsx';

interface State {
  failed: 'broken' | 'outdated' | null;
}

/** A part of the page that a newer version replaced on the server can no longer be loaded. */
const MISSING_PART = /dynamically imported module|module script failed|preload CSS/i;

/** Shown when rendering fails; offers a reload. Games are stored elsewhere and not affected. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: null };
  static getDerivedStateFromError(error: unknown): State {
    const missing = error instanceof Error && MISSING_PART.test(error.message);
    return { failed: missing && navigator.onLine ? 'outdated' : 'broken' };
  }
  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }
  override render(): ReactNode {
    return this.state.failed ? <StatePage name={this.state.failed} /> : this.props.children;
  }
}
