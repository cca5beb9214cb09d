import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { mustBe } from '../bad-input.js';
import { type PeerName, peerNames, requireClone } from '../bench/contenders.js';
import { growthSvg } from '../bench/growth.js';
import { efforts, measureParts } from '../bench/parts.js';
import { type Machine, partNames } from '../bench/report.js';
import { benchTable } from '../bench/tables.js';
import { targetsOf } from '../bench/targets.js';
import type { Command } from '../command.js';
import { flag, type Option, text, wholeNumber } from '../options.js';
import { words } from '../sweep/ranges.js';

const against = words(
  'LIST',
  `the peers, separated by commas: ${peerNames.join(', ')}, or none (default: all)`,
  [...peerNames, 'none'],
) as Option<readonly (PeerName | 'none')[]>;

const options = {
  part: words(
    'LIST',
    `what is measured: ${partNames.join(', ')} (default: explicit,implicit)`,
    partNames,
  ),
  full: flag('all parts, at the sizes of the table of targets; half an hour or so'),
  quick: flag('small sizes, in seconds; they say little'),
  against,
  discs: wholeNumber(
    'N',
    'the largest size of the stored graph, and the 3 below it (default 12)',
    4,
    18,
  ),
  rounds: wholeNumber(
    'N',
    'rounds in which all run in turn; medians are compared (default 3)',
    1,
    99,
  ),
  out: text('FILE.svg', 'draw the growth of the times on log axes'),
  json: flag('print one JSON document'),
};

export const benchCommand: Command<typeof options> = {
  positionals: [],
  needed: '',
  options,
  notes: [
    'explicit: the stored graph of Hanoi on three pegs, its degrees, components and the distances from a perfect state, here and by the peers that are installed. implicit: all states of towers whose graph is not stored, here and by the same algorithm in C++. reach: the most discs within a minute. diameter: exact diameters within five minutes. all-starts: an algorithm checked from all starts.',
    'Each run is a process of its own; all must find the same. Times are seconds within the process, without its start.',
    `cpp is compiled by g++, igraph-c by gcc with the library that pkg-config names; igraph and networkx are looked for in the Python of MANAUS_PYTHON, of the path and of the system; graphology (with graphology-components and graphology-traversal) where the command is called. No round begins after ${efforts.usual.budget} seconds a part, unless --full is given; a peer whose run takes more than ${efforts.usual.patience} is given up.`,
  ],
  examples: [
    ['manaus bench --part explicit --discs 7 --rounds 1 --against none', 'our own times, small'],
    ['manaus bench --quick --rounds 1 --against cpp --json', 'against C++, for another program'],
    ['manaus bench --full --json > docs/bench.json', 'the table of targets, for tools/readme.mjs'],
  ],
  async run(_, values, io) {
    const {
      full = false,
      quick = false,
      rounds = 3,
      against: peers = peerNames,
      out = null,
      json,
    } = values;
    if (out !== null && !out.endsWith('.svg'))
      throw mustBe('--out', 'a file that ends in .svg', out);
    if (full && quick) throw mustBe('--full', 'given without --quick', 'both');
    if (peers.includes('none') && peers.length > 1)
      throw mustBe('--against', 'none or a list of peers', peers.join(','));
    requireClone();
    const effort = efforts[full ? 'full' : quick ? 'quick' : 'usual'];
    const parts = await measureParts(
      {
        parts: values.part ?? (full ? partNames : ['explicit', 'implicit']),
        effort: { ...effort, explicit: values.discs ?? effort.explicit },
        peers: peerNames.filter((name) => peers.includes(name)),
        rounds,
      },
      { onProgress: io.progress, onChild: io.child },
    );
    if (out !== null) writeFileSync(out, await growthSvg(parts));
    const report = { machine: machine(), parts, targets: targetsOf(quick ? {} : parts), out };
    io.out(json ? `${JSON.stringify(report)}\n` : benchTable(report, io.color));
  },
};

function machine(): Machine {
  const platform = `${process.platform}-${process.arch}`;
  const date = new Date().toISOString().slice(0, 10);
  return {
    processor: cpus()[0]?.model ?? 'unknown',
    cores: availableParallelism(),
    node: process.version.slice(1),
    compiler: compiler(),
    platform,
    date,
  };
}

function compiler(): string | null {
  try {
    return execFileSync('g++', ['-dumpfullversion'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null;
  }
}
