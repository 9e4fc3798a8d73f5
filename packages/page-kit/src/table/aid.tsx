import type { ReactNode } from 'react';
import { RuleLink } from '../ui/rule-link.tsx';
import './aid.css';

interface Props {
  title: string;
  rule: string;
  children: ReactNode;
}

/** A section of a player aid with a link to its rule. */
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
