import { type OpenThing, words } from './open-table.ts';

/** What the views of both rule sets of Merchant of Venus say about cultures. */
interface VenusView {
  systems: Record<string, { culture: string | null; open: boolean }>;
  cultures: Record<string, { passengers: readonly string[] }>;
  ports: Record<string, unknown>;
}

export function known<T>(found: T | undefined): T {
  if (found === undefined) throw new Error('the recorded position lacks it');
  return found;
}

export const plate = (system: string): string => `[data-system="${system}"]`;
export const space = (id: string): string => `[data-space="${id}"]`;
export const row = (part: string, id: string): string =>
  `[data-look-part="${part}"] [data-look-row="${id}"]`;
export const tab = (name: string): string => `.mv-look-tabs button:text-is("${name}")`;

/** What a recorded position of a rule set shows, found in its view and its components. */
export function venusFinders<
  View extends VenusView,
  Culture extends { id: string },
  Passenger extends { id: string; to: string; fare: number },
>({ cultures, passengers }: { cultures: readonly Culture[]; passengers: readonly Passenger[] }) {
  type Market = View['cultures'][string];
  const at = (view: View, id: string): Market => known(view.cultures[id]) as Market;
  const info = (id: string): Culture => known(cultures.find((c) => c.id === id));
  const passenger = (id: string): Passenger => known(passengers.find((p) => p.id === id));
  /** The first culture that is met and of which this holds. */
  const metCulture = (view: View, holds: (market: Market, id: string) => boolean = () => true) => {
    const found = Object.entries(view.systems).find(
      ([, { culture, open }]) => open && culture && holds(at(view, culture), culture),
    );
    return known(found && { system: found[0], culture: info(found[1].culture ?? '') });
  };
  const hiddenCulture = (view: View): Culture => {
    const seen = Object.values(view.systems).map((c) => c.culture);
    return known(cultures.find(({ id }) => !seen.includes(id)));
  };
  const place = (culture: string): string =>
    words(culture === 'base' ? 'mv.system.GB' : `mv.culture.${culture}`);
  /** Tokens of passengers in the hold, with the place each wants to go to. */
  const loads = (hold: string, cargo: readonly string[]) =>
    cargo
      .filter((id) => passengers.some((p) => p.id === id))
      .map((id) => {
        const { to } = passenger(id);
        const name = to === 'base' ? words('mv.ui.base') : place(to);
        return [`${hold} .mv-load`, words(`mv.passenger.${id}`), name] as const;
      });
  const hasPeople = (market: Market): boolean => market.passengers.length > 0;
  const unmet = (view: View): string =>
    known(Object.entries(view.systems).find(([, { culture }]) => culture === null))[0];
  const port = (view: View): string => known(Object.keys(view.ports)[0]);

  /** Lines of the checklist that both rule sets have. */
  const firstContact: OpenThing<View> = {
    what: 'First Contact cards, face down',
    where: 'the plate of the system says *not yet met*; pressed, that nobody knows',
    press: (v) => [plate(unmet(v))],
    seen: () => [
      ['.mv-plate.is-unmet', words('mv.chart.notMet')],
      ['[data-look-part="unknown"]', words('mv.ui.look.contact')],
    ],
  };
  const waitingPassengers: OpenThing<View> = {
    what: 'Passengers waiting, where to and at which fare',
    where: 'their number on the plate; the plate, pressed',
    press: (v) => [plate(metCulture(v, hasPeople).system)],
    seen: (v) => {
      const [id = ''] = at(v, metCulture(v, hasPeople).culture.id).passengers;
      const { to, fare } = passenger(id);
      return [[row('passengers', id), `→ ${place(to)}`, fare]];
    },
  };
  const spaceports: OpenThing<View> = {
    what: 'Merchant spaceports and their owners',
    where: 'the spaceport on the chart, pressed, opens its market',
    press: (v) => [space(port(v))],
    seen: (v) => [[row('landing', port(v)), 'spaceport of']],
  };
  const shared = { firstContact, waitingPassengers, spaceports };
  return { at, info, passenger, metCulture, hiddenCulture, loads, shared };
}
