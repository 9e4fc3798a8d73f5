import type { Host } from './host.ts';
import { refused } from './refused.ts';
import type { SeatRow } from './rows.ts';

/** Letters, by the Latin ones they can be mistaken for, in capitals or small. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: 'аαɑᴀӑ@₳ꭺᗅ',
  b: 'вβьъƅʙᏼбꞵϐ',
  c: 'сϲᴄⅽꮯ¢',
  d: 'ԁɗᏧꓒđð',
  e: 'еєεɛэəҽ℮ꭼ€',
  f: 'ғϝƒꞙ',
  g: 'ɡցԍɢꮐ',
  h: 'һнԋհʜꮋ',
  j: 'јϳʝյꭻ',
  k: 'кκқҡĸᴋꮶ',
  i: 'іιıɩ',
  l: 'ӏǀ1łꓲ',
  m: 'мμɱʍᴍꮇ',
  n: 'ոпνռηᴎꞑɴ',
  o: '0оοσօөɵѳøᴏꮎ',
  p: 'рρƿþᴘꮲ',
  q: 'ԛգզ',
  r: 'гɼᴦʀꮁꭇ',
  s: '5ѕʂꜱꮪ$ş',
  t: 'тτƭᴛꭲŧ',
  u: 'иυսʋцᴜꭎ',
  v: 'ѵᴠⅴꮩ',
  w: 'шωѡԝщᴡꮃ',
  x: 'хχҳ×ⅹ',
  y: 'уγүұყʏ',
  z: 'зʐᴢꮓƶ3',
};

const LATIN = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([latin, others]) =>
    Array.from(others, (other) => [other, latin] as const),
  ),
);

/** Not seen: marks on letters, spaces, signs, and characters without a shape. */
const UNSEEN = /[\p{M}\p{Z}\p{P}\p{C}\p{Default_Ignorable_Code_Point}\u2800|]/gu;

/** Can be read as a small L, and as an I. */
const LIKE_L = /[IІΙӀ1!|]/g;
const LIKE_I = /[1!|]/g;

/**
 * What a name looks like; more than one way if it has strokes that can be read as I, as L or as nothing. Two names that share one
 * of these could be mistaken for each other. It errs on the side of alike, which costs the second person at a table another name.
 */
export function looksOf(name: string): string[] {
  const plain = name.normalize('NFKC');
  const readings = [plain, plain.replaceAll(LIKE_L, 'l'), plain.replaceAll(LIKE_I, 'i')];
  return [...new Set(readings.map(shapeOf))];
}

function shapeOf(name: string): string {
  const plain = name.toLowerCase().normalize('NFKD').toLowerCase();
  const letters = Array.from(plain, (letter) => LATIN.get(letter) ?? letter).join('');
  const shape = letters
    .replaceAll(UNSEEN, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll('cl', 'd');
  return shape === '' ? plain : shape;
}

/** Whether somebody else at these seats has this name, or one that looks like it. */
export function isNameTaken(
  { people }: Pick<Host, 'people'>,
  seats: readonly SeatRow[],
  user: string,
  name: string,
): boolean {
  const looks = looksOf(name);
  return seats.some(
    (s) =>
      s.user !== null &&
      s.user !== user &&
      looksOf(s.name ?? people.person(s.user, s).name).some((each) => looks.includes(each)),
  );
}

/** Throws if a user would be called at a seat like somebody else at the table, or almost. */
export async function requireOwnName(
  host: Pick<Host, 'people'>,
  seats: readonly SeatRow[],
  user: string,
  name: string | null,
): Promise<void> {
  await host.people.preload([user, ...seats.map((s) => s.user)]);
  const shown = name ?? host.people.person(user).name;
  if (isNameTaken(host, seats, user, shown)) throw refused(409, 'name.taken', { name: shown });
}
