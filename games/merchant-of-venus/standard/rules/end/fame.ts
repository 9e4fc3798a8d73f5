import type { Seat } from '@fondaco/kernel';
import type { TechId } from '../components/tables.ts';
import { type Config, hasTech, player, techOf } from '../config.ts';
import { drillsOf, relicsOf } from '../round/titles.ts';
import type { FameSource, Player } from '../state.ts';
import type { Position } from '../view.ts';

export interface FamePart {
  source: FameSource;
  points: number;
}

/** mvs.end.2: all fame except what dice decide, in the order of the reckoning; fame taken away is negative. */
export function famePoints(config: Config, s: Position, seat: Seat): FamePart[] {
  const p = player(s, seat);
  const { fame } = config.constants;
  const relics = relicsOf(config, s, seat);
  const parts: FamePart[] = [{ source: 'tokens', points: p.fame }];
  const add = (source: FameSource, points: number): void => void parts.push({ source, points });
  add('missions', p.completed.length * fame.mission);
  add('relics', relics * fame.relic);
  add('holds', holdFame(config, p));
  add('upgrades', upgradeFame(config, upgradeCount(config, p)));
  add('laser', dialFame(config, p.laser));
  add('shield', dialFame(config, p.shield));
  add('pilot', pilotFame(config, p));
  if (s.titles.archeologist === seat) add('archeologist', relics * fame.archeologist); // mvs.title.4
  if (s.titles.drillBaron === seat) add('drillBaron', drillsOf(s, seat).length * fame.drillBaron); // mvs.title.5
  if (hasTech(config, p, 'waveEmitter')) add('waveEmitter', p.completed.length * fame.waveEmitter); // mvs.tech.10
  if (hasTech(config, p, 'zenPaintJob')) add('zenPaintJob', -fame.zenPaintJob); // mvs.tech.14
  // mvs.title.2, mvs.fame.2
  add('infamy', 0 - (s.titles.infamous === seat ? 2 : 1) * p.infamy);
  return parts;
}

const at = (table: readonly number[], n: number): number =>
  table[Math.min(n, table.length - 1)] ?? 0;

const holdFame = (config: Config, p: Player): number =>
  at(config.constants.fame.holds, p.holds - config.constants.startHolds);

function upgradeCount(config: Config, p: Player): number {
  let upgrades = 0;
  for (const id of p.techs) if (techOf(config, id).type === 'upgrade') upgrades++;
  return upgrades;
}

export const upgradesOf = (config: Config, p: Player): TechId[] =>
  p.techs.filter((id) => techOf(config, id).type === 'upgrade');

export const upgradeFame = (config: Config, upgrades: number): number =>
  at(config.constants.fame.upgrades, upgrades);

/** mvs.fame.1: by where the dial stands, not by what was bought. */
const dialFame = (config: Config, value: number): number => at(config.constants.fame.dial, value);

function pilotFame(config: Config, p: Player): number {
  const levels = config.tables.pilots.get(p.pilot.home ?? '')?.levels;
  const level = p.pilot.level === 3 ? (p.pilot.side === 'b' ? '3b' : '3a') : `${p.pilot.level}`;
  return levels?.[level as '1' | '2' | '3a' | '3b'].fame ?? 0;
}

/** mvs.reward.9: fame of the ship itself. */
export const shipFame = (parts: readonly FamePart[]): number =>
  parts.reduce(
    (sum, x) =>
      ['holds', 'upgrades', 'laser', 'shield'].includes(x.source) ? sum + x.points : sum,
    0,
  );

export const totalOf = (parts: readonly FamePart[]): number =>
  parts.reduce((sum, x) => sum + x.points, 0);
