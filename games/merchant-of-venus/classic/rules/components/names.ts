/** What the rules know by name; a content pack gives the values. */
export const RELICS = [
  'jumpStart',
  'gateLock',
  'yellowDrive',
  'switchSwitch',
  'shield',
  'autopilot',
  'spyEye',
  'airFoil',
  'mulliganGear',
] as const;
export type RelicId = (typeof RELICS)[number];

export const EQUIPMENT = ['shield', 'yellowDrive', 'redDrive', 'comboDrive'] as const;
export type Equipment = (typeof EQUIPMENT)[number];

export const SHIPS = ['scout', 'clipper', 'transport', 'freighter'] as const;
export type ShipClass = (typeof SHIPS)[number];

export const SCIENCES = ['biotech', 'industry', 'technology', 'metaphysics', 'primitive'] as const;
export type Science = (typeof SCIENCES)[number];
