import { expect, test } from 'vitest';
import { byteCache } from './byte-cache.ts';

test('drops what was not used for longest when there are too many bytes', () => {
  const cache = byteCache(100);
  cache.set('a', new Uint8Array(40));
  cache.set('b', new Uint8Array(40));
  expect(cache.get('a')).toHaveLength(40);
  cache.set('c', new Uint8Array(40));
  expect(cache.get('b')).toBeUndefined();
  expect(cache.get('a')).toHaveLength(40);
  expect(cache.bytes).toBe(80);
  cache.set('a', new Uint8Array(10));
  expect(cache.bytes).toBe(50);
});

test('what is larger than the whole cache is not kept', () => {
  const cache = byteCache(100);
  cache.set('large', new Uint8Array(101));
  expect(cache.bytes).toBe(0);
});
