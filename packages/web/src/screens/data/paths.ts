/** At the server, alone on this device, or around it. */
export type PlayMode = 'table' | 'bots' | 'screen';

/** Addresses of the screens, in one place. */
export const paths = {
  lobby: '/',
  finished: '/finished',
  rules: '/rules',
  about: '/about',
  me: '/me',
  signIn: '/signin',
  privacy: '/privacy',
  notices: '/notices',
  newTable: (way: PlayMode, game?: string, set?: string): string =>
    `/new?way=${way}${game ? `&game=${game}` : ''}${set ? `&set=${set}` : ''}`,
  /** Component sets of this browser. */
  sets: (game?: string): string => `/sets${game ? `?game=${game}` : ''}`,
  lesson: ({ game, name }: { game: string; name: string }): string => `/lesson/${game}/${name}`,
  table: (id: string): string => `/table/${id}`,
  replay: (id: string): string => `/replay/${id}`,
  /** After the #, so that it is in no log. */
  welcome: (token: string): string => `/welcome#${token}`,
  invite: (token: string): string => `/invite/${token}`,
} as const;

/** Takes an invite link, a table link or a bare code as it was pasted. */
export function pathFromPasted(text: string): string | null {
  const typed = text.trim();
  if (!typed) return null;
  const welcome = /\/welcome#([A-Za-z0-9_-]+)/.exec(typed);
  if (welcome?.[1]) return paths.welcome(welcome[1]);
  const inPath = /\/(invite|table)\/([A-Za-z0-9_-]+)/.exec(typed);
  if (inPath) return `/${inPath[1]}/${inPath[2]}`;
  return /^[A-Za-z0-9_-]{4,100}$/.test(typed) ? paths.invite(typed) : null;
}
