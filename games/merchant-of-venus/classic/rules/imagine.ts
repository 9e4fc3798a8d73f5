import type { Chance } from '@fondaco/kernel';
import { imagineContacts } from '../../shared/rules/contact.ts';
import { cloneFrames, clonePlayers } from './clone.ts';
import type { Config } from './config.ts';
import type { Encounter, SpaceId, State } from './state.ts';
import type { EncounterView, View } from './view.ts';

/** A random state with this view: cards and tokens that the viewer has not seen are redistributed. */
export function imagine(config: Config, v: View, chance: Chance): State {
  return {
    agenda: cloneFrames(v.agenda),
    nextId: v.nextId,
    first: v.first,
    active: v.active,
    turn: v.turn,
    bank: v.bank,
    systems: imagineContacts(v.systems, config.tables.cultures, chance),
    cultures: v.cultures,
    base: v.base,
    cup: v.cup,
    stock: v.stock,
    encounters: imagineEncounters(config, v, chance),
    ports: v.ports,
    players: clonePlayers(v.players),
    over: v.over,
  };
}

function imagineEncounters(config: Config, v: View, chance: Chance): State['encounters'] {
  const tokens = unseenTokens(config, v);
  chance.shuffle(tokens, 'imagine');
  const encounters: Record<SpaceId, Encounter | null> = { ...config.tables.emptyEncounters };
  for (const id of config.tables.graph.encounters) {
    const { token, up, seen, hidden } = v.encounters[id] as EncounterView;
    encounters[id] = { token: hidden ? (tokens.pop() as string) : token, up, seen };
  }
  return encounters as Record<SpaceId, Encounter>;
}

/** All tokens except those the viewer knows on the board and relics that were taken. */
function unseenTokens(config: Config, v: View): string[] {
  const left = config.tables.deck.slice();
  for (const id of config.tables.graph.encounters) removeToken(left, v.encounters[id]?.token);
  for (const p of v.players) for (const relic of p.relics) removeToken(left, relic);
  for (const relic of v.base.relics) removeToken(left, relic);
  for (const id of config.tables.cultures)
    for (const relic of v.cultures[id]?.relics ?? []) removeToken(left, relic);
  return left;
}

function removeToken(tokens: string[], token: string | null | undefined): void {
  if (token === null || token === undefined) return;
  const at = tokens.indexOf(token);
  if (at >= 0) tokens.splice(at, 1);
}
