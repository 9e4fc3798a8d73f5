import { msg } from '@fondaco/kernel';
import { alignColumns } from '@fondaco/terminal-kit/layout.ts';
import { type Atlas, good, sign } from './names.ts';

/** Sale rows, the action table and what the markers do. */
export function aidLines(x: Atlas): string[] {
  const { say, tell, paint } = x.desk;
  const most = Math.max(...x.edition.goods.map((g) => g.row.length));
  const counts = Array.from({ length: most }, (_, i) => String(i + 1));
  const rows = x.edition.goods.map((g) => [good(x, g.id), ...g.row.map(String)]);
  const actions = Object.entries(x.pack.actions).map(([icon, row]) => [
    say(msg(`om.icon.${icon}`)),
    ...row.slice(1).map(String),
  ]);
  const icons = Array.from({ length: Math.max(...actions.map((r) => r.length)) - 1 }, (_, i) =>
    String(i + 1),
  );
  return [
    paint('bold', tell('om.aid.rows')),
    ...alignColumns([['', ...counts], ...rows], '  '),
    paint('bold', tell('om.aid.actions')),
    ...alignColumns([['', ...icons], ...actions], '  '),
    `  ${say(msg('om.icon.sail'))}: ${tell('om.aid.sail')}`,
    paint('bold', tell('om.aid.markers')),
    ...Object.keys(x.edition.markers).map(
      (m) =>
        `  (${sign(x, m)}) ${say(msg(`om.marker.${x.editionId}.${m}`))}: ${tell(`om.aid.${m}`)}`,
    ),
  ];
}
