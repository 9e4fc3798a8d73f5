import { msg } from '@fondaco/kernel';
import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';

/** Where a passenger wants to go: the number on the plate, or a letter for the Base, and in words. */
export interface Destination {
  short: string;
  long: string;
}

/** Returns the words for a destination, which is a culture or the Galactic Base. */
export function useDestination(catalog: {
  culture(id: string): { number: number } | undefined;
}): (to: string) => Destination {
  const say = useSay();
  const text = useText();
  return (to) => {
    const culture = catalog.culture(to);
    if (!culture) return { short: text('mv.ui.baseLetter'), long: text('mv.ui.base') };
    return { short: String(culture.number), long: say(msg(`mv.culture.${to}`)) };
  };
}
