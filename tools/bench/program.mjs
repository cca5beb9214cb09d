import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { isInputError } from '@manaus/core';
import { writeWhole } from '@manaus/jobs/storage';
import { peerNames } from './contenders.mjs';
import { growthSvg } from './growth.mjs';
import { efforts, measureParts, partNames } from './parts.mjs';
import { withScratch } from './scratch.mjs';
import { benchTable } from './table.mjs';
import { targetsOf } from './targets.mjs';

const HELP = `npm run bench [-- OPTIONS]

Measures the speed of this machine on the work of the library, beside other
programs. Each run is a separate process; all must agree. Times are seconds
within the process, without its start.

  --part LIST     parts to measure (default: explicit,implicit):
                  explicit    the stored graph of Hanoi on 3 pegs: its degrees,
                              components and distances from a perfect state
                  implicit    all states of towers whose graph is not stored
                  classes     all states of Hanoi on 4 pegs, one class of
                              placements at a time and by bit planes
                  reach       the most discs within a minute
                  diameter    exact diameters within five minutes
                  all-starts  an algorithm checked from all starts
  --against LIST  ${peerNames.join(', ')}, or none
                  (default: all that are installed)
  --full          all parts at the sizes of the table of targets; half an hour
  --quick         small sizes, in seconds, of little meaning
  --discs N       largest size of the stored graph, 4 to 18; the 3 below are
                  measured too (default: 12)
  --rounds N      rounds, in which all run in turn; medians are compared
                  (default: 3)
  --out FILE.svg  draw the growth of the times on log axes
  --force         replace that file
  --json          the report as JSON: npm run --silent bench -- --full --json
                  > docs/bench.json makes the table of targets for
                  tools/readme/main.mjs

cpp is compiled by g++, igraph-c by gcc with the library that pkg-config names;
igraph and networkx are looked up in the Python of MANAUS_PYTHON, of the path
and of the system; graphology (with graphology-components and
graphology-traversal) in the node_modules of the clone, or of the folder
MANAUS_GRAPHOLOGY. No round begins after ${efforts.usual.budget} seconds per part, except with
--full; a peer whose run takes more than ${efforts.usual.patience} seconds is dropped.
`;

/** Options that cannot be taken, in one line. */
class Refused extends Error {}

const mustBe = (option, bound, given) =>
  new Refused(`--${option} must be ${bound} (got ${JSON.stringify(given)})`);

/** The words of a list, each one of some. */
function listOf(option, text, known) {
  const words = text.split(',');
  if (!words.every((word) => known.includes(word)))
    throw mustBe(option, `one or more of ${known.join(', ')}`, text);
  return words;
}

function numberOf(option, text, least, most) {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw mustBe(option, `a whole number from ${least} to ${most}`, text);
}

/** @satisfies {import('node:util').ParseArgsConfig['options']} */
const OPTIONS = {
  part: { type: 'string' },
  against: { type: 'string', default: peerNames.join() },
  full: { type: 'boolean', default: false },
  quick: { type: 'boolean', default: false },
  discs: { type: 'string' },
  rounds: { type: 'string', default: '3' },
  out: { type: 'string' },
  force: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
};

/** The parts that the options ask for, with their extent. */
function askedOf(given) {
  const { part, against, full, quick, discs, rounds } = given;
  if (full && quick) throw new Refused('--full cannot be used with --quick');
  const effort = efforts[full ? 'full' : quick ? 'quick' : 'usual'];
  const peers = listOf('against', against, [...peerNames, 'none']);
  if (peers.includes('none') && peers.length > 1)
    throw mustBe('against', 'none or a list of peers', against);
  const usual = full ? partNames : ['explicit', 'implicit'];
  return {
    parts: part === undefined ? usual : listOf('part', part, partNames),
    effort: {
      ...effort,
      explicit: discs === undefined ? effort.explicit : numberOf('discs', discs, 4, 18),
    },
    peers: peerNames.filter((name) => peers.includes(name)),
    rounds: numberOf('rounds', rounds, 1, 99),
  };
}

function requireNewSvg(out, force) {
  if (!out.endsWith('.svg')) throw mustBe('out', 'a file that ends in .svg', out);
  if (!existsSync(dirname(out))) throw new Refused(`--out: there is no folder ${dirname(out)}`);
  if (existsSync(out) && !force) throw new Refused(`--out: ${out} exists; --force replaces it`);
}

/** This machine, as a report names it. */
const machine = () => ({
  processor: cpus()[0]?.model ?? 'unknown',
  cores: availableParallelism(),
  node: process.version.slice(1),
  compiler: compiler(),
  platform: `${process.platform}-${process.arch}`,
  date: new Date().toISOString().slice(0, 10),
});

/** The version of g++; `null` if it is not installed. */
function compiler() {
  try {
    return execFileSync('g++', ['-dumpfullversion'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null;
  }
}

/** Says on a terminal what is measured now. */
const onProgress = process.stderr.isTTY
  ? (what) => process.stderr.write(`\r\u001b[K${what}`)
  : undefined;

/** The output of a command line. */
async function report(argv) {
  const given = parseArgs({ args: argv, options: OPTIONS }).values;
  const { out = null, force, quick, json, help } = given;
  if (help) return HELP;
  const asked = askedOf(given);
  if (out !== null) requireNewSvg(out, force);
  const parts = await withScratch(({ folder: scratch, onChild }) =>
    measureParts(asked, { onProgress, onChild, scratch }),
  );
  onProgress?.('');
  if (out !== null) writeWhole(out, Buffer.from(await growthSvg(parts)));
  const found = { machine: machine(), parts, targets: targetsOf(quick ? {} : parts), out };
  return json ? `${JSON.stringify(found)}\n` : benchTable(found);
}

const isRefusal = (error) =>
  error instanceof Refused || isInputError(error) || /^ERR_PARSE_ARGS/.test(error.code);

/**
 * Runs `npm run bench`; what it refuses is one line, and exit code 2.
 *
 * @param {string[]} argv
 */
export async function bench(argv) {
  try {
    process.stdout.write(await report(argv));
  } catch (error) {
    if (!(error instanceof Error && isRefusal(error))) throw error;
    process.stderr.write(`bench: ${error.message.split('\n', 1)[0]}\n`);
    process.exitCode = 2;
  }
}
