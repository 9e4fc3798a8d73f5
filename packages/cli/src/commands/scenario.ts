import { BadInput, msg } from '@fondaco/kernel';
import { ARRANGERS, runScenarios, type ScenarioResult } from '@fondaco/testkit/scenario';
import { readArgs } from '../args.ts';
import type { CliCommand } from '../command.ts';
import type { Say } from '../text.ts';

/** Runs worked examples of the rules. */
export const scenario: CliCommand = (argv, { io, say }) => {
  const { positionals } = readArgs(argv, {});
  if (positionals.length === 0) throw new BadInput('cli.bad.missing', { argument: 'FILE' });
  const results = runScenarios(positionals, ARRANGERS);
  for (const result of results) {
    if (result.bad) io.err(`fondaco: ${say(result.bad)}\n`);
    else io.out(report(result, say));
  }
  const bad = results.filter((r) => r.bad).length;
  const ok = results.filter((r) => r.ok).length;
  const failed = results.length - ok - bad;
  io.out(`${say(msg('cli.scenario.count', { count: results.length, ok, failed, bad }))}\n`);
  return bad > 0 ? 2 : failed > 0 ? 1 : 0;
};

function report({ file, title, ok, lines }: ScenarioResult, say: Say): string {
  const out = [say(msg(ok ? 'cli.scenario.ok' : 'cli.scenario.failed', { file, title }))];
  for (const { place, line, msg: what, expected, actual } of lines.filter((x) => !x.ok)) {
    out.push(`        ${say(msg('cli.scenario.line', { line, place, what }))}`);
    const values = { expected, actual };
    for (const [key, value] of Object.entries(values)) {
      if (value !== undefined)
        out.push(`          ${say(msg(`cli.scenario.${key}`, { value: JSON.stringify(value) }))}`);
    }
  }
  return `${out.join('\n')}\n`;
}
