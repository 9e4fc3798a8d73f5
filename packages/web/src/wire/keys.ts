/** Random hex. `crypto.randomUUID` is there in secure contexts only; this works on a home network too. */
export function randomHex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Every command has a key of its own: said twice, it is done once. */
export const newKey = (): string => randomHex(12);
