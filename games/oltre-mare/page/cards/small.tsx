import type { Seat } from '@fondaco/kernel';
import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import type { ReactNode } from 'react';
import type { Run } from '../../rules/facts/index.ts';
import type { CardId } from '../../rules/index.ts';
import { type Catalog, cardMsg, goodMsg } from '../catalog.ts';
import { useFacts, useGame } from '../game.tsx';
import { Load, Power } from './card-face.tsx';
import { ActionSign, GoodGlyph, goodClass } from './signs.tsx';
import './small.css';

/** More letters do not fit into the band at its usual size. */
const LONG_NAME = 7;

/** A card on the trading table: all that is printed on it that matters for a trade. */
export function SmallCard({ catalog, id }: { catalog: Catalog; id: CardId }) {
  const say = useSay();
  const { good, icons, power, load } = catalog.card(id);
  return (
    <span className={`om-small ${goodClass(good)}`}>
      <span className="unseen">{say(cardMsg(catalog, id))}</span>
      <SmallBand catalog={catalog} good={good} />
      <span className="om-small-mid" aria-hidden="true">
        <ActionSign icon={icons[0]} />
        <ActionSign icon={icons[1]} />
      </span>
      <span className="om-small-foot" aria-hidden="true">
        <Power n={power} />
        <Load n={load} />
      </span>
    </span>
  );
}

/** Only the good is certain (om.trade.2); the rest is hatched. */
export function UnseenCard(props: { catalog: Catalog; good: string; children: ReactNode }) {
  const { catalog, good, children } = props;
  const say = useSay();
  return (
    <span className={`om-small om-small-unseen ${goodClass(good)}`}>
      <span className="unseen">{say(goodMsg(catalog, good))}: </span>
      <SmallBand catalog={catalog} good={good} />
      <span className="om-small-mid">
        <span className="om-small-q">{children}</span>
      </span>
    </span>
  );
}

function SmallBand({ catalog, good }: { catalog: Catalog; good: string }) {
  const say = useSay();
  const name = say(goodMsg(catalog, good));
  const long = name.length > LONG_NAME ? 'om-small-band-long' : '';
  return (
    <span className={`om-small-band ${long}`} aria-hidden="true">
      <GoodGlyph good={good} />
      <span className="om-cap">{name}</span>
    </span>
  );
}

export function Coin({ n }: { n: number }) {
  const text = useText();
  return (
    <span className="om-coin">
      <span className="unseen">{text('om.ducats', { count: n })}</span>
      <span aria-hidden="true">{n}</span>
    </span>
  );
}

/** The top of a cargo pile with the length of its run. */
export function PileTop({ seat }: { seat: Seat }) {
  const { view, catalog } = useGame();
  const facts = useFacts();
  const say = useSay();
  const text = useText();
  const cargo = view.players[seat]?.cargo ?? [];
  const top = cargo.at(-1);
  if (!top) return <span className="om-pile om-pile-empty">{text('om.ui.emptyCargo')}</span>;
  const { good, icons, power, load } = catalog.card(top);
  const run = facts.topRun(view, seat)?.length ?? 1;
  return (
    <span className={`om-pile ${goodClass(good)}`}>
      <span className="unseen">
        {text('om.ui.cargoTop', { card: cardMsg(catalog, top), count: run, cards: cargo.length })}
      </span>
      <span className="om-pile-band" aria-hidden="true">
        <GoodGlyph good={good} />
        <span className="om-cap">{say(goodMsg(catalog, good))}</span>
        <span className="om-pile-run">×{run}</span>
      </span>
      <span className="om-pile-mid" aria-hidden="true">
        <ActionSign icon={icons[0]} />
        <ActionSign icon={icons[1]} />
        <Power n={power} />
        <Load n={load} />
      </span>
    </span>
  );
}

export function PiratePile({ n }: { n: number }) {
  const text = useText();
  return (
    <span className="om-pirate">
      <span className="unseen">{text('om.ui.piratePile', { count: n })}</span>
      <Icon name="skull-crossed-bones" />
      <span aria-hidden="true">{n}</span>
    </span>
  );
}

/** A run as slim overlapping cards. */
export function RunStack({ run }: { run: Run }) {
  return (
    <span className={`om-run ${goodClass(run.good)}`} aria-hidden="true">
      {Array.from({ length: run.length }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards of a run are alike here
        <span key={i}>
          <GoodGlyph good={run.good} />
        </span>
      ))}
    </span>
  );
}
