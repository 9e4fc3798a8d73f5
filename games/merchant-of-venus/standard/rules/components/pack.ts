import { schema } from '@fondaco/kernel';
import Type, { type Static } from 'typebox';
import { boardValues } from '../../../board/rules/pack.ts';
import { SCIENCES } from '../../../classic/rules/components/names.ts';
import { counted, credits, demand, id, name, strict } from '../../../shared/rules/pack-values.ts';
import { CHECKS, EQUIPMENT, GRADES, INTEL, TECHS, TITLES } from './names.ts';
import { soundPack } from './sound.ts';

const place = Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9.-]{0,19}$' });
const few = Type.Integer({ minimum: 0, maximum: 9 });
const grade = Type.Enum([...GRADES]);
const check = Type.Enum([...CHECKS]);
const opt = Type.Optional;

const fame = Type.Object(
  {
    /** Credits for a point of fame. */
    credits,
    mission: counted,
    relic: counted,
    secondMission: counted,
    shieldWin: counted,
    /** By holds bought, upgrades and the value of a dial. */
    holds: Type.Array(counted, { minItems: 1, maxItems: 9 }),
    upgrades: Type.Array(counted, { minItems: 1, maxItems: 9 }),
    dial: Type.Array(counted, { minItems: 1, maxItems: 20 }),
    archeologist: counted,
    drillBaron: counted,
    waveEmitter: counted,
    zenPaintJob: counted,
  },
  strict,
);

const constants = Type.Object(
  {
    rounds: Type.Integer({ minimum: 2, maximum: 60 }),
    /** For each player; and what each seat gets in addition, from the first player on. */
    startCredits: credits,
    seatCredits: Type.Array(credits, { minItems: 4, maxItems: 4 }),
    dots: Type.Integer({ minimum: 2, maximum: 8 }),
    startHolds: Type.Integer({ minimum: 1, maximum: 8 }),
    maxHolds: Type.Integer({ minimum: 1, maximum: 8 }),
    /** For ship upgrades. */
    slots: few,
    dialMost: Type.Integer({ minimum: 1, maximum: 19 }),
    dialChosen: few,
    dialOther: few,
    dice: Type.Integer({ minimum: 1, maximum: 8 }),
    mostDice: Type.Integer({ minimum: 1, maximum: 8 }),
    throttle: Type.Integer({ minimum: 1, maximum: 6 }),
    line: Type.Integer({ minimum: 1, maximum: 9 }),
    green: Type.Integer({ minimum: 1, maximum: 9 }),
    contactActions: few,
    cityActions: few,
    intel: credits,
    train: credits,
    secondMission: credits,
    spaceport: credits,
    fee: credits,
    ownFee: credits,
    /** Of a player, for spaceports and drills. */
    tokens: counted,
    drill: credits,
    baronDrill: credits,
    pirateTake: credits,
    /** For each infamy token under the pirate. */
    pirateBounty: credits,
    tradeIn: credits,
    buyBack: credits,
    /** mvs.gate.5 */
    toll: credits,
    /** Points of Hard Burn and, at most, of Power Siphon; what Shuttle Afterburner adds. */
    burn: counted,
    siphon: counted,
    afterburner: few,
    /** mvs.card.9: what a point costs, and how many there are. */
    yard: credits,
    yardMost: few,
    /** mvs.intel.2 */
    confirmedCredits: credits,
    confirmedPardon: counted,
    fame,
    light: Type.Object(
      {
        credits,
        level: Type.Union([Type.Literal(1), Type.Literal(2)]),
        dial: few,
        contacts: few,
        round: Type.Integer({ minimum: 1, maximum: 60 }),
        passengers: counted,
      },
      strict,
    ),
    epic: Type.Object(
      { dice: few, add: counted, production: Type.Array(counted, { maxItems: 9 }) },
      strict,
    ),
    solo: Type.Object({ choose: few }, strict),
  },
  strict,
);

const sells = Type.Array(Type.Object({ item: Type.Enum([...EQUIPMENT]), cost: credits }, strict), {
  maxItems: 9,
});

const culture = Type.Object(
  {
    id,
    name,
    science: Type.Enum([...SCIENCES]),
    iou: credits,
    good: Type.Object(
      {
        id,
        name,
        grade,
        count: counted,
        cost: credits,
        resale: Type.Object({ low: credits, active: credits, high: credits }, strict),
        capacity: few,
        buyers: Type.Array(id, { minItems: 1, maxItems: 20 }),
      },
      strict,
    ),
    /** What each of its three market tokens sells. */
    market: Type.Object({ low: sells, active: sells, high: sells }, strict),
  },
  strict,
);

const tech = Type.Object(
  {
    id,
    kind: Type.Enum([...TECHS]),
    name,
    culture: id,
    cost: credits,
    grade,
    type: Type.Enum(['upgrade', 'structural', 'special', 'utility']),
    count: counted,
    capacity: few,
    value: opt(Type.Integer({ minimum: 1, maximum: 6 })),
  },
  strict,
);

const level = Type.Object(
  { skill: few, fame: counted, discount: credits, assign: few, extraDice: few },
  strict,
);

const passenger = Type.Object(
  { id, name, from: id, to: id, fare: credits, capacity: few, fame: counted, infamy: counted },
  strict,
);

const effect = Type.Union([
  Type.Object({ do: Type.Literal('title'), title: Type.Enum([...TITLES, ...INTEL]) }, strict),
  Type.Object(
    { do: Type.Literal('passengers'), by: Type.Union([Type.Literal(1), Type.Literal(-1)]) },
    strict,
  ),
  Type.Object({ do: Type.Literal('gate'), gate: Type.Integer({ minimum: 1, maximum: 6 }) }, strict),
  Type.Object({ do: Type.Literal('check'), check }, strict),
  Type.Object({ do: Type.Literal('trade'), grade }, strict),
  Type.Object({ do: Type.Literal('yard'), dial: Type.Enum(['laser', 'shield']) }, strict),
  Type.Object({ do: Type.Literal('pirate'), pirate: id }, strict),
  Type.Object({ do: Type.Enum(['xeno', 'denounce', 'fence', 'mines', 'smear', 'school']) }, strict),
]);

const encounter = Type.Object(
  {
    id,
    name,
    effect,
    leaves: opt(Type.Enum(['blue', 'asteroid'])),
    production: opt(id),
    mark30: Type.Boolean(),
  },
  strict,
);

export const REWARD_KINDS = [
  'techSwap',
  'basicDeal',
  'premiumDeal',
  'luxuryDeal',
  'techDeal',
  'drillOvertime',
  'microManager',
  'cash',
  'showOff',
  'shuttleBooster',
  'airFoil',
  'insider',
  'secretHold',
  'yellowDrive',
  'spyEye',
  'switchSwitch',
  'powerSiphon',
  'jumpStart',
  'gateLock',
  'mulliganGear',
  'autopilot',
] as const;

const objective = Type.Object(
  {
    type: Type.Enum([
      'laser',
      'shield',
      'pilotLevel',
      'sellableGoods',
      'upgradesInOneTurn',
      'hazardsPassedInOneTurn',
      'stopOnRing',
      'passengersAboard',
      'telegateRide',
      'spaceportSystems',
    ]),
    value: counted,
  },
  strict,
);

const challenge = Type.Object(
  {
    id,
    name,
    pair: Type.String({ minLength: 1, maxLength: 9 }),
    round: Type.Integer({ minimum: 1, maximum: 60 }),
    fee: credits,
    effect: Type.Enum(['dearEquipment', 'bulkyPassengers', 'slow', 'discovery', 'steep']),
    goal: Type.Object(
      {
        type: Type.Enum([
          'rides',
          'equalGoods',
          'passengers',
          'missions',
          'contactCredits',
          'points',
          'checks',
          'highLuxury',
          'navigation',
          'homeCredits',
        ]),
        value: credits,
      },
      strict,
    ),
  },
  strict,
);

/** mvs.solo.2: what a solo player may begin with. */
const outfit = Type.Object(
  {
    id,
    credits,
    most: few,
    tech: opt(id),
    /** Taken twice: this technology in place of the other. */
    twice: opt(id),
    laser: opt(few),
  },
  strict,
);

/** Where the Standard game's board differs from the board both games share. */
const overlay = Type.Object(
  {
    spaces: Type.Array(
      Type.Object(
        {
          id: place,
          type: Type.Enum(['space', 'orbit', 'city', 'nav', 'telegate']),
          colour: opt(Type.Enum(['red', 'yellow', 'blue'])),
          orbit: opt(Type.Boolean()),
          gate: opt(Type.Integer({ minimum: 1, maximum: 6 })),
        },
        strict,
      ),
    ),
    green: Type.Array(Type.Array(place, { minItems: 2, maxItems: 2 })),
    hazards: Type.Array(Type.Object({ space: place, check }, strict)),
    /** Where merchant spaceports can be built, and from which landing place. */
    sites: Type.Array(Type.Object({ orbit: place, from: place }, strict)),
    asteroidTelegate: Type.Object(
      { space: place, gate: Type.Integer({ minimum: 1, maximum: 6 }) },
      strict,
    ),
  },
  strict,
);

/** A set of component values of the Standard game. */
const values = Type.Object(
  {
    name,
    /** The parts of it that are not taken from the published game. */
    designed: Type.Array(Type.String()),
    constants,
    cultures: Type.Array(culture, { minItems: 4, maxItems: 30 }),
    stock: Type.Object(
      { yellowDrive: counted, redDrive: counted, comboDrive: counted, cargoHold: counted },
      strict,
    ),
    techs: Type.Array(tech),
    pilots: Type.Array(
      Type.Object(
        {
          home: id,
          levels: Type.Object({ '1': level, '2': level, '3a': level, '3b': level }, strict),
        },
        strict,
      ),
      { minItems: 4, maxItems: 4 },
    ),
    passengers: Type.Array(passenger),
    demands: Type.Array(demand),
    encounters: Type.Array(encounter),
    pirates: Type.Array(
      Type.Object({ id, name, modifier: Type.Integer({ minimum: -9, maximum: 9 }), grade }, strict),
    ),
    rewards: Type.Array(
      Type.Object(
        {
          id,
          kind: Type.Enum([...REWARD_KINDS]),
          name,
          relic: Type.Boolean(),
          tradeIn: Type.Boolean(),
          credits,
        },
        strict,
      ),
    ),
    missions: Type.Array(Type.Object({ id, name, destination: opt(place), objective }, strict)),
    challenges: Type.Array(challenge),
    outfits: Type.Array(outfit),
    track: Type.Array(Type.Enum(['passenger', 'drill']), { minItems: 2, maxItems: 60 }),
    overlay,
    board: boardValues,
  },
  strict,
);

export type Pack = Static<typeof values>;

export const pack = schema(values, soundPack);
