/** The input and output of a command; tests pass their own. */
export interface TerminalIo {
  out(text: string): void;
  err(text: string): void;
  /** The next line typed; undefined when the input has ended. */
  line(prompt: string): Promise<string | undefined>;
  env: Readonly<Record<string, string | undefined>>;
  /** Whether both input and output are a terminal. */
  tty: boolean;
  size(): { columns: number; rows: number };
}
