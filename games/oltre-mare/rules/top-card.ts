import type { Seat } from '@fondaco/kernel';
import { cardOf } from './components/tables.ts';
import { type Config, player } from './config.ts';
import type { CardId, Shown } from './state.ts';

const topOf = (s: Pick<Shown, 'players'>, seat: Seat): CardId =>
  player(s, seat).cargo.at(-1) as CardId;

/** om.limit.1 */
export const handLimit = (config: Config, s: Pick<Shown, 'active' | 'players'>): number =>
  cardOf(config.tables, topOf(s, s.active)).power;

/** om.play.1 */
export const loadOf = (config: Config, s: Pick<Shown, 'active' | 'players'>): number =>
  cardOf(config.tables, topOf(s, s.active)).load;
