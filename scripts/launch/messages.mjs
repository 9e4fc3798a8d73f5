import { readFileSync } from 'node:fs';

/** @type {Record<string, Record<string, string>>} */
const locales = JSON.parse(readFileSync(new URL('../locales.json', import.meta.url), 'utf8'));

/** A failure the user can act on; `key` names its text in locales.json. */
export class LaunchError extends Error {
  /**
   * @param {string} key
   * @param {Record<string, string>} [values]
   */
  constructor(key, values = {}) {
    super(key);
    this.key = key;
    this.values = values;
  }
}

/** The user or the system ended an installation; the launcher ends with the same exit code. */
export class Interrupted extends Error {
  /** @param {number} exitCode */
  constructor(exitCode) {
    super('interrupted');
    this.exitCode = exitCode;
  }
}

const NOT_ALLOWED = ['EACCES', 'EPERM', 'EROFS'];

/**
 * Tells the user what went wrong, and gives the exit code. Throws what is nobody's to mend.
 * @param {unknown} error
 */
export function reportLaunchError(error) {
  if (error instanceof Interrupted) return error.exitCode;
  const { code = '', path = '' } = /** @type {NodeJS.ErrnoException} */ (error);
  if (NOT_ALLOWED.includes(code)) say('notWritable', { path });
  else if (error instanceof LaunchError) say(error.key, error.values);
  else throw error;
  return 1;
}

/** @param {Record<string, string | undefined>} env */
export function language(env) {
  const wanted =
    env.FONDACO_LANG ||
    env.LC_ALL ||
    env.LC_MESSAGES ||
    env.LANG ||
    Intl.DateTimeFormat().resolvedOptions().locale;
  const code = wanted.slice(0, 2).toLowerCase();
  return code in locales ? code : 'en';
}

/**
 * @param {string} lang
 * @param {string} key
 * @param {Record<string, string>} [values]
 */
export function text(lang, key, values = {}) {
  const pattern = locales[lang]?.[key] ?? locales.en?.[key] ?? key;
  return pattern.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
}

/**
 * Standard output belongs to the task, so the launcher speaks on standard error.
 * @param {string} key
 * @param {Record<string, string>} [values]
 */
export function say(key, values) {
  process.stderr.write(`fondaco: ${text(language(process.env), key, values)}\n`);
}
