import { cardOf } from '../components/tables.ts';
import type { Config } from '../config.ts';
import type { CardId, Claim } from '../state.ts';

/** Whether a card is all that a claim or wish says. */
export function fitsClaim(config: Config, id: CardId, claim: Claim): boolean {
  const { icons, power, load, port } = cardOf(config.tables, id);
  return (
    (claim.icons ?? []).every((icon) => icons.includes(icon)) &&
    (claim.power === undefined || claim.power === power) &&
    (claim.load === undefined || claim.load === load) &&
    (claim.port === undefined || claim.port === port)
  );
}

/** What an honest player says of a card. */
export function trueClaim(config: Config, id: CardId): Claim {
  const { icons, power, load } = cardOf(config.tables, id);
  return { icons: [...new Set(icons)], power, load };
}
