#!/usr/bin/env node
// Prints the announced and the taken seconds of ten commands of each method, and their ratio; run
// it on a quiet machine. Words behind the command name methods. Ends with 1 if a command is off by
// more than the factor 3 and by more than two seconds.
import { fork } from 'node:child_process';
import { inRoot } from './run/paths.mjs';

const FACTOR = 3;
const LEAST = 2;

const over = (values, line) => values.map((value) => line.replace('*', value));

/** Command lines by the method whose estimate announces them. */
const LINES = {
  explicit: [
    ...over([11, 12, 13], 'analyze hanoi --discs *'),
    ...over([12, 13], 'analyze manaus --discs *'),
    ...over([7, 8], 'analyze london --discs *'),
    ...over([7], 'analyze oxford --discs *'),
    ...over([9, 10], 'analyze hanoi --pegs 4 --discs *'),
  ],
  planes: [
    ...over([11, 12, 13, 14], 'analyze hanoi --pegs 4 --method planes --discs *'),
    ...over([10, 11], 'analyze hanoi --pegs 5 --method planes --discs *'),
    ...over([12, 13], 'analyze hanoi --pegs 4 --moves star --method planes --discs *'),
    ...over([15, 16], 'analyze hanoi --method planes --discs *'),
  ],
  classes: [
    ...over([12, 13, 14, 15], 'analyze hanoi --pegs 4 --method classes --discs *'),
    ...over([10, 11], 'analyze hanoi --pegs 5 --method classes --discs *'),
    ...over([11, 12], 'analyze hanoi --pegs 4 --moves adjacent --method classes --discs *'),
    ...over([14, 15], 'analyze hanoi --method classes --discs *'),
  ],
  lift: [
    ...over([8, 9, 10], 'analyze oxford --method lift --discs *'),
    ...over([8, 9, 10], 'analyze london --method lift --discs *'),
    ...over([9, 10], 'analyze oxford --moves cyclic --method lift --discs *'),
    ...over([7, 8], 'analyze oxford1 --method lift --discs *'),
  ],
  lists: [
    ...over([12, 14, 15, 16], 'analyze hanoi --method lists --discs *'),
    ...over([12, 14, 15], 'analyze manaus --method lists --discs *'),
    ...over([12, 14, 15], 'analyze bucharest --method lists --discs *'),
  ],
  solve: [
    ...over([11, 12, 13, 14], 'solve hanoi --pegs 4 --discs *'),
    ...over([7, 8], 'solve oxford --discs *'),
    ...over([8, 9], 'solve london --discs *'),
    ...over([14, 15], 'solve manaus --discs *'),
  ],
  rows: [
    ...over([11, 12], 'states hanoi --csv --discs *'),
    ...over([7, 8], 'states hanoi --eccentricity --csv --discs *'),
    ...over([12, 13], 'graph hanoi --format graphml --discs *'),
    ...over([12, 13], 'graph manaus --format json --discs *'),
    ...over([6, 7], 'compare hanoi manaus --discs *'),
  ],
  study: [
    ...over(['1..8', '1..9', '1..10'], 'study hanoi --discs *'),
    ...over(['2..8', '2..9', '2..10'], 'study manaus --discs *'),
    ...over(['2..5', '2..6'], 'study london --discs *'),
    ...over(['2..5', '2..6'], 'study oxford --discs *'),
  ],
  heaps: [
    ...over([1e6, 5e6], 'grundy --game kayles --upto *'),
    ...over([20000, 40000], 'grundy --game 0.007 --upto *'),
    ...over([50000, 100000], 'grundy --game 0.6 --upto *'),
    ...over([1e5, 2e5], 'classify --subtract 2,5,9 --upto *'),
    ...over([100000, 200000], 'outcome 0.127 *'),
  ],
  blocks: ['solve', 'analyze'].flatMap((action) =>
    over(['seesaw', 'twins', 'river-steps', 'latch', 'airlock'], `block ${action} levels/*.txt`),
  ),
};

/** Runs one command line in this process, and sends what was announced and taken. */
async function runLine(words) {
  const { main } = await import('@manaus/cli');
  let announced = 0;
  let begun = performance.now();
  const io = {
    out() {},
    err: (text) => process.stderr.write(`${text}\n`),
    planned(seconds) {
      announced = seconds;
      begun = performance.now();
    },
    color: false,
    debug: false,
  };
  const code = await main(words, io);
  process.send?.({ code, announced, taken: (performance.now() - begun) / 1000 });
}

async function runMethods(asked) {
  let off = 0;
  for (const method of Object.keys(LINES)) {
    if (asked.length > 0 && !asked.includes(method)) continue;
    console.log(`\n${method}`);
    for (const line of LINES[method]) {
      const { code, announced, taken } = await measured(line);
      const ratio = announced / taken;
      const small = Math.abs(announced - taken) < LEAST;
      const isOff = code !== 0 || (!small && (ratio > FACTOR || ratio < 1 / FACTOR));
      if (isOff) off++;
      const times = `${announced.toFixed(2).padStart(8)} s announced ${taken.toFixed(2).padStart(8)} s taken`;
      const found = code === 0 ? (small ? 'small' : ratio.toFixed(2)) : `ended with ${code}`;
      console.log(`${line.padEnd(58)}${times}  ${found}${isOff ? '  OFF' : ''}`);
    }
  }
  process.exitCode = off > 0 ? 1 : 0;
}

/** A command line in a separate process, so that none finds what another has warmed up. */
const measured = (line) =>
  new Promise((resolve) => {
    const child = fork(inRoot('tools', 'estimates.mjs'), ['--line', ...line.split(' ')], {
      cwd: inRoot(),
    });
    child.on('message', resolve);
    child.on('exit', (code) => {
      if (code !== 0) resolve({ code, announced: 0, taken: 0 });
    });
  });

const [, , child, ...rest] = process.argv;
if (child === '--line') await runLine(rest);
else await runMethods(process.argv.slice(2));
