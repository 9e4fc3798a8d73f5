import { findLines, textFiles } from './files.ts';

const UNFINISHED =
  /\b(?:describe|suite|test|it)(?:\.\w+)*\.(?:only|skip|todo)\b|\bx(?:describe|test|it)\(/;

/** A test that is switched off, or that switches others off, looks like a test that passes. */
export function checkFocus(root: string): string[] {
  return findLines(
    textFiles(root, '**/*.test.{ts,tsx}'),
    UNFINISHED,
    'test switched off or not written',
  );
}
