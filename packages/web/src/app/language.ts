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

/** Texts of the chosen language, with a part beside those of the screens; while another language loads, the page keeps the one it has. */
export function useLanguage(more: Exclude<TextBundle, 'screens'> | null): Language | null {
  const [{ lang }] = useSettings();
  const [loaded, setLoaded] = useState<Language | null>(null);
  useEffect(() => {
    let here = true;
    const parts: TextBundle[] = more ? ['screens', more] : ['screens'];
    void Promise.all(parts.map((part) => loadMessages(lang, part))).then((texts) => {
      if (!here) return;
      document.documentElement.lang = lang === 'xx' ? 'en' : lang;
      setLoaded({ lang, messages: Object.assign({}, ...texts), parts });
    });
    return () => {
      here = false;
    };
  }, [lang, more]);
  // A table is shown once its words are there.
  return more && loaded && !loaded.parts.includes(more) ? null : loaded;
}
