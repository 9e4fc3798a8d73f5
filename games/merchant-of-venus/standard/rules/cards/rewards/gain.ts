import { msg, must, type Seat } from '@fondaco/kernel';
import { without, withRanked } from '../../../../shared/rules/lists.ts';
import type { Reward, RewardId } from '../../components/tables.ts';
import { type Config, player, type StandardIo } from '../../config.ts';
import type { Kind } from '../../frame.ts';
import { rewardName } from '../../labels.ts';
import { receive } from '../../round/bank.ts';
import type { State } from '../../state.ts';
import { drawCards, handSize } from '../decks.ts';
import { REWARDS } from './records.ts';

const rewardOf = (config: Config, id: RewardId): Reward => config.tables.rewards.get(id) as Reward;

/** mvs.reward.1, mvs.reward.2: some can be traded in, and that is decided now. */
export function gainReward(
  config: Config,
  s: State,
  seat: Seat,
  reward: RewardId,
  io: StandardIo,
): void {
  io.tell({ t: 'reward', seat, reward });
  const p = player(s, seat);
  p.rewards = withRanked(config.tables.rank, p.rewards, reward);
  if (rewardOf(config, reward).tradeIn) s.agenda.push({ f: 'tradeIn', id: s.nextId++, reward });
  else applyReward(config, s, seat, reward, io);
}

/** What a card does when it is received; most of them stay in front of their owner. */
export const applyReward = (
  config: Config,
  s: State,
  seat: Seat,
  reward: RewardId,
  io: StandardIo,
): void => REWARDS[rewardOf(config, reward).kind].received?.(config, s, seat, reward, io);

/** mvs.reward.2 */
export function tradeIn(config: Config): Kind<'tradeIn'> {
  return {
    decisions: (s, f) => [must(f.id, s.active, 'tradeIn', 'mvs.reward.2')],
    legal: () => [
      { do: 'tradeIn', yes: false },
      { do: 'tradeIn', yes: true },
    ],
    label: (_s, f, _d, a) =>
      a.do === 'tradeIn' && a.yes
        ? {
            label: msg('mvs.do.tradeIn', { reward: rewardName(config, f.reward) }),
            at: { t: 'reward', id: f.reward },
            gain: msg('mv.credits', { count: config.constants.tradeIn }),
          }
        : {
            label: msg('mvs.do.keepReward', { reward: rewardName(config, f.reward) }),
            at: { t: 'reward', id: f.reward },
          },
    reduce(s, f, _d, a, io) {
      if (a.do !== 'tradeIn') return;
      s.agenda.pop();
      if (!a.yes) {
        applyReward(config, s, s.active, f.reward, io);
        return;
      }
      const p = player(s, s.active);
      const { passengers, rewards } = s.base;
      p.rewards = without(p.rewards, f.reward);
      s.base = { passengers, rewards: withRanked(config.tables.rank, rewards, f.reward) };
      const credits = config.constants.tradeIn;
      receive(s, s.active, credits);
      io.tell({ t: 'tradedIn', seat: s.active, reward: f.reward, credits });
    },
  };
}

/** mvs.reward.1 */
export function drawReward(config: Config, s: State, seat: Seat, io: StandardIo): void {
  const drawn = drawCards(config, s, 'rewards', handSize(config, s, seat, 'rewards'), io);
  if (drawn === undefined) io.tell({ t: 'noReward', seat });
  else if (drawn !== 'asked') gainReward(config, s, seat, drawn.card, io);
}
