import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { useLocale, useText } from '@fondaco/page-kit/words/words.tsx';
import type { HousePerson } from '../../api/keeper.ts';
import type { Act } from './act.tsx';

/** A day in the reader's own way of writing it. */
export function useDay(): (at: number) => string {
  const locale = useLocale();
  return (at) => new Date(at).toLocaleDateString(locale, { dateStyle: 'medium' });
}

/** What the keeper has imposed on a person, in words. */
export function PersonState({ person }: { person: HousePerson }) {
  const text = useText();
  const day = useDay();
  const words = [
    person.ban && until(person.ban.until, 'banned'),
    person.mute && until(person.mute.until, 'muted'),
  ].filter((word) => word !== null);
  function until(at: number | null, what: 'banned' | 'muted'): string {
    return at === null ? text(`keeper.${what}ForGood`) : text(`keeper.${what}`, { day: day(at) });
  }
  return words.map((word) => (
    <span key={word} className="keeper-tag keeper-tag-look">
      {word}
    </span>
  ));
}

/** The buttons to mute and ban a person, or to lift that. */
export function PersonActs({ person, ask }: { person: HousePerson; ask(act: Act): void }) {
  const text = useText();
  const { id, name } = person;
  const acts = [person.mute ? 'unmute' : 'mute', person.ban ? 'unban' : 'ban'] as const;
  return acts.map((what) => (
    <Button
      key={what}
      className="button-small"
      aria-label={text(`keeper.${what}Name`, { name })}
      onClick={() => ask({ what, id, name })}
    >
      {text(`keeper.${what}`)}
    </Button>
  ));
}
