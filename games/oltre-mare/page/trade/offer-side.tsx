import type { Seat } from '@fondaco/kernel';
import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import type { Piece } from '../../rules/facts/index.ts';
import { ActionSign } from '../cards/signs.tsx';
import { Coin, SmallCard, UnseenCard } from '../cards/small.tsx';
import { ANY, type Claim, goodMsg, portMsg } from '../catalog.ts';
import { useGame } from '../game.tsx';

interface Props {
  pieces: Piece[];
  ducats: number;
  /** The seat that gives these cards. */
  giver: Seat;
  /** Whether these cards were asked for: the caption then says how many cards the giver could choose. */
  asked: boolean;
}

/** One side of an offer: its cards, and a coin if ducats are added. */
export function OfferSide({ pieces, ducats, giver, asked }: Props) {
  const { catalog, view, me } = useGame();
  const text = useText();
  const hand = giver === me ? (view.players[me]?.hand ?? []) : null;
  const caption = (good: string): string => {
    if (!asked) return text('om.ui.trade.hidden');
    if (!hand) return text('om.ui.trade.theirChoice');
    const n =
      good === ANY ? hand.length : hand.filter((id) => catalog.card(id).good === good).length;
    return n === 0 ? text('om.ui.trade.noneOfYours') : text('om.ui.trade.anyOf', { count: n });
  };
  return (
    <div className="om-pieces">
      {pieces.map((p, i) =>
        p.card ? (
          <SmallCard key={p.card} catalog={catalog} id={p.card} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: unseen cards of one good are alike
          <UnseenCard key={i} catalog={catalog} good={p.good}>
            {caption(p.good)}
          </UnseenCard>
        ),
      )}
      {ducats > 0 && <Coin n={ducats} />}
      {pieces.length === 0 && ducats <= 0 && (
        <span className="om-pieces-none">{text('om.nothing')}</span>
      )}
    </div>
  );
}

/** A player's claim about a card, in a dashed bubble, because it may be false. */
export function ClaimBubble({ who, piece }: { who: Seat; piece: Piece }) {
  const { catalog, me } = useGame();
  const text = useText();
  if (!piece.claim) return null;
  return (
    <p className="om-claim">
      <span>
        <span className="om-claim-tag">{text('om.ui.trade.claim')}</span>{' '}
        {who === me
          ? text('om.ui.trade.youSay', { good: goodMsg(catalog, piece.good) })
          : text('om.ui.trade.says', { who: { seat: who }, good: goodMsg(catalog, piece.good) })}
      </span>
      <ClaimSigns claim={piece.claim} />
      <i>{text('om.ui.trade.untrue')}</i>
    </p>
  );
}

/** The contents of a claim or wish: icons, power, load and port. */
export function ClaimSigns({ claim }: { claim: Claim }) {
  const { catalog } = useGame();
  const say = useSay();
  const text = useText();
  return (
    <span className="om-claim-signs">
      {claim.icons?.map((icon) => (
        <span key={icon}>
          <ActionSign icon={icon} claimed />
          <span className="unseen">{text(`om.icon.${icon}`)}</span>
        </span>
      ))}
      {claim.power !== undefined && <b>{text('om.claim.power', { power: claim.power })}</b>}
      {claim.load !== undefined && <b>{text('om.claim.load', { load: claim.load })}</b>}
      {claim.port !== undefined && <b>{say(portMsg(catalog, claim.port))}</b>}
    </span>
  );
}
