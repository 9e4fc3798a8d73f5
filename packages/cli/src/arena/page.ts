import { writeFileSync } from 'node:fs';
import { type ArenaGame, type Report, reportOf, type Share, type Thing } from '@fondaco/bots';
import { BadInput, msg } from '@fondaco/kernel';
import type { Context } from '../command.ts';
import { type Say, text } from '../text.ts';
import type { ArenaSetting } from './setting.ts';

/** Writes a page with plots that needs nothing but a browser. */
export function writeReport(
  file: string,
  setting: ArenaSetting,
  games: readonly ArenaGame[],
  { io, say, lang }: Context,
): void {
  const somebody = say(msg('cli.arena.report.somebody'));
  const page = pageOf(
    reportOf(games),
    setting,
    text(lang, () => somebody),
    lang,
  );
  try {
    writeFileSync(file, page);
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? (error as Error).message;
    throw new BadInput('cli.bad.unwritable', { file, reason });
  }
  io.err(`${say(msg('cli.arena.report.written', { file }))}\n`);
}

const STYLE = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { max-width: 64rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: 0.2rem 0.8rem 0.2rem 0; border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; }
tbody th { padding-top: 1rem; }
svg { vertical-align: middle; }
.table { overflow-x: auto; }
`;

function pageOf(report: Report, setting: ArenaSetting, say: Say, lang: string): string {
  const t = (key: string, params: Record<string, string | number> = {}): string =>
    escaped(say(msg(`cli.arena.report${key}`, params)));
  const { game, seats, seed, players } = setting;
  const title = t('', { games: report.games, game });
  return `<!doctype html>
<html lang="${lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${STYLE}</style>
<h1>${title}</h1>
<p>${t('.by', { seats, players: players.join(', '), seed })}</p>
<h2>${t('.seats')}</h2>
<table>
${report.seats.map((x, i) => `<tr><td>${t('.seat', { number: i + 1 })}</td>${shareCell(x, report.fair)}</tr>`).join('\n')}
</table>
<h2>${t('.length')}</h2>
<p>${t('.turns', spanOf(report.turns))}<br>${t('.scores', spanOf(report.winners))}</p>
<h2>${t('.things')}</h2>
<div class="table">
<table>
<thead><tr><th>${t('.example')}</th><th class="number">${t('.inGames')}</th><th class="number">${t('.perGame')}</th><th>${t('.numbers')}</th><th>${t('.wins')}</th></tr></thead>
<tbody>
${report.things.map((x) => thingRow(x, report.fair, say)).join('\n')}
</tbody>
</table>
</div>
</html>
`;
}

function thingRow(x: Thing, fair: number, say: Say): string {
  const numbers = Object.values(x.numbers)
    .map((n) => String(Math.round(n * 10) / 10))
    .join(' · ');
  return `<tr><td>${escaped(say(x.example))}</td><td class="number">${percent(x.inGames)}</td><td class="number">${x.perGame.toFixed(1)}</td><td>${numbers}</td>${shareCell(x, fair)}</tr>`;
}

const WIDTH = 160;
const HEIGHT = 12;

/** A share as a bar, with its interval as a line and the fair share as a mark; and in figures. */
function shareCell({ share, low, high }: Share, fair: number): string {
  const at = (x: number): string => (x * WIDTH).toFixed(1);
  const middle = HEIGHT / 2;
  return `<td><svg width="${WIDTH}" height="${HEIGHT}" role="img" aria-label="${percent(share)}"><rect width="${at(share)}" height="${HEIGHT}" fill="#b7791f" opacity="0.5"/><path d="M${at(low)} ${middle}H${at(high)}" stroke="currentColor" stroke-width="2"/><path d="M${at(fair)} 0V${HEIGHT}" stroke="currentColor" stroke-dasharray="2"/></svg> ${percent(share)} (${percent(low)} – ${percent(high)})</td>`;
}

const percent = (x: number): string => `${(100 * x).toFixed(0)} %`;

/** The middle of four of five values, and their median. */
function spanOf(sorted: readonly number[]): { median: number; low: number; high: number } {
  const at = (part: number): number => sorted[Math.floor(part * (sorted.length - 1))] ?? 0;
  return { median: at(0.5), low: at(0.1), high: at(0.9) };
}

const escaped = (x: string): string =>
  x.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
