import type { Json } from '@fondaco/kernel';
import { addressNow } from '@fondaco/page-kit/address.ts';
import { Link } from '@fondaco/page-kit/route.tsx';
import { Select } from '@fondaco/page-kit/ui/fields.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { useState } from 'react';
import { api, type GameInfo } from '../../api/index.ts';
import { paths } from '../data/paths.ts';
import { PackNote } from '../pack-note.tsx';
import { useOwnSets } from '../sets/own-sets.ts';

const SHIPPED = '';

/** Which component set is played with: the shipped one, one of the keeper, or one of this browser. */
export interface SetChoice {
  choose(value: string): void;
  value: string;
  /** As a new table at the server wants it; undefined for the shipped set. */
  forServer(): Json | undefined;
  /** The values, for a game of this device. */
  forDevice(): Promise<Json | undefined>;
}

export function useSetChoice({ id, packs = [] }: GameInfo): SetChoice {
  const own = useOwnSets().filter((x) => x.game === id);
  const [wished, choose] = useState(() => addressNow().searchParams.get('set') ?? SHIPPED);
  const mine = own.find((x) => x.id === wished);
  const offered = packs.find((x) => x.hash === wished);
  return {
    choose,
    value: mine || offered ? wished : SHIPPED,
    forServer: () => mine?.values ?? offered?.hash,
    forDevice: async () => mine?.values ?? (offered && (await api.pack(offered.hash))),
  };
}

export function SetField({ game, choice }: { game: GameInfo; choice: SetChoice }) {
  const text = useText();
  const own = useOwnSets().filter((x) => x.game === game.id);
  const { packs = [], pack } = game;
  const name = (x: typeof pack): string => x.name ?? x.hash.slice(0, 8);
  return (
    <div className="new-set">
      <Select
        label={text('lobby.form.set')}
        value={choice.value}
        choices={[
          { value: SHIPPED, label: text('lobby.form.set.shipped', { name: name(pack) }) },
          ...packs.map((x) => ({
            value: x.hash,
            label: text('lobby.form.set.house', { name: name(x) }),
          })),
          ...own.map((x) => ({ value: x.id, label: text('lobby.form.set.own', { name: x.name }) })),
        ]}
        onChange={choice.choose}
      />
      {choice.value === SHIPPED && <PackNote game={game.id} pack={{ ...pack, shipped: true }} />}
      <Link to={paths.sets(game.id)}>{text('lobby.form.set.edit')}</Link>
    </div>
  );
}
