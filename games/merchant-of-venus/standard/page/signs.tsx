import type { IconName } from '@fondaco/page-kit/icons/icon.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import type { CSSProperties } from 'react';
import { MARKET_SHAPES } from '../../board/page/plates.tsx';
import {
  CRATE_LOOK,
  EQUIPMENT_LOOKS,
  GOOD_LOOKS,
  groundStyle,
  type ItemLook,
  ItemTile,
  PERSON_LOOK,
} from '../../shared/page/signs.tsx';
import type { Catalog, MarketState } from './catalog.ts';
import './signs.css';

export { Credits, ItemTile } from '../../shared/page/signs.tsx';

const ITEM_LOOKS: Readonly<Record<string, ItemLook>> = {
  ...GOOD_LOOKS,
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

/** The kind of an item of which there are several, else its id. */
const kindOf = (catalog: Catalog, id: string): string =>
  catalog.tech(id)?.kind ?? catalog.reward(id)?.kind ?? id;

/** The icon and hue of an item, by its id in the rules. */
export function itemLook(catalog: Catalog, id: string): ItemLook {
  // A reward and a piece of equipment of the same name share one look.
  return (
    ITEM_LOOKS[id] ??
    ITEM_LOOKS[kindOf(catalog, id)] ??
    (catalog.passenger(id) ? PERSON_LOOK : CRATE_LOOK)
  );
}

export const itemIconName = (catalog: Catalog, id: string): IconName => itemLook(catalog, id)[0];

/** The style that sets `--mv-hue`, the colour of an item's ground. */
export const itemGround = (catalog: Catalog, id: string): CSSProperties =>
  groundStyle(itemLook(catalog, id));

/** An item's icon on a tile. */
export function ItemSign({
  catalog,
  id,
  small = false,
}: {
  catalog: Catalog;
  id: string;
  small?: boolean;
}) {
  return <ItemTile look={itemLook(catalog, id)} small={small} />;
}

const MARKET_STATES: readonly MarketState[] = ['low', 'active', 'high'];

/** mvs.market.7: the market tokens from low to high. The one on top is filled and lettered, the next has a dot. */
export function MarketTokens({ market }: { market: readonly MarketState[] }) {
  const text = useText();
  const [top = 'low', next] = market;
  return (
    <span className="mvs-tokens" role="img" aria-label={text(`mvs.ui.state.${top}`)}>
      {MARKET_STATES.map((state) => (
        <svg
          key={state}
          viewBox="0 0 20 20"
          aria-hidden="true"
          className={state === top ? `is-${state}` : ''}
        >
          <path d={MARKET_SHAPES[state].d} />
          {state === top && (
            <text x={10} y={MARKET_SHAPES[state].y}>
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
