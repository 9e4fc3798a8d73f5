/** A text for a person, by key: locales hold the words, the parameters hold the facts. */
export interface Msg {
  key: string;
  params?: Record<string, Param>;
  /** Words for a thing only a content pack knows, used when no locale has the key. */
  or?: string;
}

export type Param = string | number | Msg | { seat: number } | Param[];

export const msg = (key: string, params?: Record<string, Param>): Msg =>
  params ? { key, params } : { key };
