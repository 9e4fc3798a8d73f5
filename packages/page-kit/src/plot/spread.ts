/** Labels at the end of lines, moved apart where they would cover each other; none is moved beyond `most`. */
export function spread(at: readonly number[], most = Number.POSITIVE_INFINITY, gap = 21): number[] {
  const order = at.map((y, i) => ({ y, i })).sort((a, b) => a.y - b.y);
  for (let i = 1; i < order.length; i++) {
    const [above, here] = [order[i - 1], order[i]];
    if (above && here) here.y = Math.max(here.y, above.y + gap);
  }
  for (let i = order.length - 1, floor = most; i >= 0; i--, floor -= gap) {
    const here = order[i];
    if (here) here.y = Math.min(here.y, floor);
  }
  const result = at.slice();
  for (const { y, i } of order) result[i] = y;
  return result;
}
