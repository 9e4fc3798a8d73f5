/** A language, by the name of the folders and files its texts are in: `en`, `fr`… */
export type Lang = string;
/** Texts by key, flat; plural forms are keys with a suffix (`_one`, `_few`, `_many`, `_other`). */
export type Messages = Record<string, string>;
