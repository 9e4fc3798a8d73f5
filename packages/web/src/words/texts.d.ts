/** Texts by part and language, found by their place: see texts.ts beside vite.config.ts. */
declare module 'virtual:texts' {
  type Load = () => Promise<{ default: Record<string, string> }>;
  type Part = 'screens' | 'table' | 'more' | 'sets' | 'lessons' | 'rulebook';
  const texts: Record<Part, Record<string, Load>>;
  export default texts;
}
