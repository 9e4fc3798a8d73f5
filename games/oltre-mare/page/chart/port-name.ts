import { useSay } from '@fondaco/page-kit/words/words.tsx';
import { useMemo } from 'react';
import type { PortId } from './types.ts';

/** Returns a harbour's name in the page's language, or the component set's own name if it has no translation. */
export function usePortName(): (port: PortId) => string {
  const say = useSay();
  return useMemo(() => (port) => say({ key: `om.port.${port}`, or: port }), [say]);
}
