const KEY = 'fondaco.beenHere';

/** Whether this browser has had a game or an account, or asked for the usual lobby. */
export function hasBeenHere(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function markBeenHere(): void {
  try {
    localStorage.setItem(KEY, 'yes');
  } catch {
    // Without storage the next visit is a first one again.
  }
}
