import type { Lang } from '@fondaco/kernel';

/** A language, or `xx`: English with every text in brackets, to find those that come from nowhere. */
export type PageLang = Lang;
