import type { OwnQuestion } from '@fondaco/kernel';
import { useChosenSuggestion, useSuggestion } from '@fondaco/page-kit/table/suggestion.ts';
import { useCallback, useMemo } from 'react';
import type { Goal, Way } from '../../../rules/facts/index.ts';
import { type GameContext, useFacts } from '../../game.tsx';
import { type AnswerProps, sendActions, useDraft } from '../../phase-ui.tsx';
import type { Leg, PortId, ReachablePort } from '../types.ts';
import { harbourGoals, suggestedWay } from './goals.ts';

/** A question about a harbour, and what the player has chosen so far. */
export interface Sailing {
  question: OwnQuestion;
  /** Whether the ship leaps by compass instead of sailing along routes. */
  leap: boolean;
  goals: readonly Goal[];
  reach: readonly ReachablePort[];
  /** The selected harbour, which may be out of reach. */
  at: PortId | null;
  /** The selected harbour if it is in reach. */
  goal: Goal | null;
  way: Way | null;
  /** All ways to the goal, the chosen one first, for drawing. */
  ways: readonly (readonly Leg[])[];
  busy: boolean;
  select(port: PortId | null): void;
  /** Chooses the next way to the goal. */
  nextWay(): void;
  /** The index of the chosen way. */
  wayIndex: number;
  /** Sends the goal; if `port` is another harbour, selects that one instead. */
  confirm(port?: PortId): void;
  /** Stays and keeps the compass. */
  stay(): void;
}

interface SailDraft {
  at: PortId | null;
  wayIndex: number;
}

const NOTHING: SailDraft = { at: null, wayIndex: 0 };

/** The state of a `sail` or `compass` question; null when neither is asked. */
export function useSailing(
  asked: OwnQuestion | null,
  { view }: GameContext,
  ask: AnswerProps,
): Sailing | null {
  const facts = useFacts();
  const q = asked?.kind === 'sail' || asked?.kind === 'compass' ? asked : null;
  const [draft, setDraft] = useDraft<SailDraft>(q?.id ?? null, NOTHING);
  const goals = useMemo(() => (q ? harbourGoals(q, view, facts) : []), [q, view, facts]);
  const reach = useMemo(
    () => goals.map(({ port, ways }) => ({ port, steps: ways[0]?.legs.length || null })),
    [goals],
  );
  const goal = goals.find(({ port }) => port === draft.at) ?? null;
  const wayIndex = goal ? draft.wayIndex % goal.ways.length : 0;
  const suggestion = useSuggestion(q?.id ?? null);
  const hinted = useMemo(
    () => (suggestion ? suggestedWay(goals, suggestion) : null),
    [goals, suggestion],
  );
  useChosenSuggestion(q?.id ?? null, (chosen) => {
    const found = suggestedWay(goals, chosen);
    if (found) setDraft({ at: found.goal.port, wayIndex: found.wayIndex });
    return found !== null;
  });
  const ways = useMemo(() => {
    const drawn = goal ? { goal, wayIndex } : hinted;
    const legs = drawn?.goal.ways.map((way) => way.legs) ?? [];
    const first = drawn?.wayIndex ?? 0;
    return [...legs.slice(first), ...legs.slice(0, first)];
  }, [goal, wayIndex, hinted]);
  const select = useCallback(
    (at: PortId | null) => setDraft({ at, wayIndex: at === draft.at ? draft.wayIndex : 0 }),
    [setDraft, draft],
  );
  if (!q) return null;
  return {
    question: q,
    leap: q.kind === 'compass',
    goals,
    reach,
    at: draft.at,
    goal,
    way: goal?.ways[wayIndex] ?? null,
    ways,
    busy: ask.busy,
    select,
    wayIndex,
    nextWay: () => setDraft({ ...draft, wayIndex: wayIndex + 1 }),
    confirm(port) {
      const chosen = port === undefined || port === draft.at ? goal : null;
      const steps = chosen?.ways[wayIndex]?.steps;
      if (steps) sendActions(ask, q, ...steps);
      else if (port !== undefined) select(port);
    },
    stay: () => sendActions(ask, q, { do: 'stay' }),
  };
}
