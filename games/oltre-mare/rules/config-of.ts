import { itemsOf } from './components/items.ts';
import type { Pack } from './components/pack.ts';
import { tablesOf } from './components/tables.ts';
import type { Config } from './config.ts';
import { EDITIONS } from './editions.ts';
import type { Options } from './options.ts';

/** Binds edition and component values: all that rules and facts look up. */
export function configOf(options: Options, pack: Pack): Config {
  const tables = tablesOf(pack, options.edition);
  return {
    options,
    edition: EDITIONS[options.edition],
    constants: pack.constants,
    actions: pack.actions,
    tables,
    items: itemsOf(tables),
  };
}
