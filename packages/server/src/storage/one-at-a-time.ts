export type OneAtATime = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/** Runs pieces of work with the same key one after another. */
export function oneAtATime(): OneAtATime {
  const last = new Map<string, Promise<unknown>>();
  return (key, work) => {
    const result = (last.get(key) ?? Promise.resolve()).then(work);
    const finished = result.then(
      () => {},
      () => {},
    );
    last.set(key, finished);
    void finished.then(() => {
      if (last.get(key) === finished) last.delete(key);
    });
    return result;
  };
}
