import { useEffect, useState } from 'react';
import { type Box, covers, panelPlace } from './panel-place.ts';

/** From this width the table makes room for the panel; the same as in panel.css. */
const WIDE_PX = 1360;
/** Below this width the table is laid out for a phone. */
const NARROW_PX = 768;
const PROMPT = '[data-part="prompt"]';

/** A free place beside the prompt, a sheet over everything, or null where the styles know the place. */
type Place = Box | 'sheet' | null;

/** Where the rulebook lies now. It moves only when the prompt or the window would otherwise lose something. */
export function usePanelPlace(): Place {
  const [place, setPlace] = useState(bestPlace);
  useEffect(() => {
    const resized = (): void => setPlace(bestPlace());
    const sizes = new ResizeObserver(() => {
      const prompt = promptBox();
      watchPrompt();
      setPlace((was) =>
        prompt && was !== null && was !== 'sheet' && covers(was, prompt) ? bestPlace() : was,
      );
    });
    // A prompt that is replaced by another one is told of, too: its size becomes zero.
    const watchPrompt = (): void => {
      const prompt = document.querySelector(PROMPT);
      if (prompt) sizes.observe(prompt);
    };
    watchPrompt();
    addEventListener('resize', resized);
    return () => {
      sizes.disconnect();
      removeEventListener('resize', resized);
    };
  }, []);
  return place;
}

const promptBox = (): DOMRect | undefined =>
  document.querySelector(PROMPT)?.getBoundingClientRect();

function bestPlace(): Place {
  if (innerWidth < NARROW_PX) return 'sheet';
  const prompt = promptBox();
  if (innerWidth >= WIDE_PX || !prompt) return null;
  const answers = [...document.querySelectorAll('main [data-answer]')]
    .filter((answer) => answer.checkVisibility())
    .map((answer) => answer.getBoundingClientRect());
  return panelPlace({ width: innerWidth, height: innerHeight, prompt, answers }) ?? 'sheet';
}
