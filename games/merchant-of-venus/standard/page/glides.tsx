import type { Glide } from '@fondaco/page-kit/table/glides.tsx';
import type { ReactNode } from 'react';
import { aboard, across, ashore, Coin } from '../../shared/page/glides.tsx';
import type { StandardEvent } from '../rules/index.ts';
import type { Catalog } from './catalog.ts';
import { ItemSign } from './signs.tsx';

/** What an event moves: goods, passengers, technology and rewards aboard and ashore, and what is paid for them. */
export function glidesOf(catalog: Catalog, e: StandardEvent | null): Glide[] {
  const sign = (id: string): ReactNode => <ItemSign catalog={catalog} id={id} />;
  const coin = (n: number): ReactNode => <Coin n={n} />;
  switch (e?.t) {
    case 'bought':
      return [aboard(e.seat, sign(e.item))];
    case 'boughtReward':
      return [aboard(e.seat, sign(e.reward))];
    case 'pickedUp':
      return [aboard(e.seat, sign(e.passenger))];
    case 'sold':
      return [ashore(e.seat, sign(e.good)), aboard(e.seat, coin(e.credits))];
    case 'droppedOff':
      return [ashore(e.seat, sign(e.passenger)), aboard(e.seat, coin(e.credits))];
    case 'drillsPaid':
      return [aboard(e.seat, coin(e.credits))];
    case 'portFee':
      return [across(e.seat, e.to, coin(e.credits))];
    default:
      return [];
  }
}
