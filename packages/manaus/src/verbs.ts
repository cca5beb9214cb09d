import type { Level } from '@manaus/blocks';
import { requireLevel } from '@manaus/blocks/internals';
import {
  findTower,
  InputError,
  type namedTowers,
  parseLabel,
  readTower,
  type TowerFamily,
  type TowerRules,
  type TowerState,
} from '@manaus/core';
import { discsInLabel } from '@manaus/core/internals';
import type { Csr } from '@manaus/graph';
import * as lab from '@manaus/lab';
import { otherStack } from '@manaus/lab/internals';
import { type Figure, levelFigure, playFigure } from '@manaus/plot';
import * as proved from '@manaus/theorems';

const place = 'manaus';

/** The names of the towers: `hanoi`, `bucharest`, `london`, `oxford`, `oxford1`, `manaus`. */
export type TowerName = keyof typeof namedTowers;

/** A question to a tower, which is given by its rules, or by its name and the number of discs. */
interface Asked<Rest extends unknown[], Answer> {
  (rules: TowerRules, ...rest: Rest): Answer;
  (name: TowerName, discs: number, ...rest: Rest): Answer;
}

/**
 * The question that takes a tower either way, from one that takes rules. What is given beyond its
 * arguments is ignored, so that `towers.map(storeTower)` works.
 */
const asked =
  <Rest extends unknown[], Answer>(
    question: (rules: TowerRules, ...rest: Rest) => Answer,
  ): Asked<Rest, Answer> =>
  (first: TowerRules | TowerName, ...given: unknown[]) =>
    typeof first === 'string'
      ? question(tower(first, given[0] as number), ...(given.slice(1) as Rest))
      : question(first, ...(given as Rest));

/** A question about a state; the label of one also tells the number of discs. */
interface AskedFrom<Rest extends unknown[], Answer>
  extends Asked<[from?: TowerState | string, ...rest: Rest], Answer> {
  (name: TowerName, from: string, ...rest: Rest): Answer;
}

const askedFrom =
  <Rest extends unknown[], Answer>(
    question: Asked<[from?: TowerState | string, ...rest: Rest], Answer>,
  ): AskedFrom<Rest, Answer> =>
  (first: TowerRules | TowerName, ...given: unknown[]) => {
    const [label] = given;
    const isAlone = typeof first === 'string' && typeof label === 'string';
    const call = question as (...all: unknown[]) => Answer;
    return isAlone ? call(first, discsInLabel(label), ...given) : call(first, ...given);
  };

/**
 * Gives the rules of a tower by its name, or by a document of rules, as `readTower` of
 * @manaus/core reads it.
 *
 * Throws an `InputError` for an unknown name, a document with a fault (its place is named), and a
 * number of discs that the rules do not allow.
 *
 * @example
 * ```ts
 * tower('manaus', 4).capacities; // => [4, 3, 2]
 * tower({ name: 'Mine', pegs: 3, capacities: ['n', 'n-1', 'n-1'], goals: [{ allOn: 0 }] }, 3).capacities; // => [3, 2, 2]
 * ```
 */
export const tower = (what: TowerName | object, discs: number): TowerRules =>
  typeof what === 'string' ? findTower(what).tower(discs) : readTower(what)(discs);

/**
 * Analyzes a tower: order, size, degrees, components, diameters, and distances to the goal; see
 * `analyze` of @manaus/lab for costs, bounds and options.
 *
 * @example
 * ```ts
 * analyze('manaus', 4).components; // => [36, 35]
 * analyze(hanoi(3, { pegs: 4 })).eccentricity; // => 5
 * ```
 */
export const analyze: Asked<[options?: lab.AnalyzeOptions], lab.Analysis> = asked(lab.analyze);

/**
 * Solves a tower: a shortest sequence of moves from a state, or its label, to the goal; or a level
 * of a block game.
 *
 * Without a state it starts with all discs on another peg than in the goal; where the rules forbid
 * that, in the first of the farthest states. See `solve` and `solveLevel` of @manaus/lab for costs,
 * bounds and options.
 *
 * @example
 * ```ts
 * solve('hanoi', 3).moves; // => 7
 * solve('manaus', '2/1/34').moves; // => 13
 * solve(manaus(4), '2/1/34').steps[0]; // => { disc: 1, from: 1, to: 0 }
 * solve(parseLevel('game bloxorz\ngrid\nS##G\nend')).path; // => 'RR'
 * ```
 */
export const solve: AskedFrom<[options?: lab.SolveOptions], lab.Solution> &
  ((level: Level, options?: Parameters<typeof lab.solveLevel>[1]) => lab.LevelSolution) = (
  ...given: unknown[]
) =>
  isLevel(given[0])
    ? (lab.solveLevel as (...level: unknown[]) => never)(...given)
    : (solveTower as (...tower: unknown[]) => never)(...given);

const solveTower = askedFrom(
  asked((rules: TowerRules, from?: TowerState | string, options?: lab.SolveOptions) =>
    lab.solve(rules, from === undefined ? farStart(rules) : from, options),
  ),
);

/** All discs on another peg than in the goal, or else the first of the farthest states. */
const farStart = (rules: TowerRules): TowerState =>
  otherStack(rules) ?? parseLabel(rules, lab.analyze(rules).farthest[0]);

const isLevel = (value: unknown): value is Level =>
  typeof value === 'object' && value !== null && 'game' in value && 'floor' in value;

/**
 * Stores the state graph of a tower with its states, labels and distances to the goal: at most 10^6
 * states; see `storeTower` of @manaus/lab.
 *
 * @example
 * ```ts
 * const { distances, vertex } = storeTower('manaus', 3);
 * distances[vertex('1/2/3')]; // => 5
 * ```
 */
export const storeTower = asked(lab.storeTower);

/**
 * The state graph of a tower, for the algorithms on graphs; its vertices are in the order of
 * `states`.
 *
 * @example
 * ```ts
 * graph('manaus', 3).order; // => 19
 * connectedComponents(graph('manaus', 3)).sizes; // => [10, 9]
 * ```
 */
export const graph: Asked<[], Csr> = asked((rules: TowerRules) => lab.storeTower(rules).graph);

/**
 * A row for each state of a tower: label, distance to the goal, whether it is good, component,
 * degree; with `{ eccentricities: true }` also the greatest distance to another state.
 *
 * @example
 * ```ts
 * states('manaus', 3).filter(({ good }) => !good).length; // => 9
 * ```
 */
export const states = asked(
  (rules: TowerRules, options: { readonly eccentricities?: boolean } = {}): lab.StateRow[] =>
    lab.stateRows(lab.storeTower(rules), options),
);

/**
 * Compares two towers: states and moves in common, lost and gained, distances that differ, whether
 * their graphs are isomorphic; two names have one number of discs. See `compareTowers` of
 * @manaus/lab.
 *
 * @example
 * ```ts
 * compare('hanoi', 'manaus', 3).states.lost; // => 8
 * compare(hanoi(3), hanoi(3, { moves: 'star' })).moves.lost; // => 26
 * ```
 */
export function compare(
  first: TowerName | TowerRules,
  second: TowerName | TowerRules,
  discs?: number,
): lab.TowerComparison {
  const stored = (what: TowerName | TowerRules) =>
    lab.storeTower(typeof what === 'string' ? tower(what, discs as number) : what);
  return lab.compareTowers(stored(first), stored(second));
}

/**
 * Draws the state graph of a tower, with the options of `drawTower` of @manaus/lab (`from` marks a
 * shortest path), or a level of a block game with a path on it.
 *
 * @example
 * ```ts
 * draw('manaus', 3, { from: '1/2/3' }).title; // => 'Manaus M₃³'
 * draw(parseLevel('game bloxorz\ngrid\nS##G\nend'), { path: 'RR' }).title; // => 'bloxorz'
 * ```
 */
export const draw: Asked<[options?: Parameters<typeof lab.drawTower>[1]], Figure> &
  ((level: Level, options?: Partial<Parameters<typeof levelFigure>[0]>) => Figure) = (
  ...given: unknown[]
) =>
  isLevel(given[0])
    ? drawLevel(given[0], given[1] as object)
    : (drawStates as (...tower: unknown[]) => Figure)(...given);

const drawStates = asked(
  (rules: TowerRules, options: Parameters<typeof lab.drawTower>[1] = {}): Figure =>
    lab.drawTower(lab.storeTower(rules), options),
);

function drawLevel(level: Level, options: object = {}): Figure {
  requireLevel(place, level);
  return levelFigure({ level, title: level.game, ...options });
}

/**
 * Plays a shortest solution: a strip of boards, and in a notebook a slider over them. Without a
 * state it starts where `solve` does. Throws an `InputError` where the goal cannot be reached.
 *
 * @example
 * ```ts
 * play('hanoi', 2).frames?.steps.length; // => 4
 * play('manaus', 3, '/23/1'); // throws from must be a state from which the goal can be reached
 * ```
 */
export const play = askedFrom(
  asked((rules: TowerRules, from?: TowerState | string): Figure => {
    const start = from === undefined ? farStart(rules) : from;
    const { states: labels, solvable } = lab.solve(rules, start);
    if (!solvable) throw new InputError(place, 'from', 'solvable', { got: start });
    return playFigure({ rules, states: labels.map((label) => parseLabel(rules, label)) });
  }),
);

/**
 * Studies a tower for several numbers of discs: what is proved for every number, and what is
 * conjectured from the rows; see `study` of @manaus/lab for costs and options.
 *
 * @example
 * ```ts
 * study('manaus', { discs: [2, 5] }).rows.map(({ order }) => order); // => [3, 19, 71, 231]
 * ```
 */
export const study = (
  what: TowerName | TowerFamily,
  options?: Parameters<typeof lab.study>[1],
): lab.Study => lab.study(familyOf(what), options);

/**
 * What holds of a family of towers on three pegs for every number of discs, proved; see `theorems`
 * of @manaus/theorems for the families and costs.
 *
 * @example
 * ```ts
 * theorems('manaus').statements[0].text; // => 'states: 3^n - 2n - 2, for every n >= 2'
 * theorems({ capacities: ['n', 'n-1', 'n-1'] }).statements[0].form; // => '3^n - 2'
 * ```
 */
export const theorems = (
  what: TowerName | Parameters<typeof proved.theorems>[0],
  options?: Parameters<typeof proved.theorems>[1],
): proved.Theorems => proved.theorems(typeof what === 'string' ? familyOf(what) : what, options);

const familyOf = (what: TowerName | TowerFamily): TowerFamily =>
  typeof what === 'string' ? findTower(what).tower : what;
