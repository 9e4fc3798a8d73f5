import { useCallback, useEffect, useRef, useState } from 'react';
import type { View } from '../../rules/index.ts';
import { useFacts } from '../game.tsx';
import { type VeniceScore, veniceScore } from './venice-score.ts';

/** The scoring of Venice from when it is seen until it is closed. */
export function useVenice(view: View): [VeniceScore | null, () => void] {
  const facts = useFacts();
  const last = useRef(view);
  const [score, setScore] = useState<VeniceScore | null>(null);
  useEffect(() => {
    const found = veniceScore(facts, last.current, view);
    last.current = view;
    if (found) setScore(found);
  }, [facts, view]);
  return [score, useCallback(() => setScore(null), [])];
}
