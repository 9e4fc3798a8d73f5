import type { CSSProperties, ReactNode } from 'react';
import { Icon, type IconName } from '../../../icons/icon.tsx';
import { useText } from '../../../words/words.tsx';
import { MARKETS } from '../board/plates.tsx';
import type { Book, MarketState } from './book.ts';
import './signs.css';

type Look = readonly [IconName, string];

/** Sign and ground of each thing: never colour alone. */
const LOOKS: Readonly<Record<string, Look>> = {
  bionicPerfume: ['delicate-perfume', 'plum'],
  cannedTraits: ['canned-fish', 'slate'],
  gloriousJunk: ['trash-can', 'olive'],
  livingToys: ['matryoshka-dolls', 'terracotta'],
  finestDust: ['powder', 'steel'],
  rockVideos: ['film-strip', 'indigo'],
  melfPelts: ['animal-hide', 'wood'],
  immortalGrease: ['oil-can', 'olive'],
  chicleLiquor: ['brandy-bottle', 'wine'],
  pedigreeBolts: ['hexagonal-nut', 'steel'],
  impossibleFurniture: ['sofa', 'wood'],
  designerGenes: ['dna1', 'teal'],
  megalithPaperweight: ['menhir', 'slate'],
  psychoticSculpture: ['ammonite', 'plum'],
  laser: ['laser-blast', 'terracotta'],
  shield: ['energy-shield', 'slate'],
  cargoHold: ['cargo-crate', 'wood'],
  yellowDrive: ['rocket-thruster', 'gold'],
  redDrive: ['rocket-thruster', 'terracotta'],
  comboDrive: ['rocket-thruster', 'plum'],
  fancySpoiler: ['plane-wing', 'plum'],
  lessFancySpoiler: ['plane-wing', 'steel'],
  marketFlux: ['histogram', 'teal'],
  hardBurn: ['rocket-thruster', 'ochre'],
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
const kindOf = (book: Book, id: string): string =>
  book.tech(id)?.kind ?? book.reward(id)?.kind ?? id;

function lookOf(book: Book, id: string): Look {
  // The reward and the piece of equipment have one name, and the same sign.
  return LOOKS[id] ?? LOOKS[kindOf(book, id)] ?? (book.passenger(id) ? PERSON : CRATE);
}
const PERSON: Look = ['person', 'indigo'];
const CRATE: Look = ['wooden-crate', 'wood'];

export const signOf = (book: Book, id: string): IconName => lookOf(book, id)[0];

/** The ground a thing stands on, for those that paint it themselves. */
export const groundOf = (book: Book, id: string): CSSProperties =>
  ({ '--mvs-hue': `var(--hue-${lookOf(book, id)[1]})` }) as CSSProperties;

/** The sign on its tile; its name stands beside it. */
export function ItemSign({ book, id, small = false }: { book: Book; id: string; small?: boolean }) {
  return (
    <span
      className={small ? 'mvs-sign mvs-sign-small' : 'mvs-sign'}
      style={groundOf(book, id)}
      aria-hidden="true"
    >
      <Icon name={signOf(book, id)} />
    </span>
  );
}

/** A good inside a sentence. */
export function GoodWord({ good, children }: { good: string; children: ReactNode }) {
  const look = LOOKS[good];
  return (
    <span className="mvs-word">
      {look && <Icon name={look[0]} />} {children}
    </span>
  );
}

/** A sum of money: the sign is read out as the word. */
export function Credits({ n, signed = false }: { n: number; signed?: boolean }) {
  const text = useText();
  return (
    <span className="mvs-credits">
      <span className="unseen">{text('mv.credits', { count: n })}</span>
      <span aria-hidden="true">
        {n < 0 ? '−' : signed && n > 0 ? '+' : ''}
        <i>₵</i>
        {Math.abs(n)}
      </span>
    </span>
  );
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
