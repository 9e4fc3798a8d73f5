import { useSyncExternalStore } from 'react';
import { isServerReachable, onReachable } from '../../api/reachable.ts';

/** Whether the server can be reached; null until that is known. */
export const useServerReachable = (): boolean | null =>
  useSyncExternalStore(onReachable, isServerReachable);
