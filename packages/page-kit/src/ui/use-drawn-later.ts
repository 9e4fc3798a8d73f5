import { useDeferredValue } from 'react';

/** Draws something large soon after it could be drawn, in portions between which the page answers. */
export const useDrawnLater = (isThere: boolean): boolean =>
  useDeferredValue(isThere, false) && isThere;
