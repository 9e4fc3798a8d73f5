import type { OwnQuestion } from '@fondaco/kernel';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { RuleLink } from '@fondaco/page-kit/ui/rule-link.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import type { CardId } from '../../rules/index.ts';
import { type GameContext, useFacts } from '../game.tsx';
import { type Ask, LOOK_ONLY, type Part, send, useDraft } from '../part.tsx';
import { Prompt } from '../prompt/prompt.tsx';
import { LoadEffect } from './load-effect.tsx';
import { Quay } from './quay.tsx';

const EMPTY: CardId[] = [];

/** om.load.1: the order of the played cards is made as a whole, then sent card by card. */
export function useLoad(q: OwnQuestion | null, game: GameContext, ask: Ask): Part | null {
  const facts = useFacts();
  const text = useText();
  const asked = q?.kind === 'load' ? q : null;
  const [draft, setDraft] = useDraft(asked?.id ?? null, EMPTY);
  const { view, me } = game;
  if (!asked || me === null) return null;

  const kept = draft.filter((id) => view.played.includes(id));
  const order = [...kept, ...view.played.filter((id) => !kept.includes(id))];
  const would = facts.loading(view, me, order);
  return {
    hand: LOOK_ONLY,
    covers: true,
    board: <Quay seat={me} order={order} onOrder={setDraft} />,
    prompt: (
      <Prompt
        phase="load"
        title={text('om.ui.load.title')}
        note={
          <>
            {text('om.ui.load.note')} <RuleLink rule="om.load.2" />
          </>
        }
        {...(would && { effect: <LoadEffect would={would} /> })}
        tools={ask.tools}
      >
        <Button
          look="primary"
          aria-disabled={ask.busy}
          // The last card is loaded by the rules themselves: there is no choice left.
          onClick={() =>
            send(ask, asked, ...order.slice(0, -1).map((card) => ({ do: 'load' as const, card })))
          }
        >
          {text('om.ui.load.send', { count: order.length })}
        </Button>
      </Prompt>
    ),
  };
}
