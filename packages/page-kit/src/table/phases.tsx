import type { ReactNode } from 'react';
import './phases.css';

interface Props<P extends string> {
  label: string;
  phases: readonly P[];
  /** The current phase; null when all of them are over. */
  at: P | null;
  name(phase: P): string;
}

/** The phases of a turn in a row: those that are over are ticked, the one under way stands out. */
export function Phases<P extends string>({ label, phases, at, name }: Props<P>): ReactNode {
  const now = at === null ? phases.length : phases.indexOf(at);
  return (
    <ol className="phases" aria-label={label}>
      {phases.map((phase, i) => (
        <li
          key={phase}
          className={i < now ? 'phase-done' : ''}
          {...(i === now && { 'aria-current': 'step' as const })}
        >
          {i < now && <span aria-hidden="true">✓ </span>}
          {name(phase)}
        </li>
      ))}
    </ol>
  );
}
