import { sperner, triangularBoard } from '@manaus/games';
import { doorGraph, multicoloured, neighborsOf, type Triangulation } from '@manaus/graph';
import { requireReading } from '../algorithm.js';
import { differ, firstWrong, range } from '../legacy/check.js';
import type { Effort, Finding, Item } from '../legacy/item.js';
import {
  dissections,
  inWords,
  isEdgeToEdge,
  labellings,
  nameOf,
  randomLabelled,
  requireSound,
  signedCount,
} from './evidence/triangulations.js';

/** What is wrong with a labelled triangulation, or `null`. */
type Judge = (triangulation: Triangulation, labels: readonly number[]) => string | null;

const edgeToEdge =
  'where triangles meet edge to edge, in a corner or a whole edge of both, which is meant. The definition in print lets a corner of one lie inside an edge of another.';

/** The first labelling that breaks a statement, over all labellings of some triangulations. */
function broken(triangulations: readonly Triangulation[], judge: Judge): string | null {
  for (const triangulation of triangulations)
    for (const labels of labellings(triangulation)) {
      const wrong = judge(triangulation, labels);
      if (wrong !== null) return wrong;
    }
  return null;
}

/** Edge to edge first, where it must hold; then as defined in print, the fewest triangles first, and of these what breaks `strongest`. */
function judged(judge: Judge, effort: Effort, { least = 1, strongest = judge } = {}): Finding {
  const [random, side] = effort === 'quick' ? [300, 3] : [5000, 4];
  const all = dissections(2).filter(({ triangles }) => triangles.length >= least);
  for (const each of all) requireSound(each, 'along edges');
  const meeting = [...all.filter(isEdgeToEdge), ...range(2, side).map(triangularBoard)];
  const checked = `all labellings of the ${all.length} dissections by at most two cuts; edge to edge, all labellings of ${meeting.length} triangulations and ${random} random ones with up to 17 points`;
  const fault =
    broken(meeting, judge) ??
    [...randomLabelled(random, 14)]
      .map(([each, labels]) => judge(each, labels))
      .find((wrong) => wrong !== null) ??
    null;
  requireReading(fault);
  const counterexample = broken(all, strongest) ?? broken(all, judge);
  return counterexample === null
    ? { verdict: 'holds-in-range', checked, methods: 2 }
    : { verdict: 'fails', checked, methods: 2, counterexample };
}

/** Not even one. */
const wrongNone: Judge = (each, labels) =>
  multicoloured(each.triangles, labels).length > 0
    ? null
    : `${each.triangles.length} triangles, 0 of them multicoloured: ${inWords(each, labels)}`;

/** Odd by counting, and edge to edge the count with signs is 1. */
const wrongParity: Judge = (each, labels) => {
  const found = multicoloured(each.triangles, labels).length;
  if (found % 2 === 0)
    return `${each.triangles.length} triangles, ${found} of them multicoloured: ${inWords(each, labels)}`;
  const signed = signedCount(each, labels);
  return signed === 1 || !isEdgeToEdge(each)
    ? null
    : `count with signs: stated 1, computed ${signed}: ${inWords(each, labels)}`;
};

/** The degree of a_0, which the steps along the side say, and the most that another may have. */
const wrongBounds: Judge = (each, labels) => {
  const { graph, up, down } = doorGraph(each, labels);
  const [outside, ...degrees] = range(0, each.triangles.length).map(
    (room) => neighborsOf(graph, room).length,
  );
  return firstWrong(
    differ(
      'degree of a_0',
      [up + down, 2 * up - 1, 2 * down + 1].join(),
      [outside, outside, outside].join(),
    ),
    degrees.some((degree) => degree > 2)
      ? `a triangle of degree ${Math.max(...degrees)}: ${inWords(each, labels)}`
      : null,
  );
};

/** Degree 1 from the graph, against three labels. */
const wrongDegrees: Judge = (each, labels) => {
  const { graph } = doorGraph(each, labels);
  const degrees = range(1, each.triangles.length).map((room) => neighborsOf(graph, room).length);
  const many = multicoloured(each.triangles, labels);
  const odd = degrees.findIndex((degree, t) => (degree === 1) !== many.includes(t));
  return firstWrong(
    wrongBounds(each, labels),
    odd < 0
      ? null
      : `triangle ${each.triangles[odd].map(nameOf).join(' ')} has degree ${degrees[odd]} and labels ${each.triangles[odd].map((point) => labels[point]).join(', ')}: ${inWords(each, labels)}`,
  );
};

/** All points painted, and nobody has completed a multicoloured triangle. */
const wrongDraw: Judge = (each, labels) =>
  multicoloured(each.triangles, labels).length > 0
    ? null
    : `all points painted, no triangle with three colours, nobody has lost: ${inWords(each, labels).replaceAll('labelled', 'painted')}`;

/** Plays the game itself to all its ends: each has a triangle with three colours. */
function wrongEnds(side: number): string | null {
  const board = triangularBoard(side);
  const game = sperner(board);
  const start = board.points.map((_, point) => (point < 3 ? point : -1));
  const [seen, open] = [new Set<string>(), [start as readonly number[]]];
  for (let painting = open.pop(); painting !== undefined; painting = open.pop()) {
    const options = game.options(painting);
    const ended = board.triangles.some((triangle) =>
      [0, 1, 2].every((colour) => triangle.some((point) => painting?.[point] === colour)),
    );
    if (options.length === 0 && !ended)
      return `the board of side ${side} ends without a loser at ${game.notation.format(painting)}`;
    for (const option of options) {
      const label = game.notation.format(option);
      if (!seen.has(label)) open.push(option);
      seen.add(label);
    }
  }
  return null;
}

const items: Item[] = [
  {
    id: 'carvalho2013/lemma-1.2.1-sperner',
    kind: 'lemma',
    statement:
      'Let a triangle be covered exactly by finitely many triangles that meet only along their edges; let the corner v_i have label i, and a point on the side v_i v_j label i or j. Then the number of triangles with three labels is odd, and so there is one.',
    departs: `Holds in the range checked ${edgeToEdge}`,
    uses: [],
    recorded: 'fails',
    check: (effort) => judged(wrongParity, effort, { strongest: wrongNone }),
  },
  {
    id: 'carvalho2013/sperner-degrees',
    kind: 'statement',
    statement:
      'In the graph of the proof, with alpha steps from 0 to 1 and beta from 1 to 0 along v_0 v_1, deg(a_0) = alpha + beta = 2 alpha - 1 = 2 beta + 1; for a triangle t, deg(a_t) is 0, 1 or 2, and is 1 if and only if t has three labels.',
    departs: `Holds in the range checked ${edgeToEdge} The part on a_0, and that deg(a_t) <= 2, held in every case.`,
    uses: ['carvalho2013/lemma-1.2.1-sperner'],
    recorded: 'fails',
    check: (effort) => {
      requireReading(broken(dissections(2), wrongBounds));
      return judged(wrongDegrees, effort);
    },
  },
  {
    id: 'carvalho2013/sperner-game-no-draw',
    kind: 'statement',
    statement:
      "On a board of at least two triangles, covered as in the lemma, Sperner's game ends with a player who completes a triangle with three colours.",
    departs: `Holds in the range checked ${edgeToEdge} A board of one triangle, left out, has three colours from the start, completed by nobody. It is taken that a point is painted only once; the rules do not say so, and with repainting the game need not end.`,
    uses: ['carvalho2013/lemma-1.2.1-sperner'],
    recorded: 'fails',
    check: (effort) => {
      requireReading(firstWrong(...[2, 3].map(wrongEnds)));
      const found = judged(wrongDraw, effort, { least: 2 });
      return {
        ...found,
        checked: `${found.checked}; and every play on the boards of side 2 and 3`,
      };
    },
  },
];
export default items;
