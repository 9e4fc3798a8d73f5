import { withRanked } from '../../../shared/rules/lists.ts';
import { renewCulture } from '../change.ts';
import type { TechKind } from '../components/names.ts';
import type { TechId } from '../components/tables.ts';
import { type Config, techOf } from '../config.ts';
import type { Player, State } from '../state.ts';
import { fits } from './holds.ts';
import { NO_ROOM, type No } from './refusals.ts';

/** mvs.tech.1: both Spoilers are one technology. */
const sameAs = (kind: TechKind): TechKind => (kind === 'lessFancySpoiler' ? 'fancySpoiler' : kind);

/** mvs.tech.1: no two equal ones, a slot for an upgrade, a dot for a structural one. */
export function whyNotOwn(config: Config, s: State, p: Player, id: TechId): No | null {
  const { kind, type } = techOf(config, id);
  let upgrades = 0;
  for (const own of p.techs) {
    const tech = techOf(config, own);
    if (kind !== 'dataProbe' && sameAs(tech.kind) === sameAs(kind)) return HAVE_TECH;
    if (tech.type === 'upgrade') upgrades++;
  }
  if (type === 'upgrade' && upgrades >= config.constants.slots) return NO_SLOT;
  return fits(config, s, p, id) ? null : NO_ROOM;
}

const HAVE_TECH: No = ['mvs.tech.1', 'haveTech'];
const NO_SLOT: No = ['mvs.tech.1', 'noSlot'];

/** mvs.tech.16: to the market of its culture, or to the supply area of one not yet found. */
export function giveBack(config: Config, s: State, id: TechId): void {
  const c = renewCulture(s, techOf(config, id).culture);
  if (c.at === null) c.techSupply = withRanked(config.tables.rank, c.techSupply, id);
  else c.techs = withRanked(config.tables.rank, c.techs, id);
}
