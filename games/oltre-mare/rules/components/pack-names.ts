import { type Messages, namesOnlyIn } from '@fondaco/kernel';
import type { Options } from '../options.ts';
import type { Pack } from './pack.ts';
import shipped from './shipped.json' with { type: 'json' };

/** The names of a set that are not in the texts of the game. */
export const packNames = (pack: Pack, options: Options): Messages =>
  namesOnlyIn(allNames(pack, options), allNames(shipped as unknown as Pack, options));

export const allNames = ({ ports, editions }: Pack, { edition }: Options): Messages =>
  Object.fromEntries([
    ...ports.map(({ id, name }) => [`om.port.${id}`, name]),
    ...editions[edition].goods.map(({ id, name }) => [`om.good.${id}`, name]),
  ]);
