import { contestants } from './contestants.ts';
import { measure } from './measure.ts';

// A process of its own for each contestant: `node bench/run.ts NAME MILLISECONDS`.
const [name = '', ms] = process.argv.slice(2);
const make = contestants[name];
if (!make) throw new Error(`no contestant ${name}`);
console.log(JSON.stringify(measure(make(), Number(ms))));
