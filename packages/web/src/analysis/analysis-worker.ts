import { type Analysis, analyse } from '@fondaco/bots';
import { gameOf, parseGameFile } from '@fondaco/kernel';
import { loadRules } from '../local/rules.ts';

/** What is said of the analysis of a game of this device. */
export type AnalysisNews = { done: number; of: number } | { analysis: Analysis } | { failed: true };

const tell = (news: AnalysisNews): void => self.postMessage(news);

async function analyseFile(text: string): Promise<void> {
  const file = parseGameFile(text);
  const known = await loadRules(file.header.game, file.header.rulesVersion);
  const { game, options, pack } = gameOf(file, known ? [known] : []);
  const played = { ...file, rules: game.rules(options, pack) };
  tell({ analysis: analyse(played, undefined, (done, of) => tell({ done, of })) });
}

self.onmessage = ({ data }: MessageEvent<string>) => {
  analyseFile(data).catch((error: unknown) => {
    console.error(error);
    tell({ failed: true });
  });
};
