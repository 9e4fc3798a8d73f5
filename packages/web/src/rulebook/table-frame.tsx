import type { ReactNode } from 'react';

/** A table that is scrolled by itself where it is too wide. `caption`: the id of its caption. */
export function TableFrame({ caption, children }: { caption?: string; children: ReactNode }) {
  return (
    // Reached by the keyboard, to be scrolled.
    <div
      className="rules-table"
      {...(caption && { role: 'region', 'aria-labelledby': caption, tabIndex: 0 })}
    >
      <table>{children}</table>
    </div>
  );
}
