import type { AnyGame } from '@fondaco/kernel';
import { merchantOfVenusClassic, merchantOfVenusStandard } from '@fondaco/merchant-of-venus';
import { oltreMare } from '@fondaco/oltre-mare';

/** What can be played on this device. All of it comes with the worker, so that it needs no server later. */
export const LOCAL_GAMES: readonly AnyGame[] = [
  oltreMare,
  merchantOfVenusClassic,
  merchantOfVenusStandard,
];
