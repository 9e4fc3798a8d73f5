/**
 * The text for a part of a component set, or for the nearest whole it belongs to; a stranger's set may have others. A part
 * of one thing (`goods.silk.price`) goes by the name of that part of all things (`goods.*.price`) too.
 */
export function partKey(
  prefix: string,
  part: string,
  has: (key: string) => boolean,
): string | undefined {
  const path = part.split('.').filter((x) => x !== '*');
  const ofAll = path.filter((_, i) => i !== 1);
  const keysOf = (steps: string[]): string[] =>
    steps.map((_, i) => `${prefix}.part.${steps.slice(0, i + 1).join('.')}`).filter(has);
  const [own, shared] = [keysOf(path), keysOf(ofAll)];
  return (own.length >= shared.length ? own : shared).at(-1);
}
