import { blockGame } from '@manaus/blocks';
import { differ, firstWrong, general, range } from '../legacy/check.js';
import type { FigureItem } from '../legacy/item.js';
import { cellsOf } from './evidence/level-walks.js';
import { type Cnf, formatCnf } from './evidence/reductions/cnf.js';
import { searchLevel } from './evidence/reductions/search.js';
import { satToBobbin } from './evidence/reductions/to-bobbin.js';
import { satToClosedPlus, satToMinClosed } from './evidence/reductions/to-closed.js';
import {
  type GridGraph,
  gridToEdge,
  hasHamiltonianPath,
  type Place,
} from './evidence/reductions/to-edge.js';
import { formulasFor, touchedTogether } from './evidence/reductions.js';
import { levelPlan } from './figures/level-plan.js';

const lost = 'The drawing is lost: the part is rebuilt from the words of the proof.';
const one: Cnf = { variables: 1, clauses: [[1], [-1]] };

/** A part is as wide as said, and a block crosses it on a way in two moves for three cells. */
function wrongTrack(v: number): string | null {
  const level = satToMinClosed({ variables: v, clauses: [] });
  const cells = cellsOf(level, `UU${'R'.repeat(20 * v)}`);
  const middle = level.switches[0].cells[0] % level.width;
  return firstWrong(
    differ(
      `v = ${v}, columns crossed in 20v moves to the right`,
      30 * v,
      cells[cells.length - 1] % level.width,
    ),
    differ(`v = ${v}, width of a part`, 30 * v, (level.width - 4) / v),
    differ(`v = ${v}, column of the first switch`, 15 * v, middle),
  );
}

const tracks: FigureItem = {
  id: 'ramos2014/figure-9',
  kind: 'figure',
  statement:
    'For v ≥ 1 variables a part of the level is 30v cells wide, each of its two ways has its switch half-way, and a block crosses a way in 20v moves.',
  departs: lost,
  caption: 'Variable gadget for MIN-CLOSED-BLOXORZ, v = 1, with two clauses',
  uses: ['ramos2014/theorem-3.5'],
  recorded: 'holds-in-range',
  figure: () =>
    levelPlan({
      level: satToMinClosed(one),
      title: 'A variable of MIN-CLOSED-BLOXORZ',
      subtitle:
        'Two ways of 30v cells, v = 1, each with its switch half-way; then the clauses (x1) and (not x1)',
    }),
  check: () =>
    general(range(1, 12), wrongTrack, {
      checked: 'v = 1 to 12: the cells of the level, and where 20v moves lead',
      methods: 2,
    }),
};

/** Whichever teleport is taken, only that literal's switch can be pressed, and it can. */
function wrongTeleports(cnf: Cnf): string | null {
  const level = satToClosedPlus(cnf);
  const names = range(1, cnf.variables).flatMap((variable) => [`C1_${variable}`, `C3_${variable}`]);
  const sets = touchedTogether(level, names);
  const both = range(1, cnf.variables).find((variable) =>
    sets.some((set) => set.includes(`C1_${variable}`) && set.includes(`C3_${variable}`)),
  );
  const complete = sets.filter((set) => set.length === cnf.variables).length;
  return firstWrong(
    both === undefined ? null : `${formatCnf(cnf)}: both switches of x${both}`,
    differ(`${formatCnf(cnf)}, choices of one switch a variable`, 2 ** cnf.variables, complete),
  );
}

const teleports: FigureItem = {
  id: 'ramos2014/figure-10',
  kind: 'figure',
  statement:
    'In the level of every formula each variable has two teleports; all choices of one literal a variable can be made by them, and after one is made the switch of the other literal cannot be reached.',
  departs: `${lost} The halves are set down side by side and are a block at once; the way is one cell longer than the proof’s coordinates.`,
  caption: 'Variable gadget for CLOSED-BLOXORZ+',
  uses: ['ramos2014/theorem-3.6'],
  recorded: 'holds-in-range',
  figure: () =>
    levelPlan({
      level: satToClosedPlus(one),
      title: 'A variable of CLOSED-BLOXORZ+',
      subtitle:
        'A teleport sends the block to a way that has no way back; then the clauses (x1) and (not x1)',
    }),
  check() {
    const formulas = formulasFor('quick', { mostVariables: 3 }).formulas.filter(
      ({ clauses }) => clauses.length <= 2,
    );
    return general(formulas, wrongTeleports, {
      checked: `${formulas.length} formulas of up to three variables: the sets of switches touched on all ways, and the number of choices`,
      methods: 2,
    });
  },
};

/** Three rows of four without a corner. */
const drawnGraph: GridGraph = range(0, 11)
  .filter((i) => i !== 3)
  .map((i): Place => [i % 4, Math.floor(i / 4)]);
const [from, to]: [Place, Place] = [
  [0, 0],
  [3, 1],
];
const drawnLevel = () => gridToEdge(drawnGraph, from, to);

/** The Hamiltonian paths from a vertex on, by going on as long as there is a neighbor left. */
function pathsTo(at: Place, left: GridGraph, end: Place): number {
  if (left.length === 0) return at[0] === end[0] && at[1] === end[1] ? 1 : 0;
  const next = left.filter(([x, y]) => Math.abs(x - at[0]) + Math.abs(y - at[1]) === 1);
  return next.reduce(
    (sum, place) =>
      sum +
      pathsTo(
        place,
        left.filter((other) => other !== place),
        end,
      ),
    0,
  );
}

/** The solutions of a level, by trying every move. */
function solutions(u: Place, v: Place): number {
  const game = blockGame(gridToEdge(drawnGraph, u, v));
  const count = (state: typeof game.start): number => {
    if (game.wins(state)) return 1;
    return game.letters.reduce((sum, letter) => {
      const next = game.move(state, letter);
      return next === null ? sum : sum + count(next);
    }, 0);
  };
  return count(game.start);
}

const ends = drawnGraph.flatMap((u) => drawnGraph.filter((v) => v !== u).map((v) => ({ u, v })));

const grid: FigureItem = {
  id: 'ramos2014/figure-14',
  kind: 'figure',
  statement:
    'For the induced subgraph of the 4 x 3 grid drawn here and each ordered pair of its vertices u ≠ v: the level has as many solutions as the graph has Hamiltonian paths from u to v; for the pair drawn there is at least one.',
  departs: 'The graph of the drawing is lost; this one is ours.',
  caption: 'From a Hamiltonian path in a grid graph to On The Edge',
  uses: ['ramos2014/theorem-4.1'],
  recorded: 'holds',
  figure: () =>
    levelPlan({
      level: drawnLevel(),
      title: 'A Hamiltonian path as a level of On The Edge',
      subtitle: 'From S over every vertex to the blue v, which takes to the other blue cell',
      path: cellsOf(drawnLevel(), searchLevel(blockGame(drawnLevel())).path ?? '')
        .slice(0, drawnGraph.length - 1)
        .concat(drawnLevel().width * to[1] + to[0]),
    }),
  check() {
    const wrong = ({ u, v }: (typeof ends)[number]) => {
      const paths = pathsTo(
        u,
        drawnGraph.filter((place) => place !== u),
        v,
      );
      return firstWrong(
        differ(`(${u}) to (${v}), solutions`, paths, solutions(u, v)),
        differ(`(${u}) to (${v}), a path`, paths > 0, hasHamiltonianPath(drawnGraph, u, v)),
      );
    };
    const finding = general(ends, wrong, {
      checked: `the ${ends.length} ordered pairs of vertices: solutions by trying every move, paths by going on and set by set`,
      methods: 2,
    });
    const none = hasHamiltonianPath(drawnGraph, from, to) ? null : 'the pair drawn has no path';
    if (none !== null) return { ...finding, verdict: 'fails', counterexample: none };
    return finding.verdict === 'holds-in-range' ? { ...finding, verdict: 'holds' } : finding;
  },
};

/** Keys of both literals of a variable are touched on no way; each literal's are on some. */
function wrongKeys(cnf: Cnf): string | null {
  const keys = cnf.clauses.flatMap((clause, at) =>
    clause.map((literal, rung) => ({ literal, name: `k${at + 1}_${rung + 1}` })),
  );
  const sets = touchedTogether(
    satToBobbin(cnf),
    keys.map(({ name }) => name),
  );
  const literals = sets.map(
    (set) => new Set(keys.filter(({ name }) => set.includes(name)).map(({ literal }) => literal)),
  );
  const both = literals.find((set) => [...set].some((literal) => set.has(-literal)));
  const missing = keys.find(({ literal }) => !literals.some((set) => set.has(literal)));
  if (both !== undefined)
    return `${formatCnf(cnf)}: keys of the literals ${[...both].join(', ')} on one way`;
  return missing === undefined
    ? null
    : `${formatCnf(cnf)}: the key ${missing.name} cannot be reached`;
}

const bobbins: FigureItem = {
  id: 'ramos2014/figure-19',
  kind: 'figure',
  statement:
    'In the level of Bobbin 3D of every formula, each occurrence of a literal is a lowered key in its variable’s part, paired with a raised key in its clause; keys of each literal can be reached, and on no way those of both literals of a variable.',
  departs: 'The drawing is lost, and the words do not tell its shape: these parts are ours.',
  caption: 'Gadgets of the reduction from SAT to BOBBIN: start, variable, clauses, end',
  uses: [],
  recorded: 'holds-in-range',
  figure: () =>
    levelPlan({
      level: satToBobbin({
        variables: 2,
        clauses: [
          [1, 2],
          [-1, -2],
        ],
      }),
      title: 'Gadgets of the reduction to Bobbin 3D',
      subtitle:
        '(x1 or x2) and (not x1 or not x2); keys by clause and place, each paired with the one of that name',
    }),
  check() {
    const formulas = formulasFor('quick', { mostLiterals: 4, mostVariables: 2 }).formulas.filter(
      (cnf) => cnf.variables <= 2 && cnf.clauses.flat().length <= 4,
    );
    const paired = (cnf: Cnf) => {
      const { keys } = satToBobbin(cnf);
      const odd = keys.find(
        ({ name, raised, partner }) =>
          keys[partner].raised === raised || keys[partner].name.slice(1) !== name.slice(1),
      );
      return odd === undefined
        ? null
        : `${formatCnf(cnf)}: the key ${odd.name} is paired with ${keys[odd.partner].name}`;
    };
    return general(formulas, (cnf) => firstWrong(paired(cnf), wrongKeys(cnf)), {
      checked: `${formulas.length} formulas of at most two variables and four literals: the pairs of the level, and the keys touched on all ways through it`,
      methods: 2,
    });
  },
};
export default [tracks, teleports, grid, bobbins];
