import type { Chance, Decision, Form, Io, Option, Refusal, Rules, Seat } from './contract.ts';
import { matchesBase, sampleForm, validateAnswer } from './forms.ts';
import { sameJson } from './json.ts';
import { msg } from './message.ts';

/** One thing that is going on, as data. The frame on top of the agenda decides what is asked now. */
export interface Frame {
  f: string;
}

/** How one kind of frame behaves. `s` is the whole state, `f` the frame on top of its agenda. */
export interface FrameKind<S, F, A, E> {
  decisions(s: S, f: F, only?: 'must'): Decision[];
  legal(s: S, f: F, d: Decision): A[];
  forms?(s: S, f: F, d: Decision): Form[];
  /** Checks what the bounds of a form cannot express; undefined when the action is legal. */
  judge?(s: S, f: F, d: Decision, a: A): Refusal | undefined;
  sample?(s: S, f: F, d: Decision, form: Form, chance: Chance): A;
  lapse?(s: S, f: F, d: Decision): A | undefined;
  label(s: S, f: F, d: Decision, a: A): Omit<Option<A>, 'action' | 'off'>;
  /** Options a player may expect but cannot take now, each with the reason. */
  off?(s: S, f: F, d: Decision): Option<A>[];
  /** Explains why an answer that is not offered is illegal. Without it, the refusal names the rule of the question. */
  why?(s: S, f: F, d: Decision, a: unknown): Refusal | undefined;
  reduce(s: S, f: F, d: Decision, a: A, io: Io<E>): void;
  /** Continues without an answer; returns false when the frame waits for one. */
  resume?(s: S, f: F, io: Io<E>): boolean;
}

export type FrameKinds<S, F extends Frame, A, E> = {
  [K in F['f']]: FrameKind<S, Extract<F, { f: K }>, A, E>;
};

export interface HasAgenda<F extends Frame> {
  agenda: F[];
  /** The next id for a decision or for something an answer refers to. Only counts up, so no id is used twice. */
  nextId: number;
}

/** Far more than any turn needs: an endless loop in the rules becomes an error instead of a hang. */
const MAX_STEPS = 1000;

/** Derives from the frames every part of `Rules` that depends on what is asked now. */
export function byAgenda<S extends HasAgenda<F>, F extends Frame, A, E, V>(
  kinds: FrameKinds<S, F, A, E>,
): Pick<
  Rules<S, A, E, V>,
  | 'decisions'
  | 'legal'
  | 'forms'
  | 'refuse'
  | 'sample'
  | 'lapse'
  | 'describe'
  | 'reduce'
  | 'renewIds'
> & { settle(s: S, io: Io<E>): void } {
  const table = new Map<string, WholeKind<S, F, A, E>>();
  for (const name in kinds)
    table.set(name, wholeKind(kinds[name as F['f']] as unknown as FrameKind<S, F, A, E>));
  const top = (s: S): F => s.agenda[s.agenda.length - 1] as F;
  const kindOf = (f: F): WholeKind<S, F, A, E> => table.get(f.f) as WholeKind<S, F, A, E>;

  function settle(s: S, io: Io<E>): void {
    for (let n = 0; s.agenda.length > 0; n++) {
      if (n === MAX_STEPS) throw new Error(`the agenda does not come to rest: ${top(s).f}`);
      const f = top(s);
      const { resume } = kindOf(f);
      if (resume === undefined || !resume(s, f, io)) return;
    }
  }

  function legal(s: S, d: Decision): A[] {
    const f = top(s);
    return kindOf(f).legal(s, f, d);
  }
  const forms = (s: S, d: Decision): Form[] => kindOf(top(s)).forms?.(s, top(s), d) ?? [];
  const off = (s: S, d: Decision): Option<A>[] => kindOf(top(s)).off?.(s, top(s), d) ?? [];

  function refuse(s: S, d: Decision, a: unknown): Refusal | undefined {
    if (legal(s, d).some((x) => sameJson(x, a))) return undefined;
    let nearest: Refusal | undefined;
    for (const form of forms(s, d)) {
      const bad = validateAnswer(form, a);
      if (!bad) return kindOf(top(s)).judge?.(s, top(s), d, a as A);
      if (matchesBase(form, a)) nearest = bad;
    }
    const known = off(s, d).find((o) => sameJson(o.action, a))?.off;
    const why = known ?? nearest ?? kindOf(top(s)).why?.(s, top(s), d, a);
    return why ?? { rule: d.rule, msg: msg('kernel.notOffered') };
  }

  function sample(s: S, d: Decision, form: Form, chance: Chance): A {
    const own = kindOf(top(s)).sample;
    if (own) return own(s, top(s), d, form, chance);
    return sampleForm(form, chance) as A;
  }

  return {
    settle,
    legal,
    forms,
    refuse,
    sample,
    decisions(s, only) {
      if (s.agenda.length === 0) return [];
      const f = top(s);
      return kindOf(f).decisions(s, f, only);
    },
    renewIds(s, later) {
      s.nextId = Math.max(s.nextId, later.nextId);
    },
    lapse: (s, d) => kindOf(top(s)).lapse?.(s, top(s), d),
    describe: (s, d) => [
      ...legal(s, d).map((action) => ({ action, ...kindOf(top(s)).label(s, top(s), d, action) })),
      ...off(s, d),
    ],
    reduce(s, d, a, io) {
      const f = top(s);
      kindOf(f).reduce(s, f, d, a, io);
      settle(s, io);
    },
  };
}

/** A kind with all its parts, those left out undefined: all kinds have one hidden class, which keeps calls fast. */
type WholeKind<S, F, A, E> = {
  [K in keyof Required<FrameKind<S, F, A, E>>]: FrameKind<S, F, A, E>[K];
};

const wholeKind = <S, F, A, E>(kind: FrameKind<S, F, A, E>): WholeKind<S, F, A, E> => ({
  decisions: kind.decisions,
  legal: kind.legal,
  forms: kind.forms,
  judge: kind.judge,
  sample: kind.sample,
  lapse: kind.lapse,
  label: kind.label,
  off: kind.off,
  why: kind.why,
  reduce: kind.reduce,
  resume: kind.resume,
});

export const must = (id: number, seat: Seat, kind: string, rule: string): Decision => ({
  id,
  seat,
  kind,
  rule,
  need: 'must',
});
