import type { Seat } from '@fondaco/kernel';
import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import type { ReactNode } from 'react';
import type { Run } from '../../rules/facts/index.ts';
import type { CardId } from '../../rules/index.ts';
import { type Catalog, cardMsg, goodMsg } from '../catalog.ts';
import { useFacts, useGame } from '../game.tsx';
import { LoadCount, PowerCount } from './card-face.tsx';
import { ActionSign, GoodGlyph, goodClass } from './signs.tsx';
import './small.css';

/** Names with more letters than this are set smaller, to fit into the band. */
const LONG_NAME_LETTERS = 7;

/** A small card, as on the trading table: good, icons, power and load. */
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
        <PowerCount n={power} />
        <LoadCount n={load} />
      </span>
    </span>
  );
}

/** A small card of which only the good is certain (om.trade.2); the rest is hatched. */
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
  const long = name.length > LONG_NAME_LETTERS ? 'om-small-band-long' : '';
  return (
    <span className={`om-small-band ${long}`} aria-hidden="true">
      <GoodGlyph good={good} />
      <span className="om-cap">{name}</span>
    </span>
  );
}

/** A coin with an amount of ducats. */
export function Coin({ n }: { n: number }) {
  const text = useText();
  return (
    <span className="om-coin">
      <span className="unseen">{text('om.ducats', { count: n })}</span>
      <span aria-hidden="true">{n}</span>
    </span>
  );
}

/** The top card of a player's cargo pile, with the length of the run it belongs to. */
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
        <PowerCount n={power} />
        <LoadCount n={load} />
      </span>
    </span>
  );
}

/** The pirate pile as a skull with the number of cards. */
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

/** A run of one good as slim overlapping cards. */
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
