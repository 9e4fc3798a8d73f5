/** Picks the game icons the page uses, with their authors: `node packages/page-kit/scripts/pick-icons.ts`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The folders of the game-icons repository, which are its authors. */
const BY = {
  Lorc: [
    'cut-diamond',
    'tied-scroll',
    'wheat',
    'cool-spices',
    'metal-bar',
    'grapes',
    'skull-crossed-bones',
    'lion',
    'anchor',
    'waves',
    'compass',
    'white-tower',
    'crossed-sabres',
    'scales',
    'laurels',
    'wax-seal',
    'hourglass',
    'vintage-robot',
    'spyglass',
    'quill-ink',
    'cog',
    'padlock',
    'crown',
    'open-book',
    'powder',
    'brandy-bottle',
    'dna1',
    'ammonite',
    'ankh',
    'energy-shield',
    'ringed-planet',
    'trade',
    'laser-blast',
    'handcuffs',
    'treasure-map',
    'scroll-unfurled',
    'radar-sweep',
    'mining',
    'afterburn',
    'rocket',
    'fireball',
    'gears',
    'processor',
    'stone-axe',
    'third-eye',
  ],
  Delapouite: [
    'rolled-cloth',
    'powder-bag',
    'amphora',
    'olive',
    'sugar-cane',
    'log',
    'two-coins',
    'sailboat',
    'wooden-crate',
    'shaking-hands',
    'stack',
    'caravel',
    'trash-can',
    'exit-door',
    'person',
    'delicate-perfume',
    'canned-fish',
    'matryoshka-dolls',
    'film-strip',
    'animal-hide',
    'oil-can',
    'hexagonal-nut',
    'sofa',
    'menhir',
    'rocket-thruster',
    'space-shuttle',
    'factory',
    'astronaut-helmet',
    'key-lock',
    'plane-wing',
    'position-marker',
    'pirate-flag',
    'star-medal',
    'cargo-crate',
    'speedometer',
    'histogram',
    'present',
    'ancient-ruins',
  ],
  Faithtoken: ['card-draw'],
  Skoll: ['talk'],
  sbed: ['cancel'],
} as const;

/** Signs of the lobby and the other screens; those only a table needs are loaded with it. */
const EVERYWHERE: readonly string[] = [
  'anchor',
  'cancel',
  'caravel',
  'card-draw',
  'cog',
  'compass',
  'crossed-sabres',
  'crown',
  'exit-door',
  'hourglass',
  'padlock',
  'person',
  'powder-bag',
  'quill-ink',
  'sailboat',
  'scales',
  'shaking-hands',
  'skull-crossed-bones',
  'spyglass',
  'tied-scroll',
  'trash-can',
  'two-coins',
  'vintage-robot',
  'waves',
  'wax-seal',
  'white-tower',
];

/** Signs of Merchant of Venus alone. */
const STARS: readonly string[] = [
  'afterburn',
  'ammonite',
  'ancient-ruins',
  'animal-hide',
  'ankh',
  'astronaut-helmet',
  'brandy-bottle',
  'canned-fish',
  'cargo-crate',
  'delicate-perfume',
  'dna1',
  'energy-shield',
  'factory',
  'film-strip',
  'fireball',
  'gears',
  'handcuffs',
  'hexagonal-nut',
  'histogram',
  'key-lock',
  'laser-blast',
  'matryoshka-dolls',
  'menhir',
  'mining',
  'oil-can',
  'pirate-flag',
  'plane-wing',
  'position-marker',
  'powder',
  'present',
  'processor',
  'radar-sweep',
  'ringed-planet',
  'rocket',
  'rocket-thruster',
  'scroll-unfurled',
  'sofa',
  'space-shuttle',
  'speedometer',
  'star-medal',
  'stone-axe',
  'third-eye',
  'trade',
  'treasure-map',
];

/** The files of `src/icons` this script makes, and the name each exports. */
export const FILES = {
  'game-icons.ts': 'GAME_ICONS',
  'table-icons.ts': 'TABLE_ICONS',
  'star-icons.ts': 'STAR_ICONS',
} as const;

interface Set {
  icons: Record<string, { body: string }>;
}

/** The text of one of the files. */
export function iconsFile(name: (typeof FILES)[keyof typeof FILES]): string {
  const file = require.resolve('@iconify-json/game-icons/icons.json');
  const { icons } = JSON.parse(readFileSync(file, 'utf8')) as Set;
  const picked = Object.entries(BY)
    .flatMap(([by, names]) =>
      names.map((icon) => ({ name: icon, by, d: pathOf(icons[icon]?.body) })),
    )
    .filter((icon) => fileOf(icon.name) === name)
    .sort((x, y) => (x.name < y.name ? -1 : 1));
  return [
    '// Made by scripts/pick-icons.ts from @iconify-json/game-icons, CC BY 3.0; authors in CREDITS.md.',
    '/** Path data on a square of 512. */',
    `export const ${name} = {`,
    ...picked.flatMap((icon) => [`  // ${icon.by}`, entry(icon.name, icon.d)]),
    '} as const;',
    '',
  ].join('\n');
}

const fileOf = (icon: string): (typeof FILES)[keyof typeof FILES] => {
  if (EVERYWHERE.includes(icon)) return 'GAME_ICONS';
  return STARS.includes(icon) ? 'STAR_ICONS' : 'TABLE_ICONS';
};

function entry(name: string, d: string): string {
  const key = /^\w+$/.test(name) ? name : `'${name}'`;
  const line = `  ${key}: '${d}',`;
  return line.length <= 100 || key.length < 5 ? line : `  ${key}:\n    '${d}',`;
}

/** The rows of the table in CREDITS.md. */
export function creditRows(): string[] {
  const link = (by: string, name: string): string =>
    `[${name}](https://game-icons.net/1x1/${by.toLowerCase()}/${name}.html)`;
  return Object.entries(BY).map(
    ([by, names]) =>
      `| ${by} | ${[...names]
        .sort()
        .map((name) => link(by, name))
        .join(', ')} |`,
  );
}

function pathOf(body = ''): string {
  const [, d] = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(body) ?? [];
  if (!d) throw new Error('An icon that is missing, or is not one path');
  return rounded(d);
}

/** How many numbers a command takes. */
const TAKES: Record<string, number> = {
  m: 2,
  l: 2,
  t: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  a: 7,
  z: 0,
};

/** Whole units are a pixel of an icon 512 px wide. What is rounded off is carried on, so that nothing drifts. */
function rounded(path: string): string {
  let [x, y, startX, startY, rx, ry] = [0, 0, 0, 0, 0, 0];
  let out = '';
  for (const [, letter = '', rest = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const kind = letter.toLowerCase();
    const all =
      kind === 'a' ? arcNumbers(rest) : (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const takes = TAKES[kind] ?? 0;
    if (kind === 'z') {
      [x, y, rx, ry] = [startX, startY, Math.round(startX), Math.round(startY)];
      out += 'z';
    }
    for (let at = 0; takes > 0 && at < all.length; at += takes) {
      const n = all.slice(at, at + takes);
      const own = letter !== kind;
      const toX = (v: number): number => (own ? v : x + v);
      const toY = (v: number): number => (own ? v : y + v);
      const fixed = kind === 'a' ? n.splice(0, 5) : [];
      const ends = n.map((v, i) => (kind === 'v' || (kind !== 'h' && i % 2) ? toY(v) : toX(v)));
      const steps = ends.map((v, i) =>
        kind === 'v' || (kind !== 'h' && i % 2) ? Math.round(v) - ry : Math.round(v) - rx,
      );
      out += `${kind === 'm' && at > 0 ? 'l' : kind}${[...fixed.map(tenth), ...steps].join(' ')}`;
      if (kind !== 'v') x = ends.at(kind === 'h' ? -1 : -2) ?? x;
      if (kind !== 'h') y = ends.at(-1) ?? y;
      [rx, ry] = [Math.round(x), Math.round(y)];
      if (kind === 'm' && at === 0) [startX, startY] = [x, y];
    }
  }
  return out.replaceAll(' -', '-');
}

const tenth = (n: number): number => Math.round(n * 10) / 10;

/** The two flags of an arc may stand without a space between. */
function arcNumbers(text: string): number[] {
  const one = String.raw`[\s,]*(-?(?:\d+\.?\d*|\.\d+))`;
  const arc = new RegExp(`${one}${one}${one}[\\s,]*([01])[\\s,]*([01])${one}${one}`, 'g');
  return [...text.matchAll(arc)].flatMap((found) => found.slice(1).map(Number));
}

if (import.meta.main) {
  for (const [file, name] of Object.entries(FILES))
    writeFileSync(new URL(`../src/icons/${file}`, import.meta.url), iconsFile(name));
  process.stdout.write(`${creditRows().join('\n')}\n`);
}
