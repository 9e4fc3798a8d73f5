import { expect, test } from 'vitest';
import { hashJson, setSha256, sha256Hex } from './hash.ts';

test('SHA-256 of the canonical text', () => {
  expect(sha256Hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(hashJson({ b: 1, a: 2 })).toBe(sha256Hex('{"a":2,"b":1}'));
});

test('another way to the hashes is taken only where it gives the same', () => {
  expect(() => setSha256(() => 'x')).toThrow('not SHA-256');
  const before = sha256Hex;
  expect(() => setSha256(before)).not.toThrow();
});
