/** What a command reads from and writes to; a test passes its own. */
export interface Io {
  out(text: string): void;
  err(text: string): void;
  /** The next line typed; undefined when the input has ended. */
  line(prompt: string): Promise<string | undefined>;
  env: Readonly<Record<string, string | undefined>>;
  /** A person sits at both ends. */
  tty: boolean;
  size(): { columns: number; rows: number };
}
