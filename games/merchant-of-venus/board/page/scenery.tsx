import type { ReactNode } from 'react';
import { CHART_SPACES, ELLIPSES, PLANETS } from './galaxy.ts';
import { starPath } from './shapes.ts';

type Surface = 'bands' | 'waves' | 'craters' | 'patches' | 'caps';

/** The three colours of each planet (light, dark, third) and the pattern on it. */
const WORLDS: Record<string, [light: string, dark: string, third: string, face: Surface]> = {
  TRP: ['#b9a2c9', '#4b3566', '#7d62a0', 'caps'],
  DW: ['#f0c186', '#8a5426', '#c98b4f', 'bands'],
  JW: ['#8fd48a', '#1e5b3c', '#3f8f57', 'patches'],
  IW: ['#f0fbff', '#7fb2cf', '#bfe4f3', 'caps'],
  CW: ['#e5a184', '#7d3b35', '#b96a55', 'patches'],
  WT: ['#c8a8a0', '#54302e', '#e0683c', 'craters'],
  PP: ['#d3cf74', '#5e5a1e', '#9a9440', 'waves'],
  IM: ['#dcdad4', '#6a6a70', '#9b9a99', 'craters'],
  WW: ['#7cc7f2', '#17477f', '#c4e8fb', 'waves'],
  GP: ['#f1cda0', '#8a4d31', '#c98458', 'bands'],
};

/** The planets, stars, asteroids and stations drawn in the systems. */
export function Scenery(): ReactNode {
  return (
    <>
      <defs>
        {PLANETS.map(({ system }) => {
          const [light, dark] = WORLDS[system] ?? ['#ccc', '#444'];
          return (
            <radialGradient key={system} id={`mv-chart-world-${system}`} cx=".34" cy=".3" r=".85">
              <stop offset="0" stopColor={light} />
              <stop offset="1" stopColor={dark} />
            </radialGradient>
          );
        })}
        <radialGradient id="mv-chart-dusk" cx=".3" cy=".26" r=".95">
          <stop offset=".5" stopColor="#000" stopOpacity="0" />
          <stop offset="1" stopColor="#02030a" stopOpacity=".8" />
        </radialGradient>
        <radialGradient id="mv-chart-nova">
          <stop offset="0" stopColor="#fff3c4" />
          <stop offset=".18" stopColor="#ffc24d" stopOpacity=".85" />
          <stop offset=".5" stopColor="#d6502d" stopOpacity=".4" />
          <stop offset="1" stopColor="#5b1a3a" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="mv-chart-giant" cx=".4" cy=".36" r=".75">
          <stop offset="0" stopColor="#ffd79a" />
          <stop offset=".55" stopColor="#f07a36" />
          <stop offset="1" stopColor="#a22a1d" />
        </radialGradient>
      </defs>
      <Anomalies />
      <Asteroids />
      <Habitat />
      <Ark />
      {PLANETS.map(({ system, x, y, r }) => (
        <g key={system} transform={`translate(${x} ${y})`}>
          <circle r={r + 5} fill={WORLDS[system]?.[0]} fillOpacity=".1" />
          <circle r={r} fill={`url(#mv-chart-world-${system})`} />
          <World system={system} r={r} />
          <circle r={r + 0.4} fill="url(#mv-chart-dusk)" />
        </g>
      ))}
    </>
  );
}

/** Slightly bent chords of a disc, for the bands of a planet. */
function chords(r: number, heights: readonly number[], bend: number): string {
  return heights
    .map((h) => {
      const w = Math.sqrt(1 - h * h) * r * 0.98;
      return `M${-w} ${h * r}Q0 ${h * r + bend * r} ${w} ${h * r}`;
    })
    .join('');
}

function World({ system, r }: { system: string; r: number }): ReactNode {
  const [light, dark, third, face] = WORLDS[system] ?? ['#ccc', '#444', '#888', 'bands'];
  switch (face) {
    case 'bands':
      return (
        <g fill="none" strokeOpacity=".75">
          <path d={chords(r, [-0.62, 0.05, 0.6], 0.2)} stroke={third} strokeWidth={r * 0.16} />
          <path d={chords(r, [-0.3, 0.36], 0.2)} stroke={dark} strokeWidth={r * 0.09} />
          <path d={chords(r, [-0.12], 0.2)} stroke={light} strokeWidth={r * 0.07} />
        </g>
      );
    case 'waves':
      return (
        <g fill="none" strokeOpacity=".5" stroke={third} strokeWidth={1.4}>
          <path d={chords(r, [-0.7, -0.42, -0.14, 0.14, 0.42, 0.7], 0.24)} />
        </g>
      );
    case 'craters':
      return (
        <g fill={third} fillOpacity=".7" stroke={dark} strokeWidth={1} strokeOpacity=".7">
          <circle cx={-r * 0.3} cy={-r * 0.35} r={r * 0.2} />
          <circle cx={r * 0.35} cy={-r * 0.1} r={r * 0.14} />
          <circle cx={-r * 0.1} cy={r * 0.4} r={r * 0.24} />
          <circle cx={r * 0.42} cy={r * 0.45} r={r * 0.1} />
        </g>
      );
    case 'patches':
      return (
        <g fill={third} fillOpacity=".75">
          <ellipse cx={-r * 0.3} cy={-r * 0.3} rx={r * 0.42} ry={r * 0.24} />
          <ellipse cx={r * 0.32} cy={r * 0.16} rx={r * 0.4} ry={r * 0.3} />
          <ellipse cx={-r * 0.25} cy={r * 0.5} rx={r * 0.32} ry={r * 0.18} />
        </g>
      );
    default:
      return (
        <g fill="none" stroke={light} strokeOpacity=".65">
          <path d={chords(r, [-0.84, 0.84], 0.1)} strokeWidth={r * 0.22} />
          <path d={chords(r, [0.1], 0.3)} stroke={third} strokeWidth={r * 0.2} />
        </g>
      );
  }
}

const middle = (system: string): { cx: number; cy: number } =>
  ELLIPSES.find((e) => e.system === system) ?? { cx: 0, cy: 0 };

const RAYS = starPath(24, 84, 26);

function Anomalies(): ReactNode {
  const nova = middle('SN');
  const giant = middle('SG');
  return (
    <>
      <circle cx={nova.cx} cy={nova.cy} r={130} fill="url(#mv-chart-nova)" fillOpacity=".7" />
      <path
        d={RAYS}
        transform={`translate(${nova.cx} ${nova.cy})`}
        fill="#ffd98a"
        fillOpacity=".16"
      />
      <circle cx={nova.cx} cy={nova.cy} r={26} fill="url(#mv-chart-nova)" />
      <circle cx={giant.cx} cy={giant.cy} r={120} fill="url(#mv-chart-nova)" fillOpacity=".42" />
      <circle cx={giant.cx} cy={giant.cy} r={42} fill="url(#mv-chart-giant)" />
    </>
  );
}

/** Small rocks between the spaces of the asteroid system, the same ones on every page. */
function Asteroids(): ReactNode {
  const own = CHART_SPACES.filter(({ region }) => region === 'AS');
  const rocks = own.flatMap((a, i) => {
    const b = own[(i * 7 + 5) % own.length] ?? a;
    return [0.3, 0.55].map((t, k) => ({
      x: a.x + (b.x - a.x) * t + ((i * 37 + k * 53) % 40) - 20,
      y: a.y + (b.y - a.y) * t + ((i * 29 + k * 31) % 36) - 18,
      r: 2 + ((i * 13 + k * 5) % 5),
    }));
  });
  return (
    <g className="mv-chart-rubble">
      {rocks.map(({ x, y, r }) => (
        <path
          key={`${x} ${y}`}
          d={`M${x - r} ${y}l${r * 0.7} ${-r}l${r} ${r * 0.3}l${r * 0.2} ${r}l${-r} ${r * 0.4}z`}
        />
      ))}
    </g>
  );
}

function Habitat(): ReactNode {
  const ring = CHART_SPACES.find(({ id }) => id === 'IB.p1');
  const cloud = middle('NH');
  return (
    <>
      <g transform={`rotate(-24 ${ring?.x} ${ring?.y})`} className="mv-chart-ring">
        <ellipse cx={ring?.x} cy={ring?.y} rx={44} ry={25} />
        <ellipse cx={ring?.x} cy={ring?.y} rx={36} ry={19} />
      </g>
      <g className="mv-chart-haze">
        <ellipse cx={cloud.cx - 50} cy={cloud.cy - 8} rx={86} ry={34} />
        <ellipse cx={cloud.cx + 60} cy={cloud.cy + 22} rx={78} ry={26} />
        <ellipse cx={cloud.cx + 20} cy={cloud.cy - 34} rx={70} ry={20} />
      </g>
    </>
  );
}

/** The generation ship. */
function Ark(): ReactNode {
  const { cx, cy } = middle('MG');
  return (
    <g className="mv-chart-ark" transform={`translate(${cx + 8} ${cy + 4}) rotate(-12)`}>
      <path d="M-62 -3L-46 -10H40L66 0L40 10H-46L-62 3Z" />
      <path d="M-34 -17H-18V17H-34ZM-8 -20H8V20H-8ZM18 -16H32V16H18Z" />
      <path className="mv-chart-jets" d="M-66 -6H-80M-66 0H-88M-66 6H-80" />
    </g>
  );
}
