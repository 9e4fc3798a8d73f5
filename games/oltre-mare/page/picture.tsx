import { Backdrop } from './chart/backdrop.tsx';
import './tokens.css';
import './chart/chart.css';
import type { Size } from '@fondaco/page-kit/camera/view.ts';
import { useSize } from '@fondaco/page-kit/ui/use-size.ts';
import { cameraCentredOn, type GeoBox, sheetSize, sizesAt } from './chart/geo.ts';
import { Routes } from './chart/routes.tsx';
import { portPoint, SHIPPED_SEA } from './chart/sea.ts';

/** Parts of the sea worth a picture, in degrees. */
const VIEWS: readonly GeoBox[] = [
  { west: 10.5, east: 25, north: 46, south: 38.5 },
  { west: 20, east: 37, north: 42, south: 33.5 },
  { west: 25, east: 42, north: 47.5, south: 39 },
  { west: 8, east: 24, north: 41, south: 32.5 },
  { west: 26, east: 40, north: 38.5, south: 30.5 },
  { west: 5, east: 21, north: 46, south: 37.5 },
];
const WHOLE_SEA: GeoBox = { west: 5, east: 43, north: 46, south: 31 };

/** The lobby's picture: a part of the chart, or all of it if `place` is null, without pieces of a running game. */
export default function ChartPicture({ place }: { place: number | null }) {
  const [ref, size] = useSize<HTMLDivElement>();
  return (
    <div ref={ref} className="om-chart om-chart-inks om-chart-small" aria-hidden="true">
      {size && <Sheet size={size} box={(place === null ? null : VIEWS[place]) ?? WHOLE_SEA} />}
    </div>
  );
}

function Sheet({ size, box }: { size: Size; box: GeoBox }) {
  const { west, east, north, south } = box;
  const x = Math.max(size.width / (east - west), size.height / (north - south));
  const scale = { x, y: x };
  const { at } = cameraCentredOn(box, scale, size);
  const sheet = sheetSize(scale);
  const { ring, ink } = sizesAt(scale);
  return (
    <div
      className="om-chart-sheet"
      style={{
        width: sheet.width,
        height: sheet.height,
        transform: `translate(${at.x}px, ${at.y}px)`,
        ['--ch-ink-width' as string]: ink,
      }}
    >
      <Backdrop />
      <svg className="om-chart-live" width={sheet.width} height={sheet.height} aria-hidden="true">
        <Routes sea={SHIPPED_SEA} scale={scale} />
        {SHIPPED_SEA.ports.map((port) => {
          const { x: cx, y: cy } = portPoint(SHIPPED_SEA, port.id, scale);
          return (
            <g key={port.id} className="picture-port">
              <circle cx={cx} cy={cy} r={ring} />
              <circle cx={cx} cy={cy} r={ring / 3} />
            </g>
          );
        })}
      </svg>
    </div>
  );
}
