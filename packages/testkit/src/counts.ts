/** The long runs use the same tests with larger counts. */
export const soak = process.env.FONDACO_SOAK === '1';

export const counted = (usual: number, long: number): number => (soak ? long : usual);
