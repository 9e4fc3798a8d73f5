import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { useState } from 'react';
import { type LoadResult, useLoad } from '../data/load.ts';

/** As many as the server lists on a page. */
const PAGE_SIZE = 50;

/** A list of the keeper, page by page. `key` names what is listed: another list begins at its first page. */
export function usePages<T>(
  key: string,
  list: (page: number) => Promise<T[]>,
): { listed: LoadResult<T[]>; more: (() => void) | null } {
  const [shown, setShown] = useState({ key, pages: 1 });
  const pages = shown.key === key ? shown.pages : 1;
  const listed = useLoad(
    async () => (await Promise.all(Array.from({ length: pages }, (_, n) => list(n)))).flat(),
    [key, pages],
  );
  const isFull = (listed.data?.length ?? 0) >= pages * PAGE_SIZE;
  return { listed, more: isFull ? () => setShown({ key, pages: pages + 1 }) : null };
}

export function More({ more }: { more: (() => void) | null }) {
  const text = useText();
  return more && <Button onClick={more}>{text('lobby.more')}</Button>;
}
