const FACES = 6;
const MOST_DICE = 8;
/** Longer than any way on the printed board; beyond it a turn is as good as its mean. */
const MOST_POINTS = 80;
/** Ways shorter than this are only ties broken: the ship gets there this turn. */
const REACHED = 0.75;
const TURNS_PER_POINT_AS_TIE_BREAK = 0.02;

/** By dice and points of the way: the turns it takes on average. The points left over when the ship lands are lost. */
const TABLES: readonly Float64Array[] = Array.from({ length: MOST_DICE + 1 }, (_, dice) =>
  tableFor(dice),
);

function tableFor(dice: number): Float64Array {
  const odds = oddsOfTotals(dice);
  const turns = new Float64Array(MOST_POINTS + 1);
  for (let points = 1; points <= MOST_POINTS; points++) {
    let sum = 1;
    for (let total = 1; total < points && total < odds.length; total++)
      sum += (odds[total] as number) * (turns[points - total] as number);
    turns[points] = sum;
  }
  return turns;
}

function oddsOfTotals(dice: number): number[] {
  let odds = [1];
  for (let n = 0; n < dice; n++) {
    const next = Array<number>(odds.length + FACES).fill(0);
    odds.forEach((x, total) => {
      for (let face = 1; face <= FACES; face++)
        next[total + face] = (next[total + face] as number) + x / FACES;
    });
    odds = next;
  }
  return odds;
}

/** Turns a ship with so many dice takes for a way of so many points, which need not be whole. */
export function expectedTurns(dice: number, points: number): number {
  if (points < REACHED) return points * TURNS_PER_POINT_AS_TIE_BREAK;
  const turns = TABLES[Math.min(dice, MOST_DICE)] as Float64Array;
  if (points <= 1) return 1;
  if (points >= MOST_POINTS) return ((turns[MOST_POINTS] as number) * points) / MOST_POINTS;
  const below = Math.floor(points);
  const low = turns[below] as number;
  return low + ((turns[below + 1] as number) - low) * (points - below);
}
