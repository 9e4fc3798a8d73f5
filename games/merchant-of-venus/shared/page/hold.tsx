import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import type { CSSProperties, ReactNode } from 'react';
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
      className="mv-load"
      style={{ ...groundIn(look), flexGrow: dots, '--letters': longest(name) } as CSSProperties}
    >
      <Icon name={look[0]} />
      <span className="mv-load-name">{name}</span>
      {children}
    </span>
  );
}

/** Letters of the longest word: the name is written so small that none is broken. */
const longest = (name: string): number =>
  Math.max(...name.split(/[\s-]+/).map((word) => word.length));

/** Room that is left in a hold. */
export function Room({ dots, children }: { dots: number; children?: ReactNode }) {
  return (
    <span className="mv-room" style={{ flexGrow: dots }}>
      {children}
    </span>
  );
}
