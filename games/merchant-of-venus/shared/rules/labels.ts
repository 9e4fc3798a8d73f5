import { type Msg, msg, type Param } from '@fondaco/kernel';
import type { Graph, SpaceId, SystemId } from '../../board/rules/graph.ts';
import { BASE } from './base.ts';

/** Whatever has tables can name their things. */
export interface Named {
  tables: {
    graph: Graph;
    names: ReadonlyMap<string, string>;
    /** Printed gates by number. */
    gates?: ReadonlyMap<SpaceId, number>;
  };
}

/** The pack's own name serves where no locale knows the thing. */
export function nameOf(config: Named, kind: string, id: string, own = id): Msg {
  const or = config.tables.names.get(own);
  return { key: `${kind}.${id}`, ...(or !== undefined && { or }) };
}

export const cultureName = (config: Named, id: string): Msg =>
  id === BASE ? msg('mv.system.GB') : nameOf(config, 'mv.culture', id);

export const systemName = (config: Named, id: SystemId): Msg => {
  const or = config.tables.graph.systemNames.get(id);
  return { key: `mv.system.${id}`, ...(or !== undefined && { or }) };
};

/** A place by its name, or by its kind and where it lies. */
export function spaceName(config: Named, id: SpaceId): Msg {
  const space = config.tables.graph.space.get(id);
  if (!space) return msg('mv.system.GB');
  if (space.type === 'base') return systemName(config, id);
  const where = regionName(config, space.region);
  if (space.name) return msg('mv.place', { name: { key: `mv.name.${id}`, or: space.name }, where });
  const kind = space.type === 'space' ? `space.${space.colour ?? 'blue'}` : `type.${space.type}`;
  const n = config.tables.gates?.get(id) ?? numberOf(id);
  return msg('mv.spot', { kind: msg(`mv.${kind}`), n, where });
}

/** Spaceports are numbered p1, p2: the letter says nothing to a reader. */
const numberOf = (id: SpaceId): string => (id.split('.').at(-1) ?? '').replace(/^\D+/, '');

function regionName(config: Named, region: string): Param {
  if (config.tables.graph.systemNames.has(region)) return systemName(config, region);
  const [from = '', to = ''] = region.split('-');
  return msg('mv.route', { from: systemName(config, from), to: systemName(config, to) });
}

export interface BoardNames {
  culture(id: string): Msg;
  system(id: string): Msg;
  space(id: string): Msg;
}

export const boardNames = (config: Named): BoardNames => ({
  culture: (id) => cultureName(config, id),
  system: (id) => systemName(config, id),
  space: (id) => spaceName(config, id),
});
