import { styleText } from 'node:util';
import type { Io } from './io.ts';

/** The name of a colour or of a way to write, or several: `bold`, `green`. */
export type Style = string | string[];

/** Colour adds to what letters and signs say already; it is never the only signal. */
export type Paint = (style: Style, text: string) => string;

const plain: Paint = (_style, text) => text;

const coloured: Paint = (style, text) =>
  styleText(style as Parameters<typeof styleText>[0], text, { validateStream: false });

export function paintFor({ tty, env }: Pick<Io, 'tty' | 'env'>): Paint {
  return tty && !env.NO_COLOR && env.TERM !== 'dumb' ? coloured : plain;
}

const SEATS = ['green', 'cyan', 'magenta', 'yellow', 'blue'] as const;

export const seatStyle = (seat: number): Style => ['bold', SEATS[seat % SEATS.length] ?? 'green'];
