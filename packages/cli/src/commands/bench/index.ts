import { BadInput, mustBe } from '../../errors/bad-input.js';
import { flag, text, wholeNumber, words } from '../../options/kinds.js';
import { type Option, underHeading, type Values, withDefault } from '../../options/option.js';
import { forceOption, OUTPUT, outputOptions } from '../../options/output.js';
import { answer } from '../../shell/answer.js';
import { command, type Help, type Work } from '../../shell/command.js';
import { requireOurs, save } from '../../shell/files.js';
import type { Io } from '../../shell/io.js';
import { marked } from '../../shell/mark.js';
import { peerNames, requireClone } from './contenders.js';
import { growthSvg } from './growth.js';
import { machine } from './machine.js';
import { type Asked, efforts, measureParts } from './parts.js';
import { withScratch } from './scratch.js';
import { benchTable } from './table.js';
import { targetsOf } from './targets.js';
import { partNames } from './types.js';

/** The expected time of all parts at the sizes of the table. */
const FULL_SECONDS = 1800;

const against: Option<readonly ((typeof peerNames)[number] | 'none')[]> = words(
  'LIST',
  `peers, separated by commas: ${peerNames.join(', ')}, or none (default: all)`,
  [...peerNames, 'none'],
);

const help = {
  description:
    'Measures the speed of this machine on the work of the library, beside other programs.',
  notes: [
    'explicit: the stored graph of Hanoi on three pegs, its degrees, components and the distances from a perfect state, here and by the installed peers. implicit: all states of towers whose graph is not stored, here and by the same algorithm in C++. classes: all states of Hanoi on four pegs, one class of placements at a time and by bit planes. reach: the most discs within a minute. diameter: exact diameters within five minutes. all-starts: an algorithm checked from all starts.',
    'Each run is a separate process; all must agree. Times are seconds within the process, without its start.',
    `cpp is compiled by g++, igraph-c by gcc with the library that pkg-config names; igraph and networkx are looked up in the Python of MANAUS_PYTHON, of the path and of the system; graphology (with graphology-components and graphology-traversal) in the node_modules of the clone, or of the folder MANAUS_GRAPHOLOGY. No round begins after ${efforts.usual.budget} seconds per part, except with --full; a peer whose run takes more than ${efforts.usual.patience} seconds is dropped.`,
  ],
  examples: [
    ['manaus bench --part explicit --discs 7 --rounds 1 --against none', 'our own times, small'],
    ['manaus bench --quick --rounds 1 --against cpp --json', 'against C++, as JSON'],
    ['manaus bench --full --json > docs/bench.json', 'the table of targets, for tools/readme.mjs'],
  ],
} satisfies Help;

const benchOptions = {
  part: words(
    'LIST',
    `parts to measure: ${partNames.join(', ')} (default: explicit,implicit)`,
    partNames,
  ),
  against,
  full: flag('all parts at the sizes of the table of targets; about half an hour'),
  quick: flag('small sizes, in seconds, of little meaning'),
  discs: wholeNumber(
    'N',
    'largest size of the stored graph; the 3 below are measured too (default: 12)',
    4,
    18,
  ),
  rounds: withDefault(
    wholeNumber('N', 'number of rounds, in which all run in turn; medians are compared', 1, 99),
    3,
  ),
  ...underHeading(OUTPUT, {
    out: text('FILE.svg', 'draw the growth of the times on log axes', 'a file that ends in .svg'),
  }),
  ...forceOption,
  ...outputOptions,
};

type Given = Values<typeof benchOptions>;

export const benchCommand = command({
  ...help,
  arguments: {},
  options: benchOptions,
  plan: planBench,
});

function planBench(given: Given, io: Io): Work {
  const { full, quick, out = null, force, json } = given;
  requireTogether(given);
  requireClone();
  if (out !== null) requireOurs(out, force);
  return {
    seconds: full ? FULL_SECONDS : 0,
    async begin() {
      const parts = await withScratch(io, ({ folder: scratch, onChild }) =>
        measureParts(askedOf(given), { onProgress: io.progress, onChild, scratch }),
      );
      if (out !== null) save(out, marked(await growthSvg(parts), 'comment'), force);
      const report = { machine: machine(), parts, targets: targetsOf(quick ? {} : parts), out };
      answer(io, json, report, () => benchTable(report, io.color));
    },
  };
}

/** Refuses another format of the figure, and options that contradict each other. */
function requireTogether({ out, full, quick, against = peerNames }: Given): void {
  if (out !== undefined) requireSvg(out);
  if (full && quick) throw new BadInput('--full cannot be used with --quick');
  requireNoneOrPeers(against);
}

function requireSvg(out: string): void {
  if (!out.endsWith('.svg')) throw mustBe('--out', 'a file that ends in .svg', out);
}

function requireNoneOrPeers(against: readonly string[]): void {
  if (against.includes('none') && against.length > 1)
    throw mustBe('--against', 'none or a list of peers', against.join(','));
}

/** The parts that the options ask for, with their extent. */
function askedOf({ part, against: peers = peerNames, full, quick, discs, rounds }: Given): Asked {
  const effort = efforts[full ? 'full' : quick ? 'quick' : 'usual'];
  return {
    parts: part ?? (full ? partNames : ['explicit', 'implicit']),
    effort: { ...effort, explicit: discs ?? effort.explicit },
    peers: peerNames.filter((name) => peers.includes(name)),
    rounds,
  };
}
