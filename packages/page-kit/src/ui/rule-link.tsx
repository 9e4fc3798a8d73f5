import type { RuleId } from '@fondaco/kernel';
import { Link } from '../route.tsx';
import { useText } from '../words/words.tsx';

/** Leads to the paragraph of the rulebook a choice rests on. */
export function RuleLink({ rule }: { rule: RuleId }) {
  const text = useText();
  return (
    <Link to={`/rules/${rule}`} className="rule-link" newTab>
      {text('app.rule')}
    </Link>
  );
}
