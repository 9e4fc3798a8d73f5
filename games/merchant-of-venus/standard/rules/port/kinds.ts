import type { Book } from '../book.ts';
import { after } from './after.ts';
import { ashore } from './ashore.ts';
import { build } from './build.ts';
import { dock } from './dock.ts';
import { squeeze } from './fit.ts';
import { shuttle } from './shuttle.ts';

export const portKinds = (b: Book) => ({
  after: after(b),
  ashore: ashore(b),
  shuttle: shuttle(b),
  dock: dock(b),
  build: build(b),
  fit: squeeze(b),
});
