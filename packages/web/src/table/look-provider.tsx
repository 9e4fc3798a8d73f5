import { FactsProvider, PackProvider } from '@fondaco/page-kit/facts.ts';
import { OwnNames } from '@fondaco/page-kit/words/words.tsx';
import type { ReactNode } from 'react';
import type { TableLook } from './looks.ts';
import { RulebookBeside } from './rulebook-beside.tsx';

/**
 * What the components of a look read: facts by the rules of the table, its component set, and the names in it. Their
 * links to rules open the rulebook beside them.
 */
export function LookProvider({ look, children }: { look: TableLook; children: ReactNode }) {
  return (
    <OwnNames names={look.names}>
      <PackProvider value={look.pack}>
        <FactsProvider value={look.facts}>
          <RulebookBeside>{children}</RulebookBeside>
        </FactsProvider>
      </PackProvider>
    </OwnNames>
  );
}
