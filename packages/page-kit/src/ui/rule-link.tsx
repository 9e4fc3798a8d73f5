import type { RuleId } from '@fondaco/kernel';
import { useOpenRule } from '../open-rule.ts';
import { Link } from '../route.tsx';
import { useText } from '../words/words.tsx';

/** Leads to the paragraph of the rulebook a choice rests on: beside the table, where there is one. */
export function RuleLink({ rule }: { rule: RuleId }) {
  const text = useText();
  const openRule = useOpenRule();
  return (
    <Link
      to={`/rules/${rule}`}
      className="rule-link"
      {...(openRule ? { follow: () => openRule(rule) } : { newTab: true })}
    >
      {text('app.rule')}
    </Link>
  );
}
