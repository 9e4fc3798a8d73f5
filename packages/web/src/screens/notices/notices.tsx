import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { Link } from '@fondaco/page-kit/route.tsx';
import { Note, RefusedNote } from '@fondaco/page-kit/ui/note.tsx';
import { useLocale, useText } from '@fondaco/page-kit/words/words.tsx';
import { type CallInfo, type CallSettings, callsApi } from '../../api/calls.ts';
import { ownZone } from '../../api/index.ts';
import { useAction, useLoad } from '../data/load.ts';
import { useMe } from '../data/me.ts';
import { paths } from '../data/paths.ts';
import { RefusalPage, StatePage, Waiting } from '../pages.tsx';
import { useTitle } from '../title.ts';
import { MailChannel, WebhookChannels } from './channels.tsx';
import { PushChannels } from './push-channels.tsx';
import { Kinds, QuietHours } from './wishes.tsx';
import '../screens.css';
import './notices.css';

/** How I am told that it is my turn while I am not looking. */
export function Notices() {
  const text = useText();
  const me = useMe();
  useTitle(text('notices.title'));
  if (me.state === 'waiting') return <Waiting />;
  if (me.state === 'offline') return <StatePage name="offline" />;
  if (me.state === 'failed')
    return me.refusal ? <RefusalPage refusal={me.refusal} /> : <StatePage name="broken" />;
  return (
    <div className="screen notices">
      <header className="screen-head">
        <h1>
          <Link to={paths.me} className="notices-back" aria-label={text('notices.back')}>
            <Icon name="back" />
          </Link>
          {text('notices.title')}
        </h1>
        <p>{text('notices.text')}</p>
      </header>
      {me.state === 'here' ? (
        <Settings />
      ) : (
        <div className="stack">
          <Note>{text('notices.nobody')}</Note>
          <p>
            <Link to={paths.me} className="button button-primary">
              {text('notices.toName')}
            </Link>
          </p>
        </div>
      )}
    </div>
  );
}

/** What the parts of the page do with the settings. */
export interface Part {
  info: CallInfo;
  busy: boolean;
  run(change: () => Promise<unknown>): void;
}

function Settings() {
  const text = useText();
  const lang = useLocale().slice(0, 2);
  const loaded = useLoad(callsApi.info, []);
  const { busy, refusal, run } = useAction();
  if (loaded.state === 'offline' && !loaded.data) return <StatePage name="offline" />;
  if (loaded.refusal && !loaded.data) return <RefusalPage refusal={loaded.refusal} />;
  if (loaded.state === 'failed' && !loaded.data) return <StatePage name="broken" />;
  const info = loaded.data;
  if (!info) return <Waiting />;
  if (!info.on) return <Note look="warn">{text('notices.off')}</Note>;
  const act = (change: () => Promise<unknown>): void =>
    void run(async () => {
      await change();
      loaded.reload();
    });
  // Calls speak the language of the page on which they were last changed.
  const set = (wish: Partial<CallSettings>): void =>
    act(() => callsApi.set({ lang, zone: ownZone(), ...wish }));
  const part: Part = {
    info,
    busy,
    run: (change) =>
      act(async () => {
        if (info.lang !== lang || info.zone !== ownZone())
          await callsApi.set({ lang, zone: ownZone() });
        await change();
      }),
  };
  return (
    <section className="panel" aria-label={text('notices.title')} aria-busy={busy}>
      {loaded.state === 'offline' && <Note look="warn">{text('notices.offline')}</Note>}
      <ul className="notices-channels">
        <PushChannels {...part} />
        <WebhookChannels {...part} />
        <MailChannel {...part} onDigest={(digestHours) => set({ digestHours })} />
      </ul>
      <RefusedNote refusal={refusal} />
      <QuietHours {...part} onChange={(quiet) => set({ quiet })} />
      <Kinds {...part} onChange={(kinds) => set({ kinds })} />
      <p className="quiet-text">{text('notices.private')}</p>
    </section>
  );
}
