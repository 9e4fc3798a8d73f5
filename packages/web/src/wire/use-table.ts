import { useSyncExternalStore } from 'react';
import type { TableState, TableStore } from './state.ts';

export const useTable = (store: TableStore): TableState =>
  useSyncExternalStore(store.subscribe, store.get);
