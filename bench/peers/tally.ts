/** Opens the tables and keeps every seat of them playing. */
export type OpenTables = (
  ports: readonly number[],
  tables: number,
  seats: number,
  tally: Tally,
) => Promise<void>;

export interface Found {
  ms: number;
  moves: number;
  perSecond: number;
  games: number;
  /** Milliseconds from an answer to its acknowledgement. */
  p50: number;
  p99: number;
}

/** What one run of a server came to; a load of 1 is a whole core. */
export interface Served extends Found {
  /** Microseconds. */
  cpuPerMove: number;
  /** Sent and received. */
  bytesPerMove: number;
  serverLoad: number;
  driverLoad: number;
}

/** What was played between `begin` and `end`. */
export class Tally {
  #times: number[] = [];
  #games = 0;
  #since = 0;
  #ended = false;

  begin(): void {
    this.#times = [];
    this.#games = 0;
    this.#since = performance.now();
  }

  /** An answer that was acknowledged. */
  move(sent: number): void {
    this.#times.push(performance.now() - sent);
  }

  game(): void {
    this.#games++;
  }

  /** Once all is measured the server goes away, and whoever still plays is cut off. */
  failed = (error: unknown): void => {
    if (!this.#ended) throw error;
  };

  end(): Found {
    this.#ended = true;
    const ms = performance.now() - this.#since;
    const times = this.#times.slice().sort((a, b) => a - b);
    const at = (part: number): number => times[Math.floor(times.length * part)] ?? 0;
    const perSecond = (times.length / ms) * 1000;
    return {
      ms,
      moves: times.length,
      perSecond,
      games: this.#games,
      p50: at(0.5),
      p99: at(0.99),
    };
  }
}

/** One of the listed answers; cheap, so that the players are not what is measured. */
export const anyOf = <T>(xs: readonly T[]): T => xs[Math.floor(Math.random() * xs.length)] as T;
