import { type BookPictures, LabelledPicture } from '@fondaco/page-kit/book-picture.tsx';
import { BookChart } from '../../board/page/book-chart.tsx';
import { shipped } from '../rules/components/shipped.ts';
import { MissionCard } from './cards/card.tsx';
import { catalogFrom } from './catalog.ts';
import { STANDARD_LEGEND } from './chart/legend.tsx';
import { type GameContext, GameProvider } from './game.tsx';
import '@fondaco/page-kit/icons/with-star-icons.ts';

const PARTS = [
  { name: 'kind', x: 100, y: 8 },
  { name: 'name', x: 0, y: 48 },
  { name: 'goal', x: 100, y: 62 },
  { name: 'fame', x: 0, y: 93 },
];

/** Cards read nothing of a table but its component set. */
const GAME = { catalog: catalogFrom(shipped, false) } as GameContext;

function MissionPicture() {
  const [mission] = shipped.missions;
  return (
    mission && (
      <GameProvider value={GAME}>
        <LabelledPicture texts="mvs.book.card" parts={PARTS}>
          <MissionCard id={mission.id} />
        </LabelledPicture>
      </GameProvider>
    )
  );
}

export const bookPictures: BookPictures = {
  chart: () => <BookChart special={STANDARD_LEGEND} />,
  mission: MissionPicture,
};
