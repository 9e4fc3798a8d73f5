import { type BookPictures, LabelledPicture } from '@fondaco/page-kit/book-picture.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { BookChart } from '../../board/page/book-chart.tsx';
import { FreeHoldSpace, HoldItem } from '../../shared/page/hold.tsx';
import { CRATE_LOOK, EQUIPMENT_LOOKS, GOOD_LOOKS, PERSON_LOOK } from '../../shared/page/signs.tsx';
import '@fondaco/page-kit/icons/with-star-icons.ts';
import './ship/ship.css';

const PARTS = [
  { name: 'good', x: 17, y: 0 },
  { name: 'passenger', x: 42, y: 0 },
  { name: 'drive', x: 58, y: 0 },
  { name: 'free', x: 83, y: 0 },
];

/** Three holds: with a good, with a passenger and a drive, and empty. */
function HoldsPicture() {
  const text = useText();
  return (
    <LabelledPicture texts="mvc.book.holds" parts={PARTS}>
      <span
        className="mv-holds"
        style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 96px)' }}
      >
        <span className="mv-hold">
          <HoldItem
            look={GOOD_LOOKS.bionicPerfume ?? CRATE_LOOK}
            name={text('mv.good.bionicPerfume')}
            dots={2}
          />
        </span>
        <span className="mv-hold">
          <HoldItem
            look={PERSON_LOOK}
            name={text('mv.passenger.pilgrim')}
            dots={1}
            to={{ short: '14', long: text('mv.culture.qossuth') }}
          />
          <HoldItem
            look={EQUIPMENT_LOOKS.redDrive ?? CRATE_LOOK}
            name={text('mv.equipment.redDrive')}
            dots={1}
          />
        </span>
        <span className="mv-hold">
          <FreeHoldSpace dots={2}>{text('mv.ui.emptyHold')}</FreeHoldSpace>
        </span>
      </span>
    </LabelledPicture>
  );
}

export const bookPictures: BookPictures = { chart: () => <BookChart />, holds: HoldsPicture };
