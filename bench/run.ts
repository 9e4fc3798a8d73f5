import { contestants, parts } from './contestants.ts';
import { measure } from './measure.ts';

// A process of its own for each contestant: `node bench/run.ts NAME MILLISECONDS`, for its parts with `--parts` before it.
const [first = '', ...rest] = process.argv.slice(2);
const [name = '', ms] = first === '--parts' ? rest : [first, ...rest];
const make = contestants[name];
const costs = parts[name];
if (!make) throw new Error(`no contestant ${name}`);
if (first === '--parts') console.log(JSON.stringify(costs?.(Number(ms)) ?? {}));
else console.log(JSON.stringify(measure(make(), Number(ms))));
