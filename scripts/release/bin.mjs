#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { LaunchError, reportLaunchError } from '../launch/messages.mjs';
import { isAtLeast } from '../launch/runtime.mjs';
import { onOrphaned } from '../launch/supervise.mjs';

// The command `fondaco` of a release. Everything else needs a newer Node.js than this file does.
const file = new URL('../launch/runtimes.json', import.meta.url);
const { minimum } = JSON.parse(readFileSync(file, 'utf8'));
const have = process.versions.node;
if (isAtLeast(have, minimum)) {
  // npx does not pass SIGTERM on: without it the server would go on, and keep the data file.
  if ('npm_command' in process.env) onOrphaned((signal) => process.kill(process.pid, signal));
  const program = '../../packages/cli/src/main.js';
  await import(program);
} else {
  process.exitCode = reportLaunchError(new LaunchError('needsNode', { have, need: minimum }));
}
