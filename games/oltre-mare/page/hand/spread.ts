/** The sizes of cards in the hand, in pixels, the largest first; `leastStep` is how much of a covered card must be seen. */
const SIZES = [
  { size: 'large', width: 136, height: 186, leastStep: 64 },
  { size: 'medium', width: 128, height: 160, leastStep: 64 },
  { size: 'small', width: 92, height: 100, leastStep: 42 },
] as const;
type CardSize = (typeof SIZES)[number];

/** Room between cards side by side, at either end of a row, and above one for cards that are lifted. */
const GAP_PX = 6;
const EDGE_PX = 8;
const LIFT_PX = 17;
const ROW_GAP_PX = 4;
/** What a covered card has room for, by the step from which on it has. */
const ROOMS = [
  { room: 'glyph', step: 100 },
  { room: 'name', step: 86 },
  { room: 'tight', step: 58 },
  { room: 'least', step: 0 },
] as const;

export interface Place {
  x: number;
  y: number;
  /** Part of it lies under the next card. */
  isCovered: boolean;
}

export interface Spread {
  size: CardSize['size'];
  /** How much of a covered card is always seen: also while another one is raised, but on phones. */
  step: number;
  places: Place[];
  /** What a covered card has room for. */
  room: (typeof ROOMS)[number]['room'];
  /** The width of everything; more than there is room for if even the smallest cards do not fit. */
  width: number;
}

interface Room {
  width: number;
  height: number;
}

/**
 * How a hand of `n` cards lies in the room there is: side by side, or evenly overlapping, in several rows of small cards on
 * a phone. The raised card is seen whole and the others share the rest; it stays under a pointer that was on it.
 */
export function spreadHand(room: Room, n: number, raised: number | null): Spread {
  const fits = (s: CardSize): boolean =>
    s.height + LIFT_PX <= room.height && stepOf(s, room, n) >= s.leastStep;
  const chosen = SIZES.find(fits) ?? (SIZES.at(-1) as CardSize);
  const { size, width: card, height, leastStep } = chosen;
  const perRow = cardsPerRow(chosen, room, n);
  const step = Math.max(leastStep, stepOf(chosen, room, n));
  const used = step * (perRow - 1) + card;
  const isFull = step < card;
  const start = isFull ? EDGE_PX : Math.max(EDGE_PX, (room.width - used) / 2);
  const places = Array.from({ length: n }, (_, i) => {
    const row = Math.floor(i / perRow);
    const at = i % perRow;
    const inRow = Math.min(perRow, n - row * perRow);
    const lifted = raised !== null && Math.floor(raised / perRow) === row ? raised % perRow : null;
    return {
      x: start + offsetOf(at, inRow, lifted, step, card),
      y: LIFT_PX + row * (height + ROW_GAP_PX),
      isCovered: isFull && at < inRow - 1 && at !== lifted,
    };
  });
  const seen = size === 'small' || !isFull ? step : sharedStep(perRow, step, card);
  return {
    size,
    step: seen,
    places,
    room: ROOMS.find((r) => seen >= r.step)?.room ?? 'least',
    width: used + 2 * EDGE_PX,
  };
}

function cardsPerRow({ height }: CardSize, room: Room, n: number): number {
  const rows = Math.floor((room.height - LIFT_PX + ROW_GAP_PX) / (height + ROW_GAP_PX));
  return Math.ceil(n / Math.max(1, rows));
}

/** Side by side as long as there is room. */
function stepOf(card: CardSize, room: Room, n: number): number {
  const others = cardsPerRow(card, room, n) - 1;
  if (others <= 0) return card.width + GAP_PX;
  const most = (room.width - 2 * EDGE_PX - card.width) / others;
  return Math.min(card.width + GAP_PX, most);
}

/** How far from the first card of its row the card at `at` lies. */
function offsetOf(
  at: number,
  inRow: number,
  raised: number | null,
  step: number,
  card: number,
): number {
  if (raised === null || step >= card || raised === inRow - 1) return at * step;
  const shared = sharedStep(inRow, step, card);
  return at <= raised ? at * shared : (at - 1) * shared + card;
}

/** The distance between cards of a full row while one of them is raised. */
const sharedStep = (inRow: number, step: number, card: number): number =>
  inRow > 2 ? ((inRow - 1) * step - card) / (inRow - 2) : step;
