import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icons/icon.tsx';
import './empty.css';

interface EmptyProps {
  icon?: IconName;
  title: string;
  children?: ReactNode;
  /** What can be done about it. */
  actions?: ReactNode;
}

/** The place of something that is not there yet, and how to get it. */
export function Empty({ icon, title, children, actions }: EmptyProps) {
  return (
    <div className="empty">
      {icon && <Icon name={icon} size={40} className="empty-icon" />}
      <p className="empty-title">{title}</p>
      {children && <p className="empty-text">{children}</p>}
      {actions && <div className="empty-actions">{actions}</div>}
    </div>
  );
}

/** Grey lines in the shape of what is coming. */
export function Skeleton({ rows = 3, label }: { rows?: number; label: string }) {
  return (
    <div className="skeleton" role="status" aria-label={label}>
      {Array.from({ length: rows }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are all alike
        <div key={i} className="skeleton-row" />
      ))}
    </div>
  );
}
