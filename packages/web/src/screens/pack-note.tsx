import type { TableInfo } from '@fondaco/kernel';
import { useHasText, useText } from '@fondaco/page-kit/words/words.tsx';
import { gameListing } from './games.ts';
import { partKey } from './pack-words.ts';
import './screens.css';

/** Which component set is played with, and what of it does not come from the published game. */
export function PackNote({ game, pack }: Pick<TableInfo, 'game' | 'pack'>) {
  const text = useText();
  const has = useHasText();
  const { name, designed, hash, shipped } = pack;
  const named = { name: name ?? hash.slice(0, 8) };
  if (!shipped) return <p className="quiet-text pack-note">{text('app.pack.own', named)}</p>;
  const parts = designed.map((part) => {
    const key = partKey(gameListing(game).prefix, part, has);
    return key ? text(key) : part;
  });
  return (
    <p className="quiet-text pack-note">
      {text('app.pack.set', named)}{' '}
      {parts.length > 0
        ? text('app.pack.ours', { parts: [...new Set(parts)] })
        : text('app.pack.allPublished')}
    </p>
  );
}
