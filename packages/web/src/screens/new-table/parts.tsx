import { RadioCards, Select } from '@fondaco/page-kit/ui/fields.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { LEVELS, useSpan } from '../words.ts';

/** How many sit at the table. */
export function SeatCount(props: {
  seats: { min: number; max: number };
  value: number;
  label: string;
  onChange(count: number): void;
}) {
  const { seats, value, label, onChange } = props;
  const counts = Array.from({ length: seats.max - seats.min + 1 }, (_, i) => seats.min + i);
  return (
    <RadioCards<number>
      compact
      {...{ label, value, onChange }}
      choices={counts.map((count) => ({ value: count, label: String(count) }))}
    />
  );
}

/** Milliseconds a bot takes. */
const PACES = { off: 0, fast: 500, normal: 1200, slow: 2500 } as const;
export const USUAL_PACE = PACES.normal;

export function BotPace({ value, onChange }: { value: number; onChange(ms: number): void }) {
  const text = useText();
  return (
    <Select
      label={text('lobby.form.botPace')}
      value={String(value)}
      choices={Object.entries(PACES).map(([name, ms]) => ({
        value: String(ms),
        label: text(`lobby.form.botPace.${name}`),
      }))}
      onChange={(ms) => onChange(Number(ms))}
    />
  );
}

/** How strong all bots of a table are. */
export function BotLevel({ value, onChange }: { value: string; onChange(bot: string): void }) {
  const text = useText();
  return (
    <div className="new-levels">
      <RadioCards<string>
        label={text('lobby.form.level')}
        {...{ value, onChange }}
        choices={LEVELS.map((level) => ({
          value: level,
          label: text(`app.level.${level}`),
          note: text(`app.level.${level}.text`),
        }))}
      />
    </div>
  );
}

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
const TIMES = [0, 30, MINUTE, 2 * MINUTE, 5 * MINUTE, DAY, 3 * DAY];

/** Seconds to answer an offer. */
export function AnswerTime({ value, onChange }: { value: number; onChange(s: number): void }) {
  const text = useText();
  const span = useSpan();
  const word = (seconds: number): string => {
    if (seconds === 0) return text('lobby.form.noClock');
    return seconds < MINUTE ? text('app.span.seconds', { n: seconds }) : span(seconds * 1000);
  };
  return (
    <Select
      label={text('lobby.form.answerTime')}
      hint={text('lobby.form.answerTime.text')}
      value={String(value)}
      choices={TIMES.map((seconds) => ({ value: String(seconds), label: word(seconds) }))}
      onChange={(seconds) => onChange(Number(seconds))}
    />
  );
}
