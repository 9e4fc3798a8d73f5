/** om.play.3: in the order they are carried out. */
export const ICONS = ['ducats', 'pirates', 'market', 'sail'] as const;

export const MARKERS = [
  'calmSea',
  'goodBusiness',
  'compass',
  'localInfluence',
  'pirateVictory',
  'favourableTrade',
] as const;
