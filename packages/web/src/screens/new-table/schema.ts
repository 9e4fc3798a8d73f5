import { isRecord, type Json } from '@fondaco/kernel';
import type { GameInfo } from '../../api/index.ts';
import { optionText } from '../games.ts';

/** One table option, as far as a form can ask for it. */
export type OptionField =
  | { t: 'choice'; name: string; values: string[]; usual: string }
  | { t: 'number'; name: string; min: number; max: number; usual: number }
  | { t: 'flag'; name: string; usual: boolean };

export type OptionValues = { [key: string]: Json };

/** The form of a game's options is read from their JSON Schema; what it cannot show keeps its usual value. */
export function fieldsOf(schema: GameInfo['options']): OptionField[] {
  const properties = isRecord(schema.properties) ? schema.properties : {};
  return Object.entries(properties).flatMap(([name, property]): OptionField[] => {
    if (!isRecord(property)) return [];
    const { type, minimum, maximum } = property;
    const usual = property.default;
    if (Array.isArray(property.enum)) {
      const values = property.enum.map(String);
      return [{ t: 'choice', name, values, usual: optionText(usual ?? values[0]) }];
    }
    if (type === 'boolean') return [{ t: 'flag', name, usual: usual === true }];
    if (type !== 'integer' && type !== 'number') return [];
    const min = typeof minimum === 'number' ? minimum : 0;
    const max = typeof maximum === 'number' ? maximum : Number.MAX_SAFE_INTEGER;
    return [{ t: 'number', name, min, max, usual: typeof usual === 'number' ? usual : min }];
  });
}

export const usualOptions = (fields: readonly OptionField[]): OptionValues =>
  Object.fromEntries(fields.map((f) => [f.name, f.usual]));
