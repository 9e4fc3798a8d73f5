import { badInputAt } from '@fondaco/kernel';
import Type, { type Static } from 'typebox';

const strict = { additionalProperties: false };
const id = Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9.-]{0,19}$' });
const name = Type.String({ minLength: 1, maxLength: 40 });

export const SPACE_TYPES = [
  'space',
  'hazard',
  'asteroid',
  'encounter',
  'telegate',
  'nav',
  'orbit',
  'city',
  'spaceport',
  'base',
] as const;
export const COLOURS = ['red', 'yellow', 'blue'] as const;

const space = Type.Object(
  {
    id,
    /** The system, anomaly or trade route it belongs to. */
    region: id,
    type: Type.Enum([...SPACE_TYPES]),
    colour: Type.Optional(Type.Enum([...COLOURS])),
    /** Of a hazard. */
    cost: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
    orbit: Type.Optional(Type.Boolean()),
    name: Type.Optional(name),
    /** Where each face of the navigation die leads. */
    nav: Type.Optional(Type.Array(id, { minItems: 6, maxItems: 6 })),
  },
  strict,
);

const edge = Type.Object(
  { a: id, b: id, kind: Type.Enum(['solid', 'dashed', 'green', 'surface']) },
  strict,
);

const system = Type.Object({ id, name, kind: Type.Enum(['system', 'base', 'anomaly']) }, strict);

export const boardValues = Type.Object(
  {
    systems: Type.Array(system, { minItems: 1, maxItems: 100 }),
    spaces: Type.Array(space, { minItems: 2, maxItems: 2000 }),
    edges: Type.Array(edge, { minItems: 1, maxItems: 5000 }),
  },
  strict,
);

export type BoardPack = Static<typeof boardValues>;

/** What no schema can say of a board: everything pointed at is there, and every space is joined to the base. */
export function soundBoard(board: BoardPack, cultures: number): void {
  const links = new Map<string, Set<string>>();
  board.spaces.forEach((s, i) => {
    if (links.has(s.id)) throw badInputAt(`/board/spaces/${i}/id`, 'mv.pack.twice', { id: s.id });
    links.set(s.id, new Set());
  });
  board.edges.forEach((e, i) => {
    for (const end of ['a', 'b'] as const) {
      if (!links.has(e[end]))
        throw badInputAt(`/board/edges/${i}/${end}`, 'mv.pack.space', { space: e[end] });
    }
    links.get(e.a)?.add(e.b);
    links.get(e.b)?.add(e.a);
  });
  board.spaces.forEach((s, i) => {
    const path = `/board/spaces/${i}`;
    if ((s.type === 'nav') !== (s.nav !== undefined))
      throw badInputAt(`${path}/nav`, 'mv.pack.nav');
    if ((s.type === 'hazard') !== (s.cost !== undefined))
      throw badInputAt(`${path}/cost`, 'mv.pack.hazard');
    for (const to of s.nav ?? []) {
      if (!links.get(s.id)?.has(to))
        throw badInputAt(`${path}/nav`, 'mv.pack.space', { space: to });
    }
  });
  const systems = board.systems.filter((s) => s.kind === 'system').length;
  if (systems !== cultures)
    throw badInputAt('/board/systems', 'mv.pack.systems', { systems, cultures });
  const base = board.spaces.filter((s) => s.type === 'base');
  if (base.length !== 1 || !base[0]) throw badInputAt('/board/spaces', 'mv.pack.base');
  soundWays(board, base[0].id, links);
}

function soundWays(board: BoardPack, base: string, links: Map<string, Set<string>>): void {
  const reached = new Set([base]);
  for (const at of reached) for (const to of links.get(at) ?? []) reached.add(to);
  board.spaces.forEach((s, i) => {
    if (!reached.has(s.id))
      throw badInputAt(`/board/spaces/${i}`, 'mv.pack.unreached', { space: s.id });
  });
}
