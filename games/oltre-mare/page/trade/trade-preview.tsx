import { RuleLink } from '@fondaco/page-kit/ui/rule-link.tsx';
import { Why } from '@fondaco/page-kit/ui/why.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import type { Bargain } from '../../rules/facts/index.ts';
import { GoodChip } from '../cards/signs.tsx';
import { goodMsg } from '../catalog.ts';
import { useFacts, useGame } from '../game.tsx';

/** What the viewer would have after a trade, and which parts of it rest on claims only. */
export function TradePreview({ bargain }: { bargain: Bargain }) {
  const { catalog, view, me } = useGame();
  const facts = useFacts();
  const text = useText();
  if (me === null) return null;
  const a = facts.after(view, me, bargain);
  const { before, after } = a.ducats;
  const who = { seat: a.prestige.seat };
  const mine = a.prestige.seat === me;
  return (
    <section className="om-after" aria-label={text('om.ui.after.title')}>
      <h3>{text('om.ui.after.title')}</h3>
      <div className="om-after-goods">
        {a.goods.map((g) => (
          <GoodChip key={g.good} catalog={catalog} good={g.good} count={g.before} next={g.after} />
        ))}
        {a.unknown > 0 && <GoodChip catalog={catalog} good="any" count={0} next={a.unknown} />}
      </div>
      <dl>
        <dt>{text('om.ui.after.ducats')}</dt>
        <dd>
          {before === after ? (
            after
          ) : (
            <>
              {before} → <b className={after > before ? 'om-up' : 'om-down'}>{after}</b>
            </>
          )}
        </dd>
        <dt>{text('om.ui.after.hand')}</dt>
        <dd>
          <b>{text('om.ui.after.cards', { count: a.cards.after })}</b>
          {a.load !== null && (
            <>
              , {text('om.ui.after.mustPlay', { load: a.load })}{' '}
              {a.outOfReach ? (
                <Why off={{ rule: 'om.trade.6', msg: { key: 'om.ui.after.outOfReach' } }} />
              ) : a.missing > 0 ? (
                text('om.ui.after.buyMore', { count: a.missing })
              ) : (
                text('om.ui.after.enough')
              )}
            </>
          )}
        </dd>
        <dt>{text('om.ui.after.prestige')}</dt>
        <dd>
          {a.prestige.gains
            ? text(mine ? 'om.ui.after.youGain' : 'om.ui.after.gains', { who })
            : text(mine ? 'om.ui.after.youHad' : 'om.ui.after.had', { who })}{' '}
          <RuleLink rule="om.trade.5" />
        </dd>
        {a.unsure.length > 0 && (
          <>
            <dt>{text('om.ui.after.unsure')}</dt>
            <dd>
              {text(
                a.unsure.some((u) => u.said) ? 'om.ui.after.onlyWord' : 'om.ui.after.notShown',
                {
                  goods: [...new Set(a.unsure.map((u) => u.good))].map((g) => goodMsg(catalog, g)),
                  who: { seat: bargain.partner },
                },
              )}
            </dd>
          </>
        )}
      </dl>
    </section>
  );
}
