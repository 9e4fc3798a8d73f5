import type { OwnQuestion } from '@fondaco/kernel';
import {
  createContext,
  type PointerEvent,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { type Ask, send } from '../answers.ts';
import { useGame } from '../game.tsx';
import { answerFor, answersOf, BOX_KEYS } from './boxes.ts';
import { DieFace } from './die.tsx';
import { useDrag } from './use-drag.ts';

interface DiceDesk {
  /** Place of the die in hand; null: none. */
  lifted: number | null;
  /** Whether a die can go anywhere now. */
  movable(at: number): boolean;
  lift(at: number): void;
  /** Boxes that take the die in hand. */
  takes(box: string): boolean;
  /** Whether a box takes any die now. */
  open(box: string): boolean;
  put(box: string): void;
  handlers(at: number): Record<string, (e: PointerEvent) => void>;
  wasDrag(): boolean;
}

const Context = createContext<DiceDesk | null>(null);

export function useDice(): DiceDesk {
  const desk = use(Context);
  if (!desk) throw new Error('only beside dice');
  return desk;
}

interface Props {
  q: OwnQuestion | null;
  ask: Ask;
  children: ReactNode;
}

/** Dice in hand: by mouse and finger (drag, or lift and tap), and by keys (number, then letter of the box). */
export function DiceProvider({ q, ask, children }: Props) {
  const { view } = useGame();
  const { dice } = view.turn;
  const [lifted, setLifted] = useState<number | null>(null);
  const id = q?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a die in hand belongs to the question
  useEffect(() => setLifted(null), [id]);

  const valueAt = useCallback((at: number) => dice[at]?.value ?? 0, [dice]);
  const movable = useCallback(
    (at: number) =>
      dice[at]?.box === null &&
      Object.keys(BOX_KEYS).some((box) => answerFor(q, valueAt(at), box) !== undefined),
    [dice, q, valueAt],
  );
  const putFrom = useCallback(
    (at: number, box: string) => {
      const option = answerFor(q, valueAt(at), box);
      if (!option || !q) return;
      setLifted(null);
      send(ask, q, option.action);
    },
    [q, ask, valueAt],
  );
  const drag = useDrag({
    onDrop: (at, box) => (box === null ? setLifted(null) : putFrom(at, box)),
    onStart: setLifted,
  });
  const { handlers, wasDrag, dragged } = drag;
  const desk = useMemo<DiceDesk>(
    () => ({
      lifted,
      movable,
      lift: (at) => setLifted((old) => (old === at || !movable(at) ? null : at)),
      takes: (box) => lifted !== null && answerFor(q, valueAt(lifted), box) !== undefined,
      open: (box) => answersOf(q, box).length > 0,
      put(box) {
        if (lifted !== null) putFrom(lifted, box);
        else {
          // Nothing in hand, and only one die fits: it is meant.
          const [only, other] = answersOf(q, box);
          if (q && only && !other) send(ask, q, only.action);
        }
      },
      handlers,
      wasDrag,
    }),
    [lifted, movable, q, ask, valueAt, putFrom, handlers, wasDrag],
  );
  useDiceKeys(desk, q !== null);
  return (
    <Context.Provider value={desk}>
      {children}
      {dragged && (
        <span
          className="mvs-dragged"
          style={{ left: dragged.x, top: dragged.y }}
          aria-hidden="true"
        >
          <DieFace n={valueAt(dragged.at)} size={48} />
        </span>
      )}
    </Context.Provider>
  );
}

const BOXES = new Map(Object.entries(BOX_KEYS).map(([box, key]) => [key, box]));

function useDiceKeys(desk: DiceDesk, on: boolean): void {
  useEffect(() => {
    if (!on) return;
    const pressed = (e: KeyboardEvent): void => {
      if (e.ctrlKey || e.metaKey || e.altKey || document.querySelector('dialog[open]')) return;
      const at = e.target instanceof HTMLElement ? e.target.tagName : '';
      if (['INPUT', 'TEXTAREA', 'SELECT'].includes(at)) return;
      const box = BOXES.get(e.key.toLowerCase());
      if (/^[1-4]$/.test(e.key)) desk.lift(Number(e.key) - 1);
      else if (box !== undefined && desk.open(box)) desk.put(box);
      else return;
      e.preventDefault();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [desk, on]);
}
