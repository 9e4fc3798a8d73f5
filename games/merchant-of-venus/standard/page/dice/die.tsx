/** Positions of the pips of each face, on a square of 24 units. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = (() => {
  const [a, m, z] = [6.8, 12, 17.2];
  return [
    [[m, m]],
    [
      [a, a],
      [z, z],
    ],
    [
      [a, a],
      [m, m],
      [z, z],
    ],
    [
      [a, a],
      [z, a],
      [a, z],
      [z, z],
    ],
    [
      [a, a],
      [z, a],
      [m, m],
      [a, z],
      [z, z],
    ],
    [
      [a, a],
      [z, a],
      [a, m],
      [z, m],
      [a, z],
      [z, z],
    ],
  ];
})();

/** A face of a die. The element around it names the value for screen readers. */
export function DieFace({ n, size }: { n: number; size?: number }) {
  return (
    <svg className="mvs-die" viewBox="0 0 24 25" width={size} height={size} aria-hidden="true">
      <rect className="mvs-die-edge" x={0.8} y={2} width={22.4} height={22.4} rx={5.4} />
      <rect x={0.8} y={0.6} width={22.4} height={22.4} rx={5.4} />
      {(PIPS[n - 1] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y - 0.2} r={2.05} />
      ))}
    </svg>
  );
}
