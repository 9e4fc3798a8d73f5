import type { Json } from '@fondaco/kernel';
import type { MyTable } from '../../api/index.ts';

/** Games kept in this browser: solo and around one screen. */
export interface LocalWish {
  game: string;
  name: string | null;
  options: { [key: string]: Json };
  pace: number;
  seats: { name: string | null; colour: number; bot: string | null }[];
}

export const here = {
  list: async (): Promise<MyTable[]> => [],
  create: async (_wish: LocalWish): Promise<string> => '',
  remove: async (_id: string): Promise<void> => {},
  again: async (_id: string): Promise<string> => '',
  file: async (_id: string): Promise<string> => '',
};
