/** Things the rules of the Standard game refer to by name; a pack gives their values. */

export const CHECKS = ['laser', 'shield', 'piloting'] as const;
/** The three kinds of hazard and of check. */
export type Check = (typeof CHECKS)[number];

export const GRADES = ['basic', 'premium', 'luxury'] as const;
export type Grade = (typeof GRADES)[number];

export const MARKETS = ['low', 'active', 'high'] as const;
/** The state of a market, named by the token on top of its stack. */
export type MarketState = (typeof MARKETS)[number];

export const DRIVES = ['yellowDrive', 'redDrive', 'comboDrive'] as const;
export type DriveId = (typeof DRIVES)[number];

export const EQUIPMENT = ['laser', 'shield', 'cargoHold', ...DRIVES] as const;
export type Equipment = (typeof EQUIPMENT)[number];

export const UPGRADES = [
  'marketFlux',
  'stealthField',
  'shuttle',
  'variableShield',
  'variableLaser',
] as const;
/** Technologies that take a die. */
export type Upgrade = (typeof UPGRADES)[number];

export const TECHS = [
  'fancySpoiler',
  'lessFancySpoiler',
  'marketFlux',
  'hardBurn',
  'stealthField',
  'licenseToDrill',
  'shuttle',
  'throttleBoost',
  'stasisTanks',
  'waveEmitter',
  'dataProbe',
  'fuzzyDice',
  'variableShield',
  'zenPaintJob',
  'variableLaser',
] as const;
export type TechKind = (typeof TECHS)[number];

export const TITLES = ['infamous', 'slaver', 'archeologist', 'drillBaron'] as const;
export type Title = (typeof TITLES)[number];

export const INTEL = ['confirmedLocation', 'starMaps'] as const;
export type Intel = (typeof INTEL)[number];

/** Boxes for dice besides those of ship upgrades. */
export type Box = 'navigation' | 'throttle' | 'powerSiphon' | Upgrade;
