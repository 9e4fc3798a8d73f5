export const TABLES = [
    {},
    { variant: 'lightSpeed', titlesInPlay: true, demand: true },
    { variant: 'epic', epicLength: 'random', maximumProduction: true },
    { pilots: 'random', asteroidTelegate: true, drivesSkipHazards: true },
    { variant: 'soloChallenge' },
];
