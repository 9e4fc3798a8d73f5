/** After how many days things are deleted: a test compares this with what the server does. */
export const TERMS = {
  open: 30,
  closed: 7,
  running: 180,
  over: 365,
  chat: 90,
  guests: 90,
  reports: 180,
  record: 730,
} as const;
