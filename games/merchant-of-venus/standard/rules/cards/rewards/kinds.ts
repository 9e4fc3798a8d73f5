import type { Book } from '../../book.ts';
import { owed } from '../missions/draw.ts';
import { bounty } from './bounty.ts';
import { draw } from './draw.ts';
import { flux } from './flux.ts';
import { tradeIn } from './gain.ts';
import { swapShop } from './swap-shop.ts';

export const rewardKinds = (b: Book) => ({
  draw: draw(b),
  tradeIn: tradeIn(b),
  swapShop: swapShop(b),
  bounty: bounty(b),
  flux: flux(b),
  owed: owed(b),
});
