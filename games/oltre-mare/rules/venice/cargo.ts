import type { Config, OmIo } from '../config.ts';
import { runsOf, sellCargo } from '../scoring/cargo.ts';
import type { State } from '../state.ts';

/** First edition: prestige only. */
export function keepCargo(): void {}

/** om.venice.2: the run on top stays as the new cargo pile, all below it is sold and discarded. */
export function sellBelowTopRun(config: Config, s: State, io: OmIo): void {
  s.players.forEach((p, seat) => {
    const kept = runsOf(config, p.cargo)[0]?.length ?? 0;
    const sold = p.cargo.slice(0, p.cargo.length - kept);
    p.cargo = p.cargo.slice(p.cargo.length - kept);
    s.discards.push(...sold.reverse());
    io.tell({
      t: 'scored',
      seat,
      source: 'veniceCargo',
      ducats: sellCargo(config, p, sold, 'veniceCargo'),
    });
  });
}
