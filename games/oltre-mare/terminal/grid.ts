import type { Paint, Style } from '@fondaco/terminal-kit/paint.ts';

interface Cell {
  sign: string;
  style: Style | undefined;
}

/** A sheet of characters to draw on. */
export interface Grid {
  width: number;
  height: number;
  isFree(column: number, row: number, length: number): boolean;
  /** Takes the cells: nothing else is written there. */
  write(column: number, row: number, text: string, style?: Style): void;
  /** Leaves the cells free for writing over. */
  dot(column: number, row: number): void;
  lines(paint: Paint): string[];
}

export function gridOf(width: number, height: number): Grid {
  const cells = Array.from({ length: height }, () => Array<Cell | undefined>(width));
  const taken = Array.from({ length: height }, () => Array<boolean>(width).fill(false));
  return {
    width,
    height,
    isFree(column, row, length) {
      if (row < 0 || row >= height || column < 0 || column + length > width) return false;
      return taken[row]?.slice(column, column + length).every((x) => !x) === true;
    },
    write(column, row, text, style) {
      text.split('').forEach((sign, i) => {
        const line = cells[row];
        if (!line || column + i < 0 || column + i >= width) return;
        line[column + i] = { sign, style };
        (taken[row] as boolean[])[column + i] = true;
      });
    },
    dot(column, row) {
      const line = cells[row];
      if (line && column >= 0 && column < width) line[column] ??= { sign: '·', style: 'dim' };
    },
    lines: (paint) =>
      cells.map((line) =>
        Array.from(line, (c) => (c ? (c.style ? paint(c.style, c.sign) : c.sign) : ' '))
          .join('')
          .trimEnd(),
      ),
  };
}

/** Every cell on the straight way from one to another. */
export function* between(a: [number, number], b: [number, number]): Generator<[number, number]> {
  const steps = Math.max(Math.abs(b[0] - a[0]), Math.abs(b[1] - a[1]), 1);
  for (let i = 0; i <= steps; i++) {
    yield [
      Math.round(a[0] + ((b[0] - a[0]) * i) / steps),
      Math.round(a[1] + ((b[1] - a[1]) * i) / steps),
    ];
  }
}
