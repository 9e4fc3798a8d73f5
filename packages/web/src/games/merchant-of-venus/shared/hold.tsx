import type { ReactNode } from 'react';
import { Icon } from '../../../icons/icon.tsx';
import { groundIn, type Look } from './signs.tsx';
import './hold.css';

interface LoadProps {
  look: Look;
  name: string;
  /** The room it takes. */
  dots: number;
  children?: ReactNode;
}

/** Something in a hold, as wide as the room it takes. */
export function Load({ look, name, dots, children }: LoadProps) {
  return (
    <span
      className={dots === 1 ? 'mv-load is-half' : 'mv-load'}
      style={{ ...groundIn(look), flexGrow: dots }}
    >
      <Icon name={look[0]} />
      <span className="mv-load-name">{name}</span>
      {children}
    </span>
  );
}

/** Room that is left in a hold. */
export function Room({ dots, children }: { dots: number; children?: ReactNode }) {
  return (
    <span className="mv-room" style={{ flexGrow: dots }}>
      {children}
    </span>
  );
}
