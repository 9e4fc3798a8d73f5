import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import type { CSSProperties, ReactNode } from 'react';
import type { Destination } from './destination.ts';
import { groundStyle, type ItemLook } from './signs.tsx';
import './hold.css';

interface LoadProps {
  look: ItemLook;
  name: string;
  /** The dots it takes. */
  dots: number;
  /** Where a passenger wants to go. */
  to?: Destination | undefined;
  children?: ReactNode;
}

/** An item in a hold, as wide as the dots it takes. */
export function HoldItem({ look, name, dots, to, children }: LoadProps) {
  return (
    <span
      className="mv-load"
      style={
        {
          ...groundStyle(look),
          flexGrow: dots,
          '--letters': longestWordLetters(name),
        } as CSSProperties
      }
    >
      <Icon name={look[0]} />
      <span className="mv-load-name">{name}</span>
      {to && <HoldDestination {...to} />}
      {children}
    </span>
  );
}

/** The token of a passenger says where to; where there is little room, by the number on the plate. */
function HoldDestination({ short, long }: Destination) {
  return (
    <span className="mv-load-to">
      <span aria-hidden="true">→ </span>
      <span className="mv-load-long" style={{ '--letters': long.length + 2 } as CSSProperties}>
        {long}
      </span>
      <b className="mv-load-short" aria-hidden="true">
        {short}
      </b>
    </span>
  );
}

/** The length of the longest word; the font size depends on it, so that no word is broken. */
const longestWordLetters = (name: string): number =>
  Math.max(...name.split(/[\s-]+/).map((word) => word.length));

/** Free dots of a hold. */
export function FreeHoldSpace({ dots, children }: { dots: number; children?: ReactNode }) {
  return (
    <span className="mv-room" style={{ flexGrow: dots }}>
      {children}
    </span>
  );
}
