import type { ReactNode } from 'react';

/** The arch of the fondaco. The name stands beside it. */
export function Logo({ size = 24 }: { size?: number }): ReactNode {
  return (
    <svg
      className="logo"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
      style={{ flex: 'none', color: 'var(--accent)' }}
    >
      <path d="M2 21V11a10 10 0 0 1 20 0v10h-4.5V11.5a5.5 5.5 0 0 0-11 0V21z" fill="currentColor" />
      <path d="M12 10l3.2 3.6L12 21l-3.2-7.4z" fill="currentColor" />
    </svg>
  );
}
