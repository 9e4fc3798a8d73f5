/** The text for a part of a component set, or for the nearest whole it belongs to; a stranger's set may have others. */
export function partKey(
  prefix: string,
  part: string,
  has: (key: string) => boolean,
): string | undefined {
  const path = part.split('.').filter((x) => x !== '*');
  const keys = path.map((_, i) => `${prefix}.part.${path.slice(0, i + 1).join('.')}`);
  return keys.findLast(has);
}
