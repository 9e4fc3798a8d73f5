import type { Size } from '@fondaco/page-kit/camera/view.ts';
import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import { createContext, useContext, useEffect, useMemo, useState } from 'react';
import type { SystemId } from '../../classic/rules/index.ts';
import { PLATES } from './galaxy.ts';
import { type Lettering, type LetteringSizes, placeLettering } from './lettering.ts';
import type { PlateSizes } from './place-plates.ts';
import type { Scene } from './scene.ts';

const Context = createContext<Lettering>({
  step: 1,
  figures: true,
  exits: new Map(),
  titles: new Map(),
  plates: new Map(),
});

export const LetteringProvider = Context.Provider;
/** Where lettering stands at the present step of the zoom. */
export const useLettering = (): Lettering => useContext(Context);

// Pixels; the style sheet sets the same.
const NAME_FONT = '600 13.5px "EB Garamond", Georgia, serif';
const TITLE_FONT = '600 13px "EB Garamond", Georgia, serif';
const LINE_FONT = '400 12px "Source Sans 3", system-ui, sans-serif';
const SIDES_PX = 12;
const NAME_HEIGHT_PX = 18;
const LINE_HEIGHT_PX = 17;
const TABS_HEIGHT_PX = 16;
/** A sign at the end of the name's line. */
const SIGN_PX = 17;
/** Number, good, stock and price. */
const FIGURES_PX = 76;
/** The card of a culture that is not met. */
const CARD_PX = 14;

/** Finds a place for all lettering; again when the step, the language or the name of a culture on the chart changes. */
export function usePlacedLettering(
  step: number,
  board: Size,
  { plates }: Pick<Scene, 'plates'>,
): Lettering {
  const say = useSay();
  const text = useText();
  const isReady = useFontsReady();
  const people = useMemo(
    () =>
      Object.entries(plates).map(
        ([id, { culture }]) => `${id} ${culture ? say(culture.name) : ''}`,
      ),
    [plates, say],
  ).join('\n');
  const sizes = useMemo((): LetteringSizes => {
    const widthOf = isReady ? measured() : estimated;
    const names = new Map(people.split('\n').map((line) => [line.split(' ')[0], line] as const));
    const systems = PLATES.map(({ system, kind }) => {
      const name = text(`mv.system.${system}`);
      const culture = names.get(system)?.slice(system.length + 1) ?? '';
      return { system, kind, name, culture };
    });
    return {
      plates: new Map(
        systems
          .filter(({ kind }) => kind === 'system')
          .map(({ system, name, culture }): [SystemId, PlateSizes] => [
            system,
            plateSizes(name, culture, text('mv.chart.notMet'), widthOf),
          ]),
      ),
      titles: new Map(
        systems
          .filter(({ kind }) => kind !== 'system')
          .map(({ system, kind, name }): [SystemId, Size] => [
            system,
            { width: widthOf(name, TITLE_FONT), height: kind === 'base' ? 32 : 15 },
          ]),
      ),
    };
  }, [people, text, isReady]);
  // Zooming in and out again must not take the time twice.
  const found = useMemo(
    () => ({ board, sizes, bySteps: new Map<number, Lettering>() }),
    [board, sizes],
  );
  const known = found.bySteps.get(step);
  const lettering = known ?? placeLettering(step, found.board, found.sizes);
  found.bySteps.set(step, lettering);
  return lettering;
}

type WidthOf = (words: string, font: string) => number;

function plateSizes(name: string, people: string, unmet: string, widthOf: WidthOf): PlateSizes {
  const wide = widthOf(name, NAME_FONT);
  const lines = inTwoLines(name);
  const half = Math.max(...lines.map((line) => widthOf(line, NAME_FONT)));
  const figures = people ? FIGURES_PX : widthOf(unmet, `italic ${LINE_FONT}`) + CARD_PX;
  const full = people ? widthOf(people, LINE_FONT) + figures + 4 : figures;
  const short = NAME_HEIGHT_PX + LINE_HEIGHT_PX + 2;
  const height = short + TABS_HEIGHT_PX;
  const more = (lines.length - 1) * (NAME_HEIGHT_PX - 4);
  const sized = (width: number, content: number, high: number): Size => ({
    width: SIDES_PX + Math.max(width, content),
    height: high,
  });
  return {
    full: sized(wide + SIGN_PX, full, height),
    narrow: sized(wide + SIGN_PX, figures, height),
    broken: sized(half + SIGN_PX, figures, height + more),
    short: sized(wide + SIGN_PX, figures, short),
    brokenShort: sized(half + SIGN_PX, figures, short + more),
    name: sized(wide, 0, NAME_HEIGHT_PX + 2),
    brokenName: sized(half, 0, lines.length * (NAME_HEIGHT_PX - 3) + 4),
  };
}

/** A name broken at the space nearest to its middle. */
export function inTwoLines(name: string): string[] {
  const breaks = [...name.matchAll(/[ -]/g)].map(({ index }) => index);
  const middle = name.length / 2;
  const at = breaks.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  if (at === undefined) return [name];
  const end = name[at] === '-' ? at + 1 : at;
  return [name.slice(0, end), name.slice(at + 1)];
}

const estimated: WidthOf = (words) => words.length * 6.6;

function measured(): WidthOf {
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas) return estimated;
  return (words, font) => {
    canvas.font = font;
    return Math.ceil(canvas.measureText(words).width);
  };
}

const FONTS = [NAME_FONT, LINE_FONT];

/** Whether the fonts of the page are loaded; until then widths are estimated. */
function useFontsReady(): boolean {
  const [isReady, setReady] = useState(() => FONTS.every((font) => document.fonts?.check(font)));
  useEffect(() => {
    let isGone = false;
    void Promise.all(FONTS.map((font) => document.fonts?.load(font))).then(
      () => !isGone && setReady(true),
    );
    return () => {
      isGone = true;
    };
  }, []);
  return isReady;
}
