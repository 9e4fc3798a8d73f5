import type { Glide } from '@fondaco/page-kit/table/glides.tsx';
import type { ReactNode } from 'react';
import { Coin, glideAboard, glideAcross, glideAshore } from '../../shared/page/glides.tsx';
import type { ClassicEvent, ClassicView } from '../rules/index.ts';
import type { Catalog } from './catalog.ts';
import { ItemSign } from './signs.tsx';

/** The pieces an event moves on screen: goods, passengers and equipment to or from ships, and credits paid. */
export function glidesOf(catalog: Catalog, view: ClassicView, e: ClassicEvent | null): Glide[] {
  const sign = (id: string): ReactNode => <ItemSign catalog={catalog} id={id} />;
  const coin = (n: number): ReactNode => <Coin n={n} />;
  switch (e?.t) {
    case 'bought':
      return [glideAboard(e.seat, sign(e.item))];
    case 'pickedUp':
      return [glideAboard(e.seat, sign(e.passenger))];
    case 'tookRelic':
      return [glideAboard(e.seat, sign(`relic:${e.relic}`))];
    case 'sold':
      return [glideAshore(e.seat, sign(e.good)), glideAboard(e.seat, coin(e.credits))];
    case 'droppedOff':
      return [glideAshore(e.seat, sign(e.passenger)), glideAboard(e.seat, coin(e.credits))];
    case 'bartered':
      return [glideAshore(e.seat, sign(e.item))];
    case 'commission':
      return [glideAboard(e.seat, coin(e.credits), view.active)];
    case 'traded': {
      const [payer, paid] = e.credits > 0 ? [e.seat, e.to] : [e.to, e.seat];
      return [
        ...e.give.map((id) => glideAcross(e.seat, e.to, sign(id))),
        ...e.get.map((id) => glideAcross(e.to, e.seat, sign(id))),
        ...(e.credits === 0 ? [] : [glideAcross(payer, paid, coin(Math.abs(e.credits)))]),
      ];
    }
    default:
      return [];
  }
}
