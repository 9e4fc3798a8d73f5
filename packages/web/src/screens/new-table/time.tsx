import type { ClockSetting, WhenLate } from '@fondaco/kernel';
import { LabelledField, RadioCards, Select } from '@fondaco/page-kit/ui/fields.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';

const LIVE_PAIRS = [
  { name: 'quick', bank: 8 * 60, increment: 5 },
  { name: 'normal', bank: 15 * 60, increment: 10 },
  { name: 'calm', bank: 25 * 60, increment: 20 },
] as const;
const HOURS = [12, 24, 48, 72] as const;
const USUAL: Record<ClockSetting['t'], ClockSetting> = {
  none: { t: 'none' },
  live: { t: 'live', bank: 15 * 60, increment: 10 },
  days: { t: 'days', hours: 24, window: { from: 8 * 60, to: 22 * 60 } },
};
const MAX_MINUTES = 180;

interface Props {
  clock: ClockSetting;
  whenLate: WhenLate;
  onClock(clock: ClockSetting): void;
  onWhenLate(when: WhenLate): void;
  /** Over days makes no sense around one screen. */
  kinds?: readonly ClockSetting['t'][];
}

/** How much time players have, and what happens when it is up. */
export function TimeFields(props: Props) {
  const { clock, whenLate, onClock, onWhenLate, kinds = ['none', 'live', 'days'] } = props;
  const text = useText();
  return (
    <div className="new-stack">
      <RadioCards<ClockSetting['t']>
        label={text('lobby.time')}
        value={clock.t}
        choices={kinds.map((value) => ({
          value,
          label: text(`lobby.time.${value}`),
          note: text(`lobby.time.${value}.text`),
        }))}
        onChange={(t) => onClock(USUAL[t])}
      />
      {clock.t === 'live' && <LiveFields clock={clock} onClock={onClock} />}
      {clock.t === 'days' && <DaysFields clock={clock} onClock={onClock} />}
      {clock.t !== 'none' && (
        <RadioCards<WhenLate>
          label={text('lobby.late')}
          value={whenLate}
          choices={(['bot', 'vote'] as const).map((value) => ({
            value,
            label: text(`lobby.late.${value}`),
            note: text(`lobby.late.${value}.text`),
          }))}
          onChange={onWhenLate}
        />
      )}
    </div>
  );
}

function LiveFields({
  clock,
  onClock,
}: {
  clock: Extract<ClockSetting, { t: 'live' }>;
  onClock: Props['onClock'];
}) {
  const text = useText();
  const { bank, increment } = clock;
  const pair = LIVE_PAIRS.find((p) => p.bank === bank && p.increment === increment)?.name ?? 'own';
  return (
    <div className="new-pair">
      <Select
        label={text('lobby.time.pair')}
        value={pair}
        choices={[
          ...LIVE_PAIRS.map((p) => ({
            value: p.name as string,
            label: text(`lobby.time.pair.${p.name}`, { n: p.bank / 60, m: p.increment }),
          })),
          { value: 'own', label: text('lobby.time.pair.own') },
        ]}
        onChange={(name) => {
          const found = LIVE_PAIRS.find((p) => p.name === name);
          if (found) onClock({ t: 'live', bank: found.bank, increment: found.increment });
        }}
      />
      <LabelledField
        label={text('lobby.time.bank')}
        type="number"
        min={1}
        max={MAX_MINUTES}
        value={bank / 60}
        onChange={(e) => onClock({ ...clock, bank: within(e.target.value, 1, MAX_MINUTES) * 60 })}
      />
      <LabelledField
        label={text('lobby.time.increment')}
        type="number"
        min={0}
        max={120}
        value={increment}
        onChange={(e) => onClock({ ...clock, increment: within(e.target.value, 0, 120) })}
      />
    </div>
  );
}

const within = (typed: string, min: number, max: number): number =>
  Math.min(max, Math.max(min, Math.round(Number(typed) || 0)));

function DaysFields({
  clock,
  onClock,
}: {
  clock: Extract<ClockSetting, { t: 'days' }>;
  onClock: Props['onClock'];
}) {
  const text = useText();
  const { hours, window } = clock;
  const at = (field: 'from' | 'to') => (
    <LabelledField
      label={text(`lobby.time.${field}`)}
      type="time"
      value={clockTime(window?.[field] ?? 0)}
      onChange={(e) => {
        const [h, m] = e.target.value.split(':').map(Number);
        if (h !== undefined && m !== undefined && window)
          onClock({ ...clock, window: { ...window, [field]: h * 60 + m } });
      }}
    />
  );
  return (
    <div className="new-pair">
      <Select
        label={text('lobby.time.hours')}
        value={String(hours)}
        choices={HOURS.map((n) => ({ value: String(n), label: text('app.span.hours', { n }) }))}
        onChange={(n) => onClock({ ...clock, hours: Number(n) })}
      />
      {at('from')}
      {at('to')}
      <p className="quiet-text">{text('lobby.time.window.text')}</p>
    </div>
  );
}

const clockTime = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
