export type { TerminalIo } from '@fondaco/terminal-kit/io.ts';
export { run } from './run.ts';
