import { type Book, player } from './book.ts';
import { deckFor } from './setup.ts';
import { SOURCES, type State, VENICE } from './state.ts';

/** Nothing is lost and nothing made: cards, markers, ducats; and whatever is pointed at is there. */
export function check(b: Book, s: State): void {
  checkCards(b, s);
  checkMarkers(b, s);
  checkDucats(b, s);
  checkOffers(b, s);
}

function demand(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(`not sound: ${what}`);
}

function checkCards(b: Book, s: State): void {
  const all = [...s.pile.filter((c) => c !== VENICE), ...s.discards, ...s.played];
  for (const p of s.players) {
    all.push(...p.hand, ...p.cargo, ...p.pirates);
    const ranks = p.hand.map((c) => b.tables.rank.get(c) as number);
    demand(
      ranks.every((r, i) => i === 0 || r > (ranks[i - 1] as number)),
      'a hand is in order',
    );
    demand(
      p.known.every((k) => p.hand.includes(k.card)),
      'known cards are in the hand',
    );
    demand(
      p.laid.every((c) => p.pirates.includes(c)),
      'laid cards are in the pirate pile',
    );
  }
  const deck = deckFor(b, s.players.length);
  demand(
    all.length === deck.length && new Set(all).size === deck.length,
    'every card is there once',
  );
  demand(
    deck.every((c) => all.includes(c)),
    'only cards of the deck',
  );
  const at = s.pile.indexOf(VENICE);
  demand(at >= 0 === (s.venice !== null), 'the Venice card is where it should be');
  if (s.venice) demand(at >= s.venice[0] && at <= s.venice[1], 'Venice lies in the middle third');
  demand(s.pile.length > 0 || s.ending, 'an empty pile ends the game');
}

function checkMarkers(b: Book, s: State): void {
  const left = b.tables.markers.slice();
  const all = [
    ...Object.values(s.markers).filter((m) => m !== null),
    ...s.players.flatMap((p) => p.markers),
  ];
  for (const marker of all) {
    const at = left.indexOf(marker);
    demand(at >= 0, `no more ${marker} than there are`);
    left.splice(at, 1);
  }
  for (const p of s.players) {
    demand(
      p.active === null || p.markers.at(-1) === p.active,
      'the newest marker is the active one',
    );
    demand(b.tables.ways.has(p.port), 'a ship is in a port');
  }
}

function checkDucats(b: Book, s: State): void {
  for (const p of s.players) {
    const sum = SOURCES.reduce((n, source) => n + p.ledger[source], 0);
    demand(p.ducats === sum, 'the balance is the sum of its sources');
    demand(p.ledger.start === b.constants.startDucats, 'everyone began with the same');
  }
  const traded = s.players.reduce((n, p) => n + p.ledger.trade, 0);
  demand(traded === 0, 'trades move ducats, they make none');
}

function checkOffers(b: Book, s: State): void {
  const f = s.agenda.at(-1);
  if (f?.f !== 'trade') return;
  for (const o of f.offers) {
    demand(
      (o.from === s.active) !== (o.to === s.active),
      'one side of an offer is the active player',
    );
    demand(o.id < s.nextId, 'offer ids come from the counter');
    demand(
      o.give.every((x) => player(s, o.from).hand.includes(x.card)),
      'offered cards are in the hand',
    );
    demand(o.get.length <= player(s, o.to).hand.length, 'no more is asked for than there is');
  }
  demand(
    f.made.every((n) => n <= b.options.offersPerPhase),
    'no more offers than allowed',
  );
}
