import { type Msg, msg } from '@fondaco/kernel';

/** What is said of a table that stands still: its rules failed, or what is stored of it was altered. */
export const troubled = (why: 'trouble' | 'altered'): Msg => msg(`server.table.${why}`);

export const isAltered = ({ trouble }: { trouble: Msg | null }): boolean =>
  trouble?.key === 'server.table.altered';
