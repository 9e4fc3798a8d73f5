/** Texts by part and language, found by their place: see texts.ts beside vite.config.ts. */
declare module 'virtual:texts' {
  type Load = () => Promise<{ default: Record<string, string> }>;
  const texts: Record<'screens' | 'table' | 'more', Record<string, Load>>;
  export default texts;
}
