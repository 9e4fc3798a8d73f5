import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '../..');

/** Where the texts of the screens are, those that are loaded with a table, and those of pages that few people open. `sets`: of component sets; `lessons`: of lessons; `rulebook`: of rulebooks. */
const PARTS = {
  screens: [
    'packages/{kernel,server}/src/locales/*.json',
    'packages/web/src/{local,screens}/locales/*.json',
    'games/**/locales/*/lobby.json',
  ],
  table: [
    'packages/{kernel,server}/src/locales/*.json',
    'packages/web/src/{screens,table}/locales/*.json',
    'games/**/locales/*/{table,explain}.json',
  ],
  more: [
    'packages/server/src/locales/*.json',
    'packages/web/src/screens/{,account/,keeper/,notices/,privacy/}locales/*.json',
  ],
  sets: ['packages/web/src/screens/sets/locales/*.json'],
  lessons: ['packages/web/src/lessons/locales/*.json', 'games/**/locales/*/lessons.json'],
  rulebook: ['packages/web/src/rulebook/locales/*.json', 'games/**/locales/*/rulebook.json'],
};

/** Texts of the screens that are shown only where those of a table are loaded too: `textsAt` in app.tsx says where. */
const WITH_TABLE =
  /^(about\.|account\.save$|lobby\.form\.(?!yourName$)|lobby\.time\.(?!(none|live|days)$)|room\.(?!(invited|invites|takeSeat|free|seats|colour)$)|kernel\.form\.|server\.(block|bot|chat|game|limit|report|seat|undo|vote)\.|server\.(muted|zone)$|server\.table\.(altered|forgets|noAnalysis|notFull|notHost|notPaused|notRunning|notStarted|paused|trouble)$)/;
const OF_FEW =
  /^(account|keeper|notices|privacy|welcome|server\.(account|call|code|keeper|report))\./;
/** Only the terminal and mails say these. */
const OF_TERMINAL = /^server\.(data|doctor|mail|port)\./;
/** Shared with other parts, which load only some of them. */
const SHARED = /^(about|account|app|error|kernel|lobby|room|rules|server|welcome)\./;

/** Whether a part has this text. The first screen is lighter without what it does not show. */
const HAS: Record<keyof typeof PARTS, (key: string) => boolean> = {
  screens: (key) => ![WITH_TABLE, OF_FEW, OF_TERMINAL].some((others) => others.test(key)),
  table: (key) => WITH_TABLE.test(key) || !SHARED.test(key),
  more: (key) => OF_FEW.test(key),
  sets: () => true,
  lessons: () => true,
  rulebook: () => true,
};

type Part = keyof typeof PARTS;

const filesOf = (part: Part): string[] =>
  PARTS[part].flatMap((pattern) => globSync(pattern, { cwd: root })).sort();

/** `locales/fr.json` and `locales/fr/table.json` are French. */
const langOf = (file: string): string =>
  basename(dirname(file)) === 'locales' ? basename(file, '.json') : basename(dirname(file));

/** A language is there when the screens have texts in it. */
const languages = (): string[] => [...new Set(filesOf('screens').map(langOf))].sort();

/** Search engines read the page as it is sent: in the first of our languages. */
function describe(html: string): string {
  const file = join(root, 'packages/web/src/screens/locales/en.json');
  const { 'app.description': text } = JSON.parse(readFileSync(file, 'utf8'));
  return html.replace('{{app.description}}', text);
}

const NAME = 'virtual:texts';
const quoted = (x: string): string => JSON.stringify(x);

/** Finds texts by their place, and makes one chunk of each language and part. */
export function texts(): Plugin {
  return {
    name: 'fondaco-texts',
    transformIndexHtml: describe,
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return undefined;
      const [, part, lang] = id.slice(1).split('/');
      if (part === undefined || lang === undefined) return index();
      const files = filesOf(part as Part).filter((file) => langOf(file) === lang);
      for (const file of files) this.addWatchFile(join(root, file));
      const has = HAS[part as Part];
      const read = (file: string): object =>
        JSON.parse(readFileSync(join(root, file), 'utf8'), (key, value) =>
          key === '' || has(key) ? value : undefined,
        );
      return `export default ${JSON.stringify(Object.assign({}, ...files.map(read)))}`;
    },
  };
}

function index(): string {
  const loads = (part: string): string =>
    languages()
      .map((lang) => `${quoted(lang)}: () => import(${quoted(`${NAME}/${part}/${lang}`)})`)
      .join(', ');
  const parts = Object.keys(PARTS).map((part) => `${part}: { ${loads(part)} }`);
  return `export default { ${parts.join(', ')} }`;
}
