import { useOpenRule } from '@fondaco/page-kit/open-rule.ts';
import { Link } from '@fondaco/page-kit/route.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { type AnchorHTMLAttributes, createContext, type ReactNode, use } from 'react';
import { paths } from '../screens/data/paths.ts';

/** The titles of the rules of the open book. */
const TitlesContext = createContext<ReadonlyMap<string, string>>(new Map());
export const TitlesProvider = TitlesContext.Provider;

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  rule: string;
  children?: ReactNode;
}

/** Leads to another rule, by default by its title: on the page of the rulebook, or in the panel beside the table. */
export function RuleRef({ rule, children, ...rest }: Props) {
  const text = useText();
  const openRule = useOpenRule();
  const title = use(TitlesContext).get(rule);
  return (
    <Link
      {...rest}
      to={`${paths.rules}/${rule}`}
      {...(openRule && { follow: () => openRule(rule) })}
    >
      {children ?? (title === undefined ? rule : text('rules.reference', { title }))}
    </Link>
  );
}
