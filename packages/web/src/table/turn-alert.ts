import { BASE } from '@fondaco/page-kit/address.ts';
import { useEffect, useRef } from 'react';
import { playSound } from './sounds.ts';

/** Title, icon and sound when it becomes my turn. */
export function useTurnAlert(mine: boolean, title: string, sound: boolean): void {
  useEffect(() => {
    document.title = title;
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (icon) icon.href = mine ? `${BASE}icon-turn.svg` : `${BASE}icon.svg`;
  }, [mine, title]);
  const before = useRef(mine);
  useEffect(() => {
    if (mine && !before.current && sound) playSound('bell');
    before.current = mine;
  }, [mine, sound]);
  useEffect(
    () => () => {
      document.title = 'Fondaco';
      const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
      if (icon) icon.href = `${BASE}icon.svg`;
    },
    [],
  );
}
