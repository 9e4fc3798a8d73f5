import { SumBars } from '@fondaco/page-kit/ui/sum-bars.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { FlyPicture, TradePicture, WorthPicture } from '../../shared/page/how-to-win.tsx';
import { CRATE_LOOK, GOOD_LOOKS } from '../../shared/page/signs.tsx';
import { constants, cultures } from '../rules/components/classic.json';
import { DEFAULTS } from '../rules/defaults.ts';

/** Shown as the example. */
const [CULTURE] = cultures;

/** How the Classic game is won: find cultures, buy, sell, be the first to reach the goal. */
export default function WinPicture({ step }: { step: number }) {
  const text = useText();
  const name = (part: string): string => text(`mvc.win.${part}`);
  if (step === 1) return <FlyPicture />;
  if (!CULTURE) return null;
  const { good, deed } = CULTURE;
  if (step === 2)
    return (
      <WorthPicture
        things={cultures.slice(0, 4).map(({ good: { id, cost } }) => ({
          look: GOOD_LOOKS[id] ?? CRATE_LOOK,
          worth: `₵${cost}`,
        }))}
      />
    );
  if (step === 3)
    return (
      <TradePicture
        good={good.id}
        cost={{ name: name('cost'), n: good.cost }}
        profit={name('profit')}
        price={{ name: name('price'), n: good.resale }}
      />
    );
  // mvc.end.2
  const goal = Number(DEFAULTS.goal);
  return (
    <SumBars
      parts={[
        { name: name('credits'), n: goal - constants.spaceport - deed },
        { name: name('spaceport'), n: constants.spaceport },
        { name: name('factory'), n: deed },
      ]}
      total={name('worth')}
    />
  );
}
