/** om.play.3: in the order they are carried out. */
export const ICONS = ['ducats', 'pirates', 'market', 'sail'] as const;

/** om.trade.7: what a player may say who does not accept an offer. */
export const REASONS = ['tooLittle', 'needed', 'lacking', 'leader', 'doubted'] as const;

export const MARKERS = [
  'calmSea',
  'goodBusiness',
  'compass',
  'localInfluence',
  'pirateVictory',
  'favourableTrade',
] as const;
