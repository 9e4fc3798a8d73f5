/** Keeps what was used last, up to a number of bytes. */
export function byteCache(maxBytes: number) {
  const kept = new Map<string, Uint8Array>();
  let bytes = 0;
  function drop(key: string): void {
    bytes -= kept.get(key)?.byteLength ?? 0;
    kept.delete(key);
  }
  return {
    get(key: string): Uint8Array | undefined {
      const found = kept.get(key);
      if (!found) return undefined;
      kept.delete(key);
      kept.set(key, found);
      return found;
    },
    set(key: string, value: Uint8Array): void {
      drop(key);
      kept.set(key, value);
      bytes += value.byteLength;
      for (const oldest of kept.keys()) {
        if (bytes <= maxBytes) return;
        drop(oldest);
      }
    },
    get bytes() {
      return bytes;
    },
  };
}
