import type { Chance } from '@fondaco/kernel';
import { imagineContacts } from '../../shared/rules/contact.ts';
import { clone } from './clone.ts';
import type { Config } from './config.ts';
import type { Encounter, SpaceId, State } from './state.ts';
import type { EncounterView, View } from './view.ts';

/** A random state with this view: cards and tokens that the viewer has not seen are redistributed. */
export function imagine(config: Config, v: View, chance: Chance): State {
  const systems = imagineContacts(v.systems, config.tables.cultures, chance);
  const tokens = unseenTokens(config, v);
  chance.shuffle(tokens, 'imagine');
  const encounters: Record<SpaceId, Encounter> = {};
  for (const id in v.encounters) {
    const { token, up, seen, hidden } = v.encounters[id] as EncounterView;
    encounters[id] = { token: hidden ? (tokens.pop() as string) : token, up, seen };
  }
  return clone({ ...v, systems, encounters });
}

/** All tokens except those the viewer knows on the board and relics that were taken. */
function unseenTokens(config: Config, v: View): string[] {
  const left = config.tables.deck.slice();
  const taken = [
    ...Object.values(v.encounters).map((e) => e.token),
    ...v.players.flatMap((p) => p.relics),
    ...v.base.relics,
    ...Object.values(v.cultures).flatMap((c) => c.relics),
  ];
  for (const token of taken) {
    const at = token === null ? -1 : left.indexOf(token);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
