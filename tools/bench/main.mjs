#!/usr/bin/env node
// npm run bench [-- --help]: speed on this machine beside other programs, each only where it is
// installed.
import { whenBuilt } from '../run/when-built.mjs';

await whenBuilt(async () => {
  const { bench } = await import('./program.mjs');
  await bench(process.argv.slice(2));
});
