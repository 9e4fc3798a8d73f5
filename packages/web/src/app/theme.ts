import { useEffect } from 'react';
import { useSettings } from './settings.ts';

/** Puts the wished theme on the document; `system` follows the system while the page is open. */
export function useTheme(): void {
  const [{ theme }] = useSettings();
  useEffect(() => {
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const put = (): void => {
      const wished = theme === 'system' ? (dark.matches ? 'dark' : 'light') : theme;
      document.documentElement.dataset.theme = wished;
    };
    put();
    dark.addEventListener('change', put);
    return () => dark.removeEventListener('change', put);
  }, [theme]);
}
