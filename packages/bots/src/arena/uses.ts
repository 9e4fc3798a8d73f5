import type { Msg, Param, Seat } from '@fondaco/kernel';

/** Something that was told of a seat in a game, how often, and with which numbers in all: a sale, a race, a landing. */
export interface Use {
  /** What it was about, whoever did it and however much it was. */
  about: string;
  /** As it was told first. */
  example: Msg;
  seat: Seat;
  times: number;
  numbers: Record<string, number>;
}

const isSeat = (x: Param): x is { seat: number } => typeof x === 'object' && 'seat' in x;

/** Counts what is told in a game, by what it is about and who did it. */
export function countUses() {
  const uses = new Map<string, Use>();
  return {
    add(told: Msg): void {
      const params = Object.entries(told.params ?? {});
      const actor = params.find(([, x]) => isSeat(x))?.[1];
      if (actor === undefined || !isSeat(actor)) return;
      const things = params.filter(([, x]) => typeof x !== 'number' && !isSeat(x));
      const about = JSON.stringify([told.key, things]);
      const key = `${actor.seat} ${about}`;
      const use = uses.get(key) ?? {
        about,
        example: told,
        seat: actor.seat,
        times: 0,
        numbers: {},
      };
      uses.set(key, use);
      use.times++;
      for (const [name, x] of params)
        if (typeof x === 'number') use.numbers[name] = (use.numbers[name] ?? 0) + x;
    },
    all: (): Use[] => [...uses.values()],
  };
}
