import type { Seat } from '@fondaco/kernel';
import type { Facts, Run } from '../../rules/facts/index.ts';
import type { View } from '../../rules/index.ts';

/** What the scoring of Venice brought one player: `ducats + forPrestige + forCargo = total`. */
export interface SeatAtVenice {
  seat: Seat;
  prestige: number;
  forPrestige: number;
  /** Runs that were sold, if this viewer was shown all of them; null otherwise. */
  sold: Run[] | null;
  soldCards: number;
  forCargo: number;
  /** The run that stays on board, as far as this viewer is shown it. */
  kept: Run | undefined;
  ducats: number;
  total: number;
}

export interface VeniceScore {
  /** Who drew the card. */
  drawer: Seat;
  seats: SeatAtVenice[];
  /** om.venice.2: whether cargo is sold, too. */
  sellsCargo: boolean;
}

/** The most turns between two views that are shown one after another; a replay may leap over more. */
const MOST_TURNS = 1;

/** What Venice brought everybody, if it was scored between these two views. */
export function veniceScore(facts: Facts, before: View, after: View): VeniceScore | null {
  const turns = after.turn - before.turn;
  const wasScored = before.pile.venice !== null && after.pile.venice === null;
  if (!wasScored || turns < 0 || turns > MOST_TURNS) return null;
  const seats = after.players.map((now, seat): SeatAtVenice => {
    const then = before.players[seat] ?? now;
    const forPrestige = now.ledger.venicePrestige - then.ledger.venicePrestige;
    const forCargo = now.ledger.veniceCargo - then.ledger.veniceCargo;
    const [kept, ...sold] = facts.runs(before, seat);
    const worth = sold.reduce((sum, run) => sum + run.value, 0);
    return {
      seat,
      prestige: then.prestige,
      forPrestige,
      sold: worth === forCargo ? sold : null,
      soldCards: Math.max(0, then.cargo.length - now.cargo.length),
      forCargo,
      kept,
      ducats: now.ducats - forPrestige - forCargo,
      total: now.ducats,
    };
  });
  const sellsCargo = seats.some((s) => s.forCargo !== 0);
  return { drawer: before.active, seats, sellsCargo };
}
