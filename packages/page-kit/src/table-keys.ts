/** Keys that work anywhere at a table. Arrows, Enter and Tab walk and choose as everywhere. */
export const KEYS = [
  { key: '?', what: 'table.key.aid' },
  { key: 'k', what: 'table.key.keys' },
  { key: 'i', what: 'table.key.hint' },
  { key: 'u', what: 'table.key.undo' },
  { key: 's', what: 'table.key.skip' },
  { key: 'b', what: 'table.key.board' },
  { key: 'h', what: 'table.key.hand' },
  { key: 'p', what: 'table.key.prompt' },
  { key: 'l', what: 'table.key.story' },
  { key: 'c', what: 'table.key.chat' },
  { key: 'o', what: 'table.key.options' },
] as const;

/** A key of one game: what is written on it, and the text for what it does. */
export interface OwnKey {
  key: string;
  what: string;
}

export type TableKey = (typeof KEYS)[number]['key'];
