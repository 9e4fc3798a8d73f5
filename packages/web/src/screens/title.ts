import { useText } from '@fondaco/page-kit/words/words.tsx';
import { useEffect } from 'react';

/** What the tab of the browser says. */
export function useTitle(title: string): void {
  const text = useText();
  const whole = text('app.title', { title });
  useEffect(() => {
    document.title = whole;
  }, [whole]);
}
