import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
const PARENT_POLL_MS = 250;
// Longer than a server takes to end (`--drain` and what is under way).
const GRACE_MS = 20_000;

/**
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
function exitCode(code, signal) {
  return signal ? 128 + constants.signals[signal] : (code ?? 1);
}

/**
 * Runs a child process and resolves with its exit code. A signal sent to this process goes on to
 * the child, and a child that outlives a request to end is killed.
 *
 * `watchParent` also ends the child when our parent is gone: npm does not pass SIGTERM on.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions & {
 *   watchParent?: boolean,
 *   onSpawn?: (child: import('node:child_process').ChildProcess) => void,
 * }} options
 * @returns {Promise<number>}
 */
export function supervise(command, args, { watchParent = false, onSpawn, ...options }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, options);
    const kill = setTimeoutOnce(() => child.kill('SIGKILL'));
    const stop = (/** @type {NodeJS.Signals} */ signal) => {
      child.kill(signal);
      if (signal !== 'SIGINT') kill.start();
    };
    const forget = [...forwardSignals(stop), ...(watchParent ? [onOrphaned(stop)] : [])];
    const settle = () => {
      kill.cancel();
      for (const undo of forget) undo();
    };
    child.once('error', (error) => {
      settle();
      reject(error);
    });
    child.once('close', (code, signal) => {
      settle();
      resolve(exitCode(code, signal));
    });
    onSpawn?.(child);
  });
}

/** @param {(signal: NodeJS.Signals) => void} stop */
function forwardSignals(stop) {
  return SIGNALS.map((signal) => {
    const listener = () => {
      if (!(signal === 'SIGINT' && onTerminal())) stop(signal);
    };
    process.on(signal, listener);
    return () => process.off(signal, listener);
  });
}

/** The terminal sends Ctrl-C to every process in front; passing it on would deliver it twice. */
function onTerminal() {
  return Boolean(process.stdin.isTTY || process.stdout.isTTY || process.stderr.isTTY);
}

/**
 * Calls `stop` once the parent of this process is gone.
 * @param {(signal: NodeJS.Signals) => void} stop
 */
export function onOrphaned(stop) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop('SIGTERM');
  }, PARENT_POLL_MS).unref();
  return () => clearInterval(timer);
}

/** @param {() => void} action */
function setTimeoutOnce(action) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  return {
    start: () => {
      timer ??= setTimeout(action, GRACE_MS);
    },
    cancel: () => clearTimeout(timer),
  };
}
