import { SumBars } from '@fondaco/page-kit/ui/sum-bars.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { FlyPicture, TradePicture, WorthPicture } from '../../shared/page/how-to-win.tsx';
import { constants, cultures } from '../rules/components/standard.json';

/** What somebody may have at the end. */
const CREDITS = 640;
const FAME = 14;
const INFAMY = 3;
const { fame, spaceport } = constants;
/** Shown as the example. */
const [CULTURE] = cultures;

/** How the Standard game is won: find cultures, trade, earn fame, count after the last round. */
export default function WinPicture({ step }: { step: number }) {
  const text = useText();
  const name = (part: string): string => text(`mvs.win.${part}`);
  if (step === 1) return <FlyPicture />;
  if (step === 2 && CULTURE) {
    const { good } = CULTURE;
    return (
      <TradePicture
        good={good.id}
        cost={{ name: name('cost'), n: good.cost }}
        profit={name('profit')}
        price={{ name: name('price'), n: good.resale.active }}
      />
    );
  }
  // mvs.fame.1
  if (step === 3)
    return (
      <WorthPicture
        things={[
          { look: ['scroll-unfurled', 'indigo'], name: name('mission'), worth: `+${fame.mission}` },
          { look: ['ankh', 'ochre'], name: name('relic'), worth: `+${fame.relic}` },
          {
            look: ['laser-blast', 'terracotta'],
            name: name('dial'),
            worth: `+${fame.dial.at(-1)}`,
          },
          { look: ['pirate-flag', 'steel'], name: name('infamy'), worth: '−1' },
        ]}
      />
    );
  // mvs.end.2
  return (
    <SumBars
      parts={[
        { name: name('credits'), n: CREDITS },
        { name: name('spaceport'), n: spaceport },
        { name: name('fame'), n: FAME * fame.credits },
        { name: name('infamy'), n: -INFAMY * fame.credits },
      ]}
      total={name('worth')}
    />
  );
}
