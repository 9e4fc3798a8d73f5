import { useEffect } from 'react';
import { useText } from '../words/words.tsx';

/** What the tab of the browser says. */
export function useTitle(title: string): void {
  const text = useText();
  const whole = text('app.title', { title });
  useEffect(() => {
    document.title = whole;
  }, [whole]);
}
