import { OpenRuleProvider } from '@fondaco/page-kit/open-rule.ts';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';

const RulebookPanel = lazy(async () => ({
  default: (await import('../rulebook/panel.tsx')).RulebookPanel,
}));

/** Opens the rulebook beside what is in it. */
export function RulebookBeside({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<{ rule: string; times: number } | null>(null);
  const open = useCallback(
    (rule: string) => setAsked((was) => ({ rule, times: (was?.times ?? 0) + 1 })),
    [],
  );
  const close = useCallback(() => setAsked(null), []);
  return (
    <OpenRuleProvider value={open}>
      {children}
      {asked && (
        <Suspense fallback={null}>
          <RulebookPanel {...asked} onClose={close} />
        </Suspense>
      )}
    </OpenRuleProvider>
  );
}
