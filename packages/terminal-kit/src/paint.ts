import { styleText } from 'node:util';
import type { TerminalIo } from './io.ts';

/** One or several styles of Node's `styleText`: `bold`, `green`. */
export type Style = string | string[];

/** Colours a text. Colour is never the only signal: letters and signs say the same. */
export type Paint = (style: Style, text: string) => string;

const plain: Paint = (_style, text) => text;

const coloured: Paint = (style, text) =>
  styleText(style as Parameters<typeof styleText>[0], text, { validateStream: false });

export function paintFor({ tty, env }: Pick<TerminalIo, 'tty' | 'env'>): Paint {
  return tty && !env.NO_COLOR && env.TERM !== 'dumb' ? coloured : plain;
}

const SEATS = ['green', 'cyan', 'magenta', 'yellow', 'blue'] as const;

export const seatStyle = (seat: number): Style => ['bold', SEATS[seat % SEATS.length] ?? 'green'];
