import { addressNow, replaceAddress } from '@fondaco/page-kit/address.ts';
import { go } from '@fondaco/page-kit/route.tsx';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { CopyField } from '@fondaco/page-kit/ui/copy-field.tsx';
import { RefusedNote } from '@fondaco/page-kit/ui/note.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import { type HouseInfo, keeperApi } from '../../api/keeper.ts';
import { useAction, useLoad } from '../data/load.ts';
import { paths } from '../data/paths.ts';
import { RefusalPage, StatePage, Waiting } from '../pages.tsx';
import '../screens.css';
import { useTitle } from '../title.ts';
import { EntryPart } from './entry.tsx';
import './keeper.css';
import { PeoplePart } from './people.tsx';
import { RecordPart } from './record.tsx';
import { ReportsPart } from './reports.tsx';
import { TablesPart } from './tables.tsx';

const PARTS = ['reports', 'people', 'tables', 'entry', 'record'] as const;
type Part = (typeof PARTS)[number];
const REFRESH_MS = 15_000;
const NO_SESSION = 401;

/** The page of whoever runs the server. A link of `fondaco admin link` opens it. */
export function Keeper() {
  const text = useText();
  // The token is in the address only until it was used.
  const [token] = useState(() => addressNow().hash.slice(1));
  const [tried, setTried] = useState(token === '');
  const { refusal, run } = useAction();
  useTitle(text('keeper.title'));
  useEffect(() => {
    if (token === '') return;
    replaceAddress(addressNow().pathname);
    void run(() => keeperApi.enter(token)).then(() => setTried(true));
  }, [token, run]);
  if (!tried) return <Waiting />;
  return (
    <HouseOrEntry linkRefused={refusal !== null} refusal={<RefusedNote refusal={refusal} />} />
  );
}

/** The house for whoever has a session, otherwise how to enter it. */
function HouseOrEntry({ linkRefused, refusal }: { linkRefused: boolean; refusal: ReactNode }) {
  const house = useLoad(keeperApi.house, [], { every: REFRESH_MS });
  if (house.data && house.status !== NO_SESSION)
    return <House house={house.data} changed={house.reload} />;
  if (house.state === 'waiting') return <Waiting />;
  if (house.state === 'offline') return <StatePage name="offline" />;
  if (house.status === NO_SESSION) return <HowToEnter linkRefused={linkRefused} note={refusal} />;
  return house.refusal ? <RefusalPage refusal={house.refusal} /> : <StatePage name="broken" />;
}

function HowToEnter({ linkRefused, note }: { linkRefused: boolean; note: ReactNode }) {
  const text = useText();
  return (
    <div className="screen">
      <header className="screen-head">
        <h1>{text(linkRefused ? 'keeper.link' : 'keeper.enter')}</h1>
      </header>
      {note}
      <section className="panel" aria-label={text('keeper.enter.command')}>
        <p>{text('keeper.enter.text')}</p>
        <CopyField label={text('keeper.enter.command')} value="fondaco admin link" />
      </section>
    </div>
  );
}

function House({ house, changed }: { house: HouseInfo; changed(): void }) {
  const text = useText();
  const [part, setPart] = useState<Part>('reports');
  const { busy, run } = useAction();
  const leave = (): void =>
    void run(async () => {
      await keeperApi.leave();
      go(paths.lobby);
    });
  return (
    <div className="screen keeper">
      <header className="screen-head keeper-head">
        <div>
          <h1>{text('keeper.title')}</h1>
          <p>{text('keeper.you', { name: house.name })}</p>
        </div>
        <Button onClick={leave} disabled={busy}>
          {text('keeper.leave')}
        </Button>
      </header>
      <Figures house={house} />
      <nav className="keeper-parts" aria-label={text('keeper.parts')}>
        {PARTS.map((each) => (
          <Button
            key={each}
            aria-current={part === each ? 'true' : undefined}
            onClick={() => setPart(each)}
          >
            {text(`keeper.${each}`)}
            {each === 'reports' && house.reports > 0 && (
              <span className="keeper-count">{house.reports}</span>
            )}
          </Button>
        ))}
      </nav>
      {part === 'reports' && <ReportsPart changed={changed} />}
      {part === 'people' && <PeoplePart />}
      {part === 'tables' && <TablesPart changed={changed} />}
      {part === 'entry' && <EntryPart house={house} changed={changed} />}
      {part === 'record' && <RecordPart />}
    </div>
  );
}

const FIGURES = ['reports', 'people', 'open', 'running'] as const;

function Figures({ house }: { house: HouseInfo }) {
  const text = useText();
  return (
    <dl className="keeper-figures">
      {FIGURES.map((name) => (
        <div key={name} className="panel keeper-figure">
          <dt>{text(`keeper.figure.${name}`)}</dt>
          <dd>
            {house[name]}
            {name === 'reports' && (
              <span className={`keeper-tag keeper-tag-${house.reports > 0 ? 'look' : 'good'}`}>
                {text(house.reports > 0 ? 'keeper.figure.reports.some' : 'keeper.figure.good')}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
