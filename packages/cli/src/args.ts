import { type ParseArgsConfig, parseArgs } from 'node:util';
import { BadInput } from '@fondaco/kernel';

type Flags = NonNullable<ParseArgsConfig['options']>;

export type Values<F extends Flags> = {
  [K in keyof F]?: F[K] extends { multiple: true }
    ? string[]
    : F[K]['type'] extends 'boolean'
      ? boolean
      : string;
};

export interface Args<F extends Flags> {
  values: Values<F>;
  positionals: string[];
}

/** Parses arguments strictly: an unknown one is refused by name. */
export function readArgs<const F extends Flags>(argv: string[], flags: F): Args<F> {
  try {
    const { values, positionals } = parseArgs({
      args: argv,
      options: flags,
      allowPositionals: true,
      strict: true,
    });
    return { values: values as Values<F>, positionals };
  } catch (error) {
    throw badArgument(argv, flags, error);
  }
}

/** Turns an error of `parseArgs` into a translated message that names the wrong argument. */
function badArgument(args: string[], options: Flags, error: unknown): unknown {
  const { tokens } = parseArgs({
    args,
    options,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const known = Object.hasOwn(options, token.name) ? options[token.name] : undefined;
    const flag = token.rawName;
    if (!known) return new BadInput('cli.bad.flag', { flag });
    if (known.type === 'boolean' && token.value !== undefined) {
      return new BadInput('cli.bad.noValue', { flag });
    }
    if (known.type === 'string' && (token.value === undefined || isFlag(token))) {
      return new BadInput('cli.bad.needsValue', { flag });
    }
  }
  return error;
}

/** Whether a flag was taken for the value of the one before, as in `--seed --json`. */
const isFlag = (token: {
  inlineValue?: boolean | undefined;
  value?: string | undefined;
}): boolean => !token.inlineValue && token.value?.startsWith('-') === true;

/** Checks that exactly these positional arguments were given; `names` are those of the help. */
export function requirePositionals(
  positionals: readonly string[],
  required: string[],
  optional: string[] = [],
): string[] {
  const missing = required[positionals.length];
  if (missing !== undefined) throw new BadInput('cli.bad.missing', { argument: missing });
  const extra = positionals[required.length + optional.length];
  if (extra !== undefined) throw new BadInput('cli.bad.extra', { argument: extra });
  return positionals.slice();
}

export function wholeNumber(flag: string, value: string, min: number, max: number): number {
  const n = Number(value);
  if (/^\d+$/.test(value) && n >= min && n <= max) return n;
  throw new BadInput('cli.bad.number', { flag, value, min, max });
}

export function oneOf<T extends string>(flag: string, value: string, allowed: readonly T[]): T {
  const found = allowed.find((x) => x === value);
  if (found === undefined)
    throw new BadInput('cli.bad.choice', { flag, value, allowed: allowed.slice() });
  return found;
}
