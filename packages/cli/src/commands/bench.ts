import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { mustBe } from '../bad-input.js';
import { ours, type PeerName, peer, peerNames } from '../bench/contenders.js';
import { type Measured, measure } from '../bench/measure.js';
import type { Command } from '../command.js';
import { flag, type Option, text, wholeNumber } from '../options.js';
import { words } from '../sweep/ranges.js';
import { grouped, styled } from '../tables/text.js';

/** Sizes below the largest, for the growth. */
const SMALLER = 3;
/** In seconds: no round begins later, no run lasts longer. */
const BUDGET = 60;
const PATIENCE = 100;

const against = words('LIST', `the peers, separated by commas: ${peerNames.join(', ')}, or none (default: all)`, [...peerNames, 'none']) as Option<readonly (PeerName | 'none')[]>;

const options = {
  against,
  discs: wholeNumber('N', `the largest size, and the ${SMALLER} below it (default 12)`, 4, 18),
  rounds: wholeNumber('N', 'rounds in which all run in turn; medians are compared (default 3)', 1, 99),
  out: text('FILE.svg', 'draw the growth of the times on log axes'),
  json: flag('print one JSON document'),
};

export const benchCommand: Command<typeof options> = {
  positionals: [],
  needed: '',
  options,
  notes: [
    'Builds the stored graph of Hanoi on three pegs, counts its degrees, finds its components and the distances from a perfect state, each run in a process of its own: here, and by the peers that are installed. All must find the same. Times are seconds within the process, without its start.',
    `cpp is compiled by g++; igraph and networkx are looked for in the Python of MANAUS_PYTHON, of the path and of the system; graphology (with graphology-components and graphology-traversal) where the command is called. No round begins after ${BUDGET} seconds; a peer whose run takes more than ${PATIENCE} is given up.`,
  ],
  examples: [
    ['manaus bench --discs 7 --rounds 1 --against none', 'our own times, small'],
    ['manaus bench --discs 7 --rounds 1 --against cpp --json', 'against C++, for another program'],
  ],
  async run(_, values, io) {
    const { discs = 12, rounds = 3, against: peers = peerNames, out, json } = values;
    if (out !== undefined && !out.endsWith('.svg')) throw mustBe('--out', 'a file that ends in .svg', out);
    if (peers.includes('none') && peers.length > 1) throw mustBe('--against', 'none or a list of peers', peers.join(','));
    const asked = peerNames.filter((name) => peers.includes(name));
    const contenders = [ours(), ...(await Promise.all(asked.map(peer)))];
    const sizes = Array.from({ length: SMALLER + 1 }, (_, i) => discs - SMALLER + i);
    const { rounds: made, measured } = await measure(contenders, { sizes, rounds, budget: BUDGET, patience: PATIENCE, onProgress: io.progress });
    if (out !== undefined) writeFileSync(out, await growth(measured, discs));
    const machine = { processor: cpus()[0]?.model ?? 'unknown', cores: availableParallelism(), node: process.version, platform: `${process.platform}-${process.arch}` };
    const report = { work: 'the stored graph of Hanoi on 3 pegs', discs, sizes, rounds: made, machine, results: measured, out: out ?? null };
    io.out(json ? `${JSON.stringify(report)}\n` : table(report, io.color));
  },
};

interface Report {
  readonly work: string;
  readonly discs: number;
  readonly rounds: number;
  readonly machine: { readonly processor: string; readonly cores: number; readonly node: string };
  readonly results: readonly Measured[];
  readonly out: string | null;
}

function table({ work, discs, rounds, machine, results, out }: Report, color: boolean): string {
  const states = grouped(results[0].times.at(-1)?.[0] ?? 0);
  const rows = [['', 'seconds', 'to manaus', 'grows as', ''], ...results.map(rowOf)];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column].length)) + 2);
  const lines = rows.map((row) => row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : column < 4 ? cell.padStart(widths[column]) : `  ${cell}`)).join(''));
  return [
    styled(`${work}, ${discs} discs, ${states} states; ${rounds} ${rounds === 1 ? 'round' : 'rounds'}, medians`, 'bold', color),
    `${machine.processor}, ${machine.cores} cores, Node ${machine.node}`,
    '',
    ...lines.map((line) => line.trimEnd()),
    ...(out === null ? [] : ['', `growth drawn in ${out}`]),
    '',
  ].join('\n');
}

function rowOf({ name, version, skipped, times, ratio, exponent }: Measured): string[] {
  const full = version === null ? name : `${name} ${version}`;
  if (times.length === 0) return [full, '', '', '', `skipped: ${skipped}`];
  const seconds = ratio === null ? '' : (times.at(-1)?.[1] ?? 0).toFixed(3);
  return [full, seconds, ratio === null ? '' : ratio.toFixed(2), exponent === null ? '' : `states^${exponent.toFixed(2)}`, skipped ?? ''];
}

/** The times over the number of states, on log axes, with the fitted exponents in the legend. */
async function growth(measured: readonly Measured[], discs: number): Promise<string> {
  const { lineFigure, toSvg } = await import('@manaus/plot');
  // A time too short for the clock has no place on a log axis.
  const timed = measured.map((each) => ({ ...each, times: each.times.filter(([, seconds]) => seconds > 0) }));
  const shown = timed.filter(({ times }) => times.length > 0);
  const series = shown.map(({ name, times, exponent }) => ({ name: exponent === null ? name : `${name}: states^${exponent.toFixed(2)}`, points: times }));
  const title = `The stored Hanoi graph, ${discs - SMALLER} to ${discs} discs: seconds over states`;
  return toSvg(lineFigure({ title, yLabel: 'seconds', series, xScale: 'log', yScale: 'log' }));
}
