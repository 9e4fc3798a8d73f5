import type { OwnQuestion } from '@fondaco/kernel';
import { useCallback, useMemo } from 'react';
import type { Goal, Way } from '../../../rules/facts/index.ts';
import { type GameContext, useFacts } from '../../game.tsx';
import { type Ask, send, useDraft } from '../../part.tsx';
import type { Leg, PortId, Reach } from '../types.ts';
import { goalsOf } from './goals.ts';

/** A question about a harbour, and what is chosen so far. */
export interface Sailing {
  question: OwnQuestion;
  /** By compass, not along routes. */
  leap: boolean;
  goals: readonly Goal[];
  reach: readonly Reach[];
  /** The harbour looked at, which may be out of reach. */
  at: PortId | null;
  /** The goal that would be sent. */
  goal: Goal | null;
  way: Way | null;
  /** Ways to draw, the chosen one first. */
  ways: readonly (readonly Leg[])[];
  busy: boolean;
  look(port: PortId | null): void;
  /** Takes the next of the ways to the chosen harbour. */
  turn(): void;
  /** The number of the chosen way, from 0. */
  turned: number;
  /** Sends the chosen goal, or this one. */
  confirm(port?: PortId): void;
  /** Stays and keeps the compass. */
  stay(): void;
}

interface Draft {
  at: PortId | null;
  turned: number;
}

const NOTHING: Draft = { at: null, turned: 0 };

/** What a `sail` or `compass` question asks; null: nothing of the kind is asked. */
export function useSailing(
  asked: OwnQuestion | null,
  { view }: GameContext,
  ask: Ask,
): Sailing | null {
  const facts = useFacts();
  const q = asked?.kind === 'sail' || asked?.kind === 'compass' ? asked : null;
  const [draft, setDraft] = useDraft<Draft>(q?.id ?? null, NOTHING);
  const goals = useMemo(() => (q ? goalsOf(q, view, facts) : []), [q, view, facts]);
  const reach = useMemo(
    () => goals.map(({ port, ways }) => ({ port, steps: ways[0]?.legs.length || null })),
    [goals],
  );
  const goal = goals.find(({ port }) => port === draft.at) ?? null;
  const turned = goal ? draft.turned % goal.ways.length : 0;
  const ways = useMemo(() => {
    const legs = goal?.ways.map((way) => way.legs) ?? [];
    return [...legs.slice(turned), ...legs.slice(0, turned)];
  }, [goal, turned]);
  const look = useCallback(
    (at: PortId | null) => setDraft({ at, turned: at === draft.at ? draft.turned : 0 }),
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
    way: goal?.ways[turned] ?? null,
    ways,
    busy: ask.busy,
    look,
    turned,
    turn: () => setDraft({ ...draft, turned: turned + 1 }),
    confirm(port) {
      const chosen = port === undefined || port === draft.at ? goal : null;
      const steps = chosen?.ways[turned]?.steps;
      if (steps) send(ask, q, ...steps);
      else if (port !== undefined) look(port);
    },
    stay: () => send(ask, q, { do: 'stay' }),
  };
}
