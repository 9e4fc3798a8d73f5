import type { ClassicIo, Config } from '../config.ts';
import { neighbours } from '../places.ts';
import type { DockFrame, State } from '../state.ts';
import { closeIou } from './buy.ts';
import { dropImpossible, isAsked } from './offers.ts';
import { canBuyAnything } from './purchases.ts';

/** Cleans up after an answer, once the ship can carry what is aboard. */
export function afterAnswer(config: Config, s: State, f: DockFrame, io: ClassicIo): void {
  dropImpossible(s, f, io); // mvc.trade.2 (C57)
  if (f.iou !== null && !isOfUse(config, s, f)) closeIou(s, f, io); // mvc.iou.1 (C51)
  if (f.waiting && !neighbours(s).some((seat) => isAsked(f, seat))) f.waiting = false;
}

const isOfUse = (config: Config, s: State, f: DockFrame): boolean =>
  f.iou !== 0 && canBuyAnything(config, s, f);
