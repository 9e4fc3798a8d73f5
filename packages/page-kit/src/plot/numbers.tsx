import type { TableInfo } from '@fondaco/kernel';
import type { ReactNode } from 'react';
import { useSeatName } from '../table/game.tsx';

interface Props {
  table: TableInfo;
  /** A row of numbers for each seat. */
  lines: readonly (readonly number[])[];
  rounds: string;
  format(value: number): string;
  /** What a row is called. */
  row(i: number): ReactNode;
}

/** The numbers of a plot to read, a row for each of its places. */
export function Numbers({ table, lines, rounds, format, row }: Props): ReactNode {
  const name = useSeatName();
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{rounds}</th>
          {table.seats.map((s) => (
            <th key={s.seat} scope="col">
              {name(s.seat)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(lines[0] ?? []).map((_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place on the line
          <tr key={i}>
            <th scope="row">{row(i)}</th>
            {lines.map((line, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line belongs to a seat
              <td key={seat}>{format(line[i] ?? 0)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
