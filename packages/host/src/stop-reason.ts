import { type Msg, msg } from '@fondaco/kernel';

/** The message of a table that was stopped: its rules failed, or its stored log was altered. */
export const stopReason = (why: 'trouble' | 'altered'): Msg => msg(`server.table.${why}`);

export const isAltered = ({ trouble }: { trouble: Msg | null }): boolean =>
  trouble?.key === 'server.table.altered';
