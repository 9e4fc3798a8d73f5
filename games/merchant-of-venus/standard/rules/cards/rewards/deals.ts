import type { Grade } from '../../components/names.ts';
import type { RewardId, RewardKind } from '../../components/tables.ts';
import type { Config } from '../../config.ts';
import type { Player } from '../../state.ts';
import { REWARDS } from './records.ts';

/** mvs.reward.5: own cards that make a good of this grade, or a technology, free. */
export function deals(config: Config, p: Player, of: Grade | 'tech'): readonly RewardId[] {
  if (p.rewards.length === 0) return p.rewards;
  return p.rewards.filter((id) => {
    const kind = config.tables.rewards.get(id)?.kind as RewardKind;
    return REWARDS[kind].frees?.grade === of;
  });
}
