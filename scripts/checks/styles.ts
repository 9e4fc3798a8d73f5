import { type TextFile, textFiles } from './files.ts';

/** Widths and heights at which a page may change, in pixels; a `max-` condition ends one pixel below. */
const WIDTHS = [768, 1000, 1360];
const HEIGHTS = [600, 880, 1080];

const NAMED = 'black|white|silver|gr[ae]y|red|green|blue|yellow|orange|gold|navy|purple|brown|pink';
const COLOUR = new RegExp(
  `#[0-9a-f]{3,8}\\b|\\b(?:rgb|hsl|hwb|(?:ok)?l(?:ab|ch))a?\\(|:[^;]*(?<![-\\w])(?:${NAMED})(?![-\\w])`,
  'i',
);
const LENGTH = /\d(?:px|r?em|pt|v[wh]|%)/;

/** Colours and type sizes come from the token files (`tokens.css`), and pages change at a few breakpoints only. */
export function checkStyles(root: string): string[] {
  return textFiles(root, '{games,packages}/**/*.css')
    .filter(({ path }) => !path.endsWith('/tokens.css'))
    .flatMap(problemsOf);
}

function problemsOf({ path, text }: TextFile): string[] {
  const lines = text.replaceAll(/\/\*[\s\S]*?\*\//g, (note) => note.replaceAll(/[^\n]/g, ' '));
  return lines.split('\n').flatMap((line, i) => {
    const what = problemOf(line);
    return what ? [`${path}:${i + 1}: ${what}`] : [];
  });
}

function problemOf(line: string): string | null {
  if (/^\s*@media\b/.test(line)) return breaksElsewhere(line) ? 'unknown breakpoint' : null;
  // A selector may hold an id that looks like a colour.
  if (line.trimEnd().endsWith('{')) return null;
  if (COLOUR.test(line)) return 'colour outside the tokens';
  const [, value] = /(?<![-\w])font(?:-size)?:([^;]*)/.exec(line) ?? [];
  // After the slash comes the line height.
  const size = value?.replace(/\/\s*[\w.]+/, '') ?? '';
  return LENGTH.test(size) ? 'type size outside the tokens' : null;
}

function breaksElsewhere(line: string): boolean {
  const conditions = [...line.matchAll(/\((?:(min|max)-)?(width|height)([^)]*)\)/g)];
  return conditions.some(([, end, side, rest]) => {
    const known = side === 'width' ? WIDTHS : HEIGHTS;
    const [, pixels] = /^:\s*(\d+)px$/.exec(rest ?? '') ?? [];
    return !end || !known.includes(Number(pixels) + (end === 'max' ? 1 : 0));
  });
}
