import { giveTitle, putToken } from '../../change.ts';
import { activePlayer, type StandardIo } from '../../config.ts';
import { startCheck } from '../../flight/hazards.ts';
import { meetSpot } from '../../flight/meet.ts';
import { gateSpace, spotHere } from '../../flight/spots.ts';
import type { Placed, State } from '../../state.ts';
import type { EffectOf, Happening } from './effect.ts';

/** mvs.encounter.3 */
export function place(s: State, token: Placed, io: StandardIo): void {
  const { space } = activePlayer(s);
  putToken(s, space, token);
  io.tell({ t: 'placed', seat: s.active, space, token: { ...token } });
}

/** mvs.title.1, mvs.intel.1: beside the round track. */
export const title: Happening<EffectOf<'title'>> = {
  rule: 'mvs.title.1',
  play(_b, s, e) {
    giveTitle(s, e.title, 'track');
  },
};

/** mvs.card.6: resolved as if just entered; mvs.option.2: a gate that is already on the board does not open elsewhere. */
export const gateCard: Happening<EffectOf<'gate'>> = {
  rule: 'mvs.card.6',
  play(config, s, e, io) {
    if (gateSpace(config, s, e.gate) !== undefined) return;
    place(s, { t: 'gate', gate: e.gate }, io);
    meetSpot(config, s, spotHere(config, s), io);
  },
};

/** mvs.card.11 */
export const pirateCard: Happening<EffectOf<'pirate'>> = {
  rule: 'mvs.card.11',
  play(config, s, e, io) {
    place(s, { t: 'pirate', pirate: e.pirate, infamy: 0 }, io);
    meetSpot(config, s, spotHere(config, s), io);
  },
};

/** mvs.encounter.7: no dial can be spent on it. */
export const checkCard: Happening<EffectOf<'check'>> = {
  rule: 'mvs.encounter.7',
  play(_b, s, e) {
    startCheck(s, e.check, 'card');
  },
};
