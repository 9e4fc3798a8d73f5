import type { ReactNode } from 'react';
import { Credits } from './signs.tsx';
import './aid.css';

/** A list in the player aid. */
export function AidList({ children }: { children: ReactNode }) {
  return <ul className="mv-aid-list">{children}</ul>;
}

interface Props {
  sign: ReactNode;
  name: string;
  note: string;
  credits: number;
}

/** An item in the player aid: what it does, and its price. */
export function AidItem({ sign, name, note, credits }: Props) {
  return (
    <li>
      {sign}
      <span>
        <b className="mv-cap">{name}</b> {note}
      </span>
      <Credits n={credits} />
    </li>
  );
}
