import { putAside } from '../../change.ts';
import type { Encounter, EncounterId } from '../../components/tables.ts';
import type { Config, StandardIo } from '../../config.ts';
import { produce } from '../../port/market.ts';
import type { State } from '../../state.ts';
import { discard, drawCards, handSize } from '../decks.ts';
import { offerCard } from './card.ts';
import { effectOf } from './effects.ts';
import { place } from './happenings.ts';

const encounterOf = (config: Config, card: EncounterId): Encounter =>
  config.tables.encounters.get(card) as Encounter;

/** mvs.encounter.1: whenever a ship enters a space that still shows the encounter sign, even with its last point. */
export function drawEncounter(config: Config, s: State, io: StandardIo): void {
  const drawn = drawCards(config, s, 'encounters', handSize(config, s, s.active, 'encounters'), io);
  if (drawn === undefined) io.tell({ t: 'deckEmpty', seat: s.active });
  else if (drawn !== 'asked') meetCard(config, s, drawn.card, io);
}

/**
 * mvs.encounter.2: production first, then the token it leaves, then the text. mvs.encounter.4: a card that became a
 * token or lies beside the track does not return to the deck.
 */
export function meetCard(config: Config, s: State, card: EncounterId, io: StandardIo): void {
  const { effect, leaves, production } = encounterOf(config, card);
  io.tell({ t: 'drewEncounter', seat: s.active, card });
  if (production !== null) produce(config, s, production, true, io);
  if (leaves !== null) place(s, { t: leaves }, io);
  const known = effectOf(effect);
  if (!('play' in known)) {
    offerCard(config, s, card, io);
    return;
  }
  if (effect.do === 'gate' || effect.do === 'pirate') putAside(config, s, card);
  else if (effect.do !== 'title') discard(config, s, 'encounters', card);
  known.play(config, s, effect, io);
}
