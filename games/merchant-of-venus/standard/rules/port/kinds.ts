import type { Config } from '../config.ts';
import { afterMovementFrame } from './after-movement.ts';
import { ashore } from './ashore.ts';
import { build } from './build.ts';
import { dock } from './dock.ts';
import { squeeze } from './fit.ts';
import { shuttle } from './shuttle.ts';

export const portKinds = (config: Config) => ({
  after: afterMovementFrame(config),
  ashore: ashore(config),
  shuttle: shuttle(config),
  dock: dock(config),
  build: build(config),
  fit: squeeze(config),
});
