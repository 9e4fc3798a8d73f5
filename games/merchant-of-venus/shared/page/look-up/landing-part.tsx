import { CHART_SPACES } from '../../../board/page/galaxy.ts';
import { localSpaceMsg, type SpaceLookup } from '../../../board/page/words.ts';
import type { SpaceId, SystemId } from '../../../classic/rules/index.ts';
import { type ItemLook, ItemTile } from '../signs.tsx';
import type { LookUpPart, LookUpRow } from './page.ts';
import type { PageWords } from './words.ts';

type LandingKind = 'city' | 'neutral' | 'open' | 'merchant' | 'free';

const LOOKS: Readonly<Record<LandingKind, ItemLook>> = {
  city: ['white-tower', 'slate'],
  neutral: ['anchor', 'steel'],
  open: ['anchor', 'teal'],
  merchant: ['ringed-planet', 'gold'],
  free: ['ringed-planet', 'indigo'],
};

/** What a game knows about the places of a system. */
interface Places {
  lookup: SpaceLookup;
  isLanding(space: SpaceId): boolean;
  /** The seat that owns a merchant spaceport there. */
  portOwner(space: SpaceId): number | undefined;
  /** What a deed for a spaceport costs. */
  portPrice: number;
}

/** Where ships land in a system, then the orbits that are free for a spaceport. */
export function landingPart(
  system: SystemId,
  { lookup, isLanding, portOwner, portPrice }: Places,
  { say, text }: PageWords,
): LookUpPart {
  const kindOf = (id: SpaceId): LandingKind | null => {
    const space = lookup(id);
    if (!space || space.region !== system) return null;
    if (portOwner(id) !== undefined) return 'merchant';
    if (isLanding(id))
      return space.type === 'city' ? 'city' : space.type === 'spaceport' ? 'neutral' : 'open';
    return space.orbit ? 'free' : null;
  };
  const rowOf = (space: SpaceId, kind: LandingKind): LookUpRow => {
    const owner = portOwner(space);
    return {
      id: space,
      sign: <ItemTile look={LOOKS[kind]} small />,
      name: say(localSpaceMsg(space, lookup)),
      note:
        owner === undefined
          ? text(`mv.ui.look.landing.${kind}`)
          : text('mv.chart.port', { who: { seat: owner } }),
      ...(kind === 'free' && { credits: portPrice, look: 'off' as const }),
    };
  };
  const all = CHART_SPACES.flatMap(({ id }) => {
    const kind = kindOf(id);
    return kind ? [{ id, kind }] : [];
  });
  const rows = all.toSorted((a, b) => Number(a.kind === 'free') - Number(b.kind === 'free'));
  return {
    id: 'landing',
    title: text('mv.ui.look.landing'),
    rows: rows.map(({ id, kind }) => rowOf(id, kind)),
  };
}
