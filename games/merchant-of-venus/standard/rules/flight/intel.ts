import { msg, type Option } from '@fondaco/kernel';
import { pay } from '../../../shared/rules/bank.ts';
import { giveTitle } from '../change.ts';
import { INTEL, type Intel } from '../components/names.ts';
import { activePlayer, type Config, type StandardIo } from '../config.ts';
import { isMostInfamous } from '../round/bank.ts';
import type { Action, State } from '../state.ts';
import type { HeadingFrame } from './frames.ts';
import { headingLabel } from './labels.ts';

/** Why a card beside the track cannot be bought; undefined when it can. */
function against(config: Config, s: State, card: Intel): { rule: string; key: string } | undefined {
  const p = activePlayer(s);
  if (card === 'confirmedLocation' && isMostInfamous(s, s.active))
    return { rule: 'mvs.intel.2', key: 'mostInfamy' };
  return p.credits < config.constants.intel ? { rule: 'mvs.intel.1', key: 'credits' } : undefined;
}

/** At the start of a turn, before anything is thrown. */
const isOnSale = (s: State, f: HeadingFrame, card: Intel): boolean =>
  f.thrown === null && s.titles[card] === 'track';

/** mvs.intel.1 */
export const isIntelForSale = (config: Config, s: State, f: HeadingFrame, card: Intel): boolean =>
  isOnSale(s, f, card) && against(config, s, card) === undefined;

export function whyNoIntel(config: Config, s: State, f: HeadingFrame): Option<Action>[] {
  return INTEL.flatMap((card) => {
    const no = isOnSale(s, f, card) ? against(config, s, card) : undefined;
    if (!no) return [];
    const action: Action = { do: 'buyIntel', card };
    return [
      {
        action,
        ...headingLabel(config, action),
        off: { rule: no.rule, msg: msg(`mvs.no.${no.key}`, { count: config.constants.intel }) },
      },
    ];
  });
}

export function buyIntel(config: Config, s: State, card: Intel, io: StandardIo): void {
  pay(s, s.active, config.constants.intel);
  giveTitle(s, card, s.active);
  io.tell({ t: 'boughtIntel', seat: s.active, card, price: config.constants.intel });
}

/** mvs.intel.3: given back just before the ship moves. */
export function useMaps(s: State, io: StandardIo): void {
  giveTitle(s, 'starMaps', 'track');
  s.turn.maps = true;
  io.tell({ t: 'usedMaps', seat: s.active });
}
