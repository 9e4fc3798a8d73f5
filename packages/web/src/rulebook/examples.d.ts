/** The examples of each rulebook, made from scenarios by `packages/web/examples.ts`, by the rule they are about. */
declare module 'virtual:examples' {
  import type { Example } from '@fondaco/kernel';

  const examples: Readonly<
    Record<string, () => Promise<{ default: Readonly<Record<string, readonly Example[]>> }>>
  >;
  export default examples;
}
