import type { Config } from '../../config.ts';
import { draw } from '../draw.ts';
import { owed } from '../missions/draw.ts';
import { bounty } from './bounty.ts';
import { flux } from './flux.ts';
import { tradeIn } from './gain.ts';
import { swapShop } from './swap-shop.ts';

export const rewardKinds = (config: Config) => ({
  draw: draw(config),
  tradeIn: tradeIn(config),
  swapShop: swapShop(config),
  bounty: bounty(config),
  flux: flux(config),
  owed: owed(config),
});
