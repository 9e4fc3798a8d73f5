import type { IconName } from '@fondaco/page-kit/icons/icon.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import type { CSSProperties } from 'react';
import { MARKETS } from '../../board/page/plates.tsx';
import {
  CRATE,
  EQUIPMENT_LOOKS,
  GOODS,
  groundIn,
  type Look,
  PERSON,
  Tile,
} from '../../shared/page/signs.tsx';
import type { Catalog, MarketState } from './catalog.ts';
import './signs.css';

export { Credits, GoodWord } from '../../shared/page/signs.tsx';

const LOOKS: Readonly<Record<string, Look>> = {
  ...GOODS,
  ...EQUIPMENT_LOOKS,
  laser: ['laser-blast', 'terracotta'],
  cargoHold: ['cargo-crate', 'wood'],
  fancySpoiler: ['plane-wing', 'plum'],
  lessFancySpoiler: ['plane-wing', 'steel'],
  marketFlux: ['histogram', 'teal'],
  hardBurn: ['fireball', 'ochre'],
  stealthField: ['spyglass', 'indigo'],
  licenseToDrill: ['mining', 'wood'],
  shuttle: ['space-shuttle', 'indigo'],
  throttleBoost: ['speedometer', 'terracotta'],
  stasisTanks: ['person', 'teal'],
  waveEmitter: ['radar-sweep', 'plum'],
  dataProbe: ['radar-sweep', 'slate'],
  fuzzyDice: ['stack', 'wine'],
  variableShield: ['energy-shield', 'teal'],
  zenPaintJob: ['quill-ink', 'olive'],
  variableLaser: ['laser-blast', 'plum'],
  infamous: ['skull-crossed-bones', 'wine'],
  slaver: ['handcuffs', 'steel'],
  archeologist: ['ancient-ruins', 'ochre'],
  drillBaron: ['mining', 'wood'],
  confirmedLocation: ['position-marker', 'teal'],
  starMaps: ['treasure-map', 'indigo'],
  techSwap: ['trade', 'slate'],
  basicDeal: ['present', 'olive'],
  premiumDeal: ['present', 'slate'],
  luxuryDeal: ['present', 'gold'],
  techDeal: ['present', 'teal'],
  drillOvertime: ['mining', 'indigo'],
  microManager: ['shaking-hands', 'plum'],
  cash: ['two-coins', 'gold'],
  showOff: ['star-medal', 'gold'],
  shuttleBooster: ['space-shuttle', 'terracotta'],
  airFoil: ['plane-wing', 'ochre'],
  insider: ['histogram', 'wine'],
  secretHold: ['cargo-crate', 'steel'],
  spyEye: ['spyglass', 'ochre'],
  switchSwitch: ['compass', 'ochre'],
  powerSiphon: ['speedometer', 'teal'],
  jumpStart: ['ringed-planet', 'ochre'],
  gateLock: ['key-lock', 'ochre'],
  mulliganGear: ['cog', 'ochre'],
  autopilot: ['vintage-robot', 'ochre'],
};

/** Things of which there are several go by their kind. */
const kindOf = (catalog: Catalog, id: string): string =>
  catalog.tech(id)?.kind ?? catalog.reward(id)?.kind ?? id;

export function lookOf(catalog: Catalog, id: string): Look {
  // The reward and the piece of equipment have one name, and the same sign.
  return LOOKS[id] ?? LOOKS[kindOf(catalog, id)] ?? (catalog.passenger(id) ? PERSON : CRATE);
}

export const signOf = (catalog: Catalog, id: string): IconName => lookOf(catalog, id)[0];

export const groundOf = (catalog: Catalog, id: string): CSSProperties =>
  groundIn(lookOf(catalog, id));

export function ItemSign({
  catalog,
  id,
  small = false,
}: {
  catalog: Catalog;
  id: string;
  small?: boolean;
}) {
  return <Tile look={lookOf(catalog, id)} small={small} />;
}

const STATES: readonly MarketState[] = ['low', 'active', 'high'];

/** mvs.market.7: the stack of tokens from low to high; the one on top is filled and lettered, the next has a dot. */
export function MarketTokens({ market }: { market: readonly MarketState[] }) {
  const text = useText();
  const [top = 'low', next] = market;
  return (
    <span className="mvs-tokens" role="img" aria-label={text(`mvs.ui.state.${top}`)}>
      {STATES.map((state) => (
        <svg
          key={state}
          viewBox="0 0 20 20"
          aria-hidden="true"
          className={state === top ? `is-${state}` : ''}
        >
          <path d={MARKETS[state].d} />
          {state === top && (
            <text x={10} y={MARKETS[state].y}>
              {text(`mvs.ui.letter.${state}`)}
            </text>
          )}
          {state === next && (
            <circle cx={10} cy={state === 'low' ? 8 : state === 'high' ? 12 : 10} r={2} />
          )}
        </svg>
      ))}
    </span>
  );
}
