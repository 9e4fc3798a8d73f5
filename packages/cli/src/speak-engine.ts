import {
  type Bot,
  ENGINE_PROTOCOL,
  type FromEngine,
  lineOf,
  readLine,
  type ToEngine,
} from '@fondaco/bots';
import { type AnyGame, fastChance, type Json } from '@fondaco/kernel';

interface Speaker {
  name: string;
  bot: Bot;
  lines: AsyncIterable<string>;
  write(line: string): void;
  now(): number;
  find(id: string, rulesVersion: number): Promise<AnyGame | undefined>;
}

/** A bot of ours as an engine: answers what is asked until it is told to quit. Lines that are no messages are passed over. */
export async function speakEngine({ name, bot, lines, write, now, find }: Speaker): Promise<void> {
  const say = (message: FromEngine): void => write(lineOf(message));
  let rules: ReturnType<AnyGame['rules']> | undefined;
  let seats = 0;
  for await (const line of lines) {
    const heard = readLine<ToEngine>(line);
    if (!heard) continue;
    switch (heard.t) {
      case 'fondaco':
        say({ t: 'engine', name, protocol: ENGINE_PROTOCOL });
        break;
      case 'game': {
        const game = await find(heard.game, heard.rulesVersion);
        rules = game?.rules(
          game.options.parse(heard.options),
          heard.pack === null ? game.components : game.pack.parse(heard.pack),
        );
        seats = heard.seats;
        break;
      }
      case 'ask': {
        const { view, decision, memory, seed, ms } = heard;
        const budget = { deadline: now() + ms, now };
        const known = { view, decision, ...(memory !== undefined && { memory }) };
        const action =
          rules && bot.answer({ rules, seats, ...known, chance: fastChance(seed), budget });
        say(action === undefined ? { t: 'pass' } : { t: 'answer', action: action as Json });
        break;
      }
      case 'quit':
        return;
    }
  }
}
