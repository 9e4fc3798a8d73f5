import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import {
  ENGINE_PROTOCOL,
  type EngineGame,
  type EngineQuestion,
  type FromEngine,
  lineOf,
  readLine,
  type ToEngine,
} from '@fondaco/bots';
import type { Json } from '@fondaco/kernel';

/** A program that plays, as whoever runs the server names it. */
export interface EngineOptions {
  /** A line for the system's shell. */
  command: string;
  /** How long it may take to start, and to answer beyond the time it is given. */
  graceMs?: number;
  /** How much memory it may use, in megabytes; has no effect on Windows and macOS. */
  memoryMb?: number;
}

export interface Engine {
  /**
   * Answers one question after the other. Rejects if the program breaks off, says something else or takes too long; it is then
   * ended, and started anew for the next question.
   */
  ask(game: EngineGame, question: EngineQuestion): Promise<Json | undefined>;
  /** Tells it to quit, and ends it if it does not. */
  close(): Promise<void>;
}

const GRACE_MS = 5000;
/** A program that was told to quit is ended after this time. */
const QUIT_MS = 500;
/** Node.js alone reserves half of it for compiled code. */
const MEMORY_MB = 1024;
const KB_PER_MB = 1024;

/** A program that plays. It is started at the first question, and anew after it has failed. */
export function startEngine(options: EngineOptions): Engine {
  const { graceMs = GRACE_MS } = options;
  let running: EngineProcess | undefined;
  let last: Promise<unknown> = Promise.resolve();

  async function askNow(game: EngineGame, question: EngineQuestion): Promise<Json | undefined> {
    running ??= await startProcess(options);
    running.tell(game);
    running.say({ t: 'ask', ...question });
    const answer = await running.receive('answer', 'pass');
    return answer.t === 'answer' ? answer.action : undefined;
  }

  function end(): void {
    running?.child.kill('SIGKILL');
    running = undefined;
  }

  return {
    ask(game, question) {
      const answer = last
        .then(() => within(graceMs + question.ms, askNow(game, question)))
        .catch((error: unknown) => {
          end();
          throw error;
        });
      last = answer.catch(() => {});
      return answer;
    },
    async close() {
      const child = running?.child;
      running?.say({ t: 'quit' });
      running = undefined;
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const timer = setTimeout(() => child.kill('SIGKILL'), QUIT_MS);
      await once(child, 'exit');
      clearTimeout(timer);
    },
  };
}

interface EngineProcess {
  child: ChildProcessWithoutNullStreams;
  say(message: ToEngine): void;
  /** The next message; lines that are none are passed over. Rejects if it is of another kind, or the program has ended. */
  receive(...kinds: FromEngine['t'][]): Promise<FromEngine>;
  /** Tells which game it is about, unless it knows. */
  tell(game: EngineGame): void;
}

async function startProcess({
  command,
  memoryMb = MEMORY_MB,
}: EngineOptions): Promise<EngineProcess> {
  const child = spawn(limited(command, memoryMb), { shell: true });
  // What fails here ends its output too, and that is noticed.
  child.on('error', () => {});
  child.stdin.on('error', () => {});
  child.stderr.resume();
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  let told = '';
  const write = (line: string): void => void child.stdin.write(`${line}\n`);
  const engine: EngineProcess = {
    child,
    say: (message) => write(lineOf(message)),
    async receive(...kinds) {
      for (;;) {
        const { value, done } = await lines.next();
        if (done) throw new Error('the program has ended');
        const message = readLine<FromEngine>(value);
        if (!message) continue;
        if (kinds.includes(message.t)) return message;
        throw new Error(`the program said ${message.t}`);
      }
    },
    tell(game) {
      const line = lineOf({ t: 'game', ...game });
      if (line !== told) write(line);
      told = line;
    },
  };
  engine.say({ t: 'fondaco', protocol: ENGINE_PROTOCOL });
  await engine.receive('engine');
  return engine;
}

/** `ulimit -d` bounds the memory a process may write to, used or not. `exec` makes the program the process that is ended. */
const limited = (command: string, memoryMb: number): string =>
  process.platform === 'win32'
    ? command
    : `ulimit -d ${memoryMb * KB_PER_MB} 2>/dev/null; exec ${command}`;

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, failed) => {
    timer = setTimeout(() => failed(new Error('the program took too long')), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
