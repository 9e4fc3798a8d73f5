/** What plans are valued by; all in credits or shares of them. Chosen by games of bots against each other: see ../learned.json. */
export const RATES = {
  /** What a turn is worth. */
  turn: 50,
  /** Part of its resale value that a good is worth aboard, before it is known where it goes. */
  keptGood: 0.7,
  keptGoodWithoutKnownBuyer: 0.6,
  keptFare: 0.5,
  /** What is planned is worth a little less than what is done, so that it gets done. */
  planned: 0.95,
  /** The first contact with a culture nobody knows: its card, and what may be sold there. */
  contact: 80,
  /** Of what a First Contact card can be spent on. */
  card: 0.75,
  /** The same once it is in use, and of trade-in value. */
  pocket: 0.9,
  /** What a ship loses that stays where there is nothing to do. */
  waiting: 30,
  /** Turns lost by a ship that finds nothing to do; of what looks worse only a part counts (see `bounded`). */
  mostTurnsLost: 1,
  partBelow: 0.2,
} as const;
