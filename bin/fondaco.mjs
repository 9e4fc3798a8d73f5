#!/usr/bin/env node
import { launch } from '../scripts/launch.mjs';

await launch({
  entry: 'scripts/fondaco.ts',
  args: process.argv.slice(2),
  cwd: process.cwd(),
  scope: 'production',
  // Started by hand it may be meant to outlive the shell; started by npm it may not outlive npm.
  watchParent: 'npm_command' in process.env,
});
