import { createHash } from 'node:crypto';

const MODULUS = 2n ** 256n;

/** A digest of rows that does not depend on their order: databases sort texts differently. */
export function rowDigest() {
  let sum = 0n;
  let count = 0;
  return {
    add(row: readonly unknown[]): void {
      const hash = createHash('sha256')
        .update(JSON.stringify(row.map(plain)))
        .digest('hex');
      sum = (sum + BigInt(`0x${hash}`)) % MODULUS;
      count++;
    },
    count: (): number => count,
    value: (): string => `${count} ${sum.toString(16)}`,
  };
}

const plain = (value: unknown): unknown =>
  value instanceof Uint8Array ? { bytes: Buffer.from(value).toString('hex') } : value;
