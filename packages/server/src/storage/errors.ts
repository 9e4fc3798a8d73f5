/** A code that works once has been used, or does not exist. */
export class UsedUp extends Error {}

/** The disk is full or out of reach: nothing was written; a retry may succeed later. */
export class NotWritten extends Error {}
