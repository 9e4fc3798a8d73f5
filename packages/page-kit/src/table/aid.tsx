import type { ReactNode } from 'react';
import { RuleLink } from '../ui/rule-link.tsx';
import './aid.css';

interface Props {
  title: string;
  rule: string;
  children: ReactNode;
}

/** A part of a player aid, with the way to its rule. */
export function AidSection({ title, rule, children }: Props) {
  return (
    <section>
      <h3>
        {title} <RuleLink rule={rule} />
      </h3>
      {children}
    </section>
  );
}
