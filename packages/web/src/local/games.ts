import { merchantOfVenusClassic } from '@fondaco/games/merchant-of-venus/classic/rules/index.ts';
import { merchantOfVenusStandard } from '@fondaco/games/merchant-of-venus/standard/rules/index.ts';
import { oltreMare } from '@fondaco/games/oltre-mare/rules/index.ts';
import type { AnyGame } from '@fondaco/kernel';

/** What can be played on this device. All of it comes with the worker, so that it needs no server later. */
export const LOCAL_GAMES: readonly AnyGame[] = [
  oltreMare,
  merchantOfVenusClassic,
  merchantOfVenusStandard,
];
