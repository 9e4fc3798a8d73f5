/** A server in a process of its own: tells its port, and when asked the processor time it has used. */
export function serving(port: number, close: () => Promise<void>): void {
  process.on('message', (word) => {
    if (word === 'cpu') process.send?.(process.cpuUsage());
    else void close().then(() => process.exit(0));
  });
  process.on('disconnect', () => void close().then(() => process.exit(1)));
  process.send?.(port);
}
