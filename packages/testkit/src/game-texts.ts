import { gameLocales } from '@fondaco/games/node.ts';
import { kernelLocales, type Lang, type Messages } from '@fondaco/kernel';

/** All a game can say in a language, with what the kernel says for it. */
export const gameTexts = (lang: Lang): Messages =>
  Object.assign({}, kernelLocales[lang], ...gameLocales().map((x) => x.locales[lang]));
