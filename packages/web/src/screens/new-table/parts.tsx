import { RadioCards, Select } from '@fondaco/page-kit/ui/fields.tsx';
import { useHasText, useText } from '@fondaco/page-kit/words/words.tsx';
import { useSpan } from '../words.ts';

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

export function BotKind(props: {
  bots: readonly string[];
  value: string;
  onChange(bot: string): void;
}) {
  const { bots, value, onChange } = props;
  const text = useText();
  const has = useHasText();
  const word = (bot: string): string =>
    has(`app.bot.kind.${bot}`) ? text(`app.bot.kind.${bot}`) : bot;
  return (
    <Select
      label={text('lobby.form.botKind')}
      value={value}
      choices={bots.map((bot) => ({ value: bot, label: word(bot) }))}
      onChange={onChange}
    />
  );
}

/** The bot one meets unless one asks for another. */
export const usualBot = (bots: readonly string[]): string =>
  bots.includes('greedy') ? 'greedy' : (bots[0] ?? 'greedy');

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
