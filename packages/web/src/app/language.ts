import type { Messages } from '@fondaco/kernel';
import type { PageLang } from '@fondaco/page-kit/words/lang.ts';
import { useEffect, useState } from 'react';
import { loadMessages, type TextBundle } from '../words/load.ts';
import { useSettings } from './settings.ts';

interface Language {
  lang: PageLang;
  messages: Messages;
  parts: readonly TextBundle[];
}

/**
 * Texts of the chosen language; while another one loads, the page keeps the one it has. `fault`: why the texts that are needed
 * could not be loaded.
 */
export function useLanguage(atTable: boolean): { language: Language | null; fault: unknown } {
  const [{ lang }] = useSettings();
  const [loaded, setLoaded] = useState<Language | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  useEffect(() => {
    let here = true;
    const parts: TextBundle[] = atTable ? ['screens', 'table'] : ['screens'];
    setFault(null);
    Promise.all(parts.map((part) => loadMessages(lang, part))).then(
      (texts) => {
        if (!here) return;
        document.documentElement.lang = lang === 'xx' ? 'en' : lang;
        setLoaded({ lang, messages: Object.assign({}, ...texts), parts });
      },
      (error: unknown) => here && setFault(error),
    );
    return () => {
      here = false;
    };
  }, [lang, atTable]);
  // A table is shown once its words are there.
  const lacks = atTable && loaded !== null && !loaded.parts.includes('table');
  return { language: lacks && !fault ? null : loaded, fault };
}
