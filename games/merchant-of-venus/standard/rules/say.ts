import { type Msg, msg, type Param } from '@fondaco/kernel';

/** The sentence of an event: `who` is filled in for those that have a seat. */
export type EventSentence = (key: string, params?: Record<string, Param>) => Msg;

export const sayer = (e: object): EventSentence => {
  const who = 'seat' in e ? { who: { seat: e.seat as number } } : {};
  return (key, params = {}) => msg(`mvs.event.${key}`, { ...who, ...params });
};
