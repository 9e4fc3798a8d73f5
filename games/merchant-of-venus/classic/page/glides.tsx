import type { Glide } from '@fondaco/page-kit/table/glides.tsx';
import type { ReactNode } from 'react';
import { aboard, across, ashore, Coin } from '../../shared/page/glides.tsx';
import type { ClassicEvent, ClassicView } from '../rules/index.ts';
import type { Catalog } from './catalog.ts';
import { ItemSign } from './signs.tsx';

/** What an event moves: goods, passengers and equipment aboard and ashore, and what is paid for them. */
export function glidesOf(catalog: Catalog, view: ClassicView, e: ClassicEvent | null): Glide[] {
  const sign = (id: string): ReactNode => <ItemSign catalog={catalog} id={id} />;
  const coin = (n: number): ReactNode => <Coin n={n} />;
  switch (e?.t) {
    case 'bought':
      return [aboard(e.seat, sign(e.item))];
    case 'pickedUp':
      return [aboard(e.seat, sign(e.passenger))];
    case 'tookRelic':
      return [aboard(e.seat, sign(`relic:${e.relic}`))];
    case 'sold':
      return [ashore(e.seat, sign(e.good)), aboard(e.seat, coin(e.credits))];
    case 'droppedOff':
      return [ashore(e.seat, sign(e.passenger)), aboard(e.seat, coin(e.credits))];
    case 'bartered':
      return [ashore(e.seat, sign(e.item))];
    case 'commission':
      return [aboard(e.seat, coin(e.credits), view.active)];
    case 'traded': {
      const [payer, paid] = e.credits > 0 ? [e.seat, e.to] : [e.to, e.seat];
      return [
        ...e.give.map((id) => across(e.seat, e.to, sign(id))),
        ...e.get.map((id) => across(e.to, e.seat, sign(id))),
        ...(e.credits === 0 ? [] : [across(payer, paid, coin(Math.abs(e.credits)))]),
      ];
    }
    default:
      return [];
  }
}
