import type { Glide } from '@fondaco/page-kit/table/glides.tsx';
import type { ReactNode } from 'react';
import { Coin, glideAboard, glideAcross, glideAshore } from '../../shared/page/glides.tsx';
import type { StandardEvent } from '../rules/index.ts';
import type { Catalog } from './catalog.ts';
import { ItemSign } from './signs.tsx';

/** The pieces an event moves on screen: goods, passengers, technologies and rewards to or from ships, and credits paid. */
export function glidesOf(catalog: Catalog, e: StandardEvent | null): Glide[] {
  const sign = (id: string): ReactNode => <ItemSign catalog={catalog} id={id} />;
  const coin = (n: number): ReactNode => <Coin n={n} />;
  switch (e?.t) {
    case 'bought':
      return [glideAboard(e.seat, sign(e.item))];
    case 'boughtReward':
      return [glideAboard(e.seat, sign(e.reward))];
    case 'pickedUp':
      return [glideAboard(e.seat, sign(e.passenger))];
    case 'sold':
      return [glideAshore(e.seat, sign(e.good)), glideAboard(e.seat, coin(e.credits))];
    case 'droppedOff':
      return [glideAshore(e.seat, sign(e.passenger)), glideAboard(e.seat, coin(e.credits))];
    case 'drillsPaid':
      return [glideAboard(e.seat, coin(e.credits))];
    case 'portFee':
      return [glideAcross(e.seat, e.to, coin(e.credits))];
    default:
      return [];
  }
}
