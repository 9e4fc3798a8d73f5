import { memoryStorage } from '../src/index.ts';
import { hostSuite } from './host-suite.ts';
import { storageSuite } from './storage-suite.ts';

async function open() {
  const storage = memoryStorage();
  const same = async () => storage;
  return { storage, other: same, reopened: same, close: async () => {}, jobs: true, invite: 'i' };
}

storageSuite('memory', open);
hostSuite('memory', open);
