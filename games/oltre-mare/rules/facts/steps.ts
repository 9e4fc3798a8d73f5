/** The final scoring in its order; the purse is all that was there before. */
export const STEPS = ['purse', 'prestige', 'cargo', 'pirates', 'harbour'] as const;
export type Step = (typeof STEPS)[number];
