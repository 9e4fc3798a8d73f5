import { useSay } from '@fondaco/page-kit/words/words.tsx';
import { useMemo } from 'react';
import { SHIPPED_SEA } from './sea.ts';
import type { PortId } from './types.ts';

/** What a harbour is called; the set's own name where no language knows it. */
export function usePortName(): (port: PortId) => string {
  const say = useSay();
  return useMemo(
    () => (port) => say({ key: `om.port.${port}`, or: SHIPPED_SEA.port.get(port)?.name ?? port }),
    [say],
  );
}
