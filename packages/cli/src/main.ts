import { processIo } from './process-io.ts';
import { run } from './run.ts';

const { io, close } = processIo();
process.exitCode = await run(process.argv.slice(2), io);
close();
