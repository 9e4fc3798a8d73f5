import type { Messages } from '@fondaco/kernel';
import { BASE } from '@fondaco/page-kit/address.ts';
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
 * Texts of the chosen language, with a part beside those of the screens; while another language loads, the page keeps the one it
 * has. `fault`: why the texts that are needed could not be loaded.
 */
export function useLanguage(more: Exclude<TextBundle, 'screens'> | null): {
  language: Language | null;
  fault: unknown;
} {
  const [{ lang }] = useSettings();
  const [loaded, setLoaded] = useState<Language | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  useEffect(() => {
    let here = true;
    const parts: TextBundle[] = more ? ['screens', more] : ['screens'];
    setFault(null);
    Promise.all(parts.map((part) => loadMessages(lang, part))).then(
      (texts) => {
        if (!here) return;
        const messages: Messages = Object.assign({}, ...texts);
        document.documentElement.lang = lang === 'xx' ? 'en' : lang;
        document
          .querySelector('meta[name="description"]')
          ?.setAttribute('content', messages['app.description'] ?? '');
        // An app is installed under the name it has in this language.
        document
          .querySelector('link[rel="manifest"]')
          ?.setAttribute('href', `${BASE}manifest.${document.documentElement.lang}.webmanifest`);
        setLoaded({ lang, messages, parts });
      },
      (error: unknown) => here && setFault(error),
    );
    return () => {
      here = false;
    };
  }, [lang, more]);
  // A table is shown once its words are there.
  const lacks = more !== null && loaded !== null && !loaded.parts.includes(more);
  return { language: lacks && !fault ? null : loaded, fault };
}
