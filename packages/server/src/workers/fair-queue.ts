/** Runs tasks a few at a time. Owners take turns, so that one with many tasks does not delay the others. */
export function fairQueue(
  atOnce: number,
): <T>(owner: string, task: () => Promise<T>) => Promise<T> {
  /** The tasks of each owner; the owner whose turn it is comes first. */
  const waiting = new Map<string, (() => Promise<void>)[]>();
  let running = 0;

  function runNext(): void {
    const [turn] = waiting;
    if (!turn || running >= atOnce) return;
    const [owner, tasks] = turn;
    const task = tasks.shift();
    waiting.delete(owner);
    if (tasks.length > 0) waiting.set(owner, tasks);
    running++;
    void task?.();
  }

  function ended(): void {
    running--;
    runNext();
  }

  return (owner, task) =>
    new Promise((resolve, reject) => {
      const tasks = waiting.get(owner) ?? [];
      tasks.push(() => task().finally(ended).then(resolve, reject));
      waiting.set(owner, tasks);
      runNext();
    });
}
