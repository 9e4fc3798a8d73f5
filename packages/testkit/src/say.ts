import type { Lang } from '@fondaco/kernel';
import { type Say, translator } from '@fondaco/text';
import { packageLocales } from '@fondaco/text/files';
import { gameTexts } from './game-texts.ts';

/** What a server says in a language, with the names of all games. */
export const serverTexts = (lang: Lang): Say =>
  translator({
    lang,
    messages: { ...gameTexts(lang), ...packageLocales('server')[lang] },
    nameOf: String,
  });
