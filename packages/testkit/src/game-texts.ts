import { gameLocales } from '@fondaco/games/node.ts';
import type { Lang, Messages } from '@fondaco/kernel';
import { packageLocales } from '@fondaco/text/files';

/** All a game can say in a language, with what the kernel says for it. */
export const gameTexts = (lang: Lang): Messages =>
  Object.assign({}, packageLocales('kernel')[lang], ...gameLocales().map((x) => x.locales[lang]));
