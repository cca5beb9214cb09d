import { InputError, requireInteger } from '../../errors.js';
import { range } from '../../integers.js';
import { asJson } from '../../schemas.js';
import { sizeOf } from '../alike.js';
import { discsInLabel, formatLabel, parseLabel } from '../notation.js';
import { withColors, withSizes } from '../pieces/discs.js';
import { withGoals } from '../pieces/goals.js';
import { withDiscMoves, withForbiddenMoves } from '../pieces/moves.js';
import { withDiscsApart, withForbiddenStates } from '../pieces/states.js';
import { digraphBy, isAmongGoals, pegMoves } from '../rules.js';
import { compileTower, type Tower } from '../tower.js';
import type { PegDigraph, TowerRules } from '../tower-rules.js';
import type { FileGoal, FileMoves, TowerDocument } from './document.js';
import { wrong } from './fault.js';
import { formValue } from './form.js';

/** The tower of a document: each field is one piece of the rules. */
export function towerOf(document: TowerDocument): (discs: number) => Tower {
  const { min = 1, max } = document.discs ?? {};
  return (discs) => {
    requireInteger(`core/${document.name.toLowerCase()}`, 'discs', discs, min, max);
    const rules = pieces.reduce((sum, piece) => piece(document, sum), baseRules(document, discs));
    return towerWithGoals(document, rules);
  };
}

type Piece = (document: TowerDocument, rules: TowerRules) => TowerRules;

function baseRules(
  { name, symbol, pegs, capacities, moves, stacking = 'sorted' }: TowerDocument,
  discs: number,
): TowerRules {
  const allowed = new Set(typeof stacking === 'string' ? [] : stacking.map(String));
  return {
    name,
    symbol: symbol ?? [...name][0],
    discs,
    capacities: (capacities ?? new Array<number>(pegs).fill(discs)).map((capacity, peg) => {
      const room = formValue(capacity, discs, 0);
      if (room >= 0) return room;
      throw wrong(`capacities[${peg}] for n = ${discs}`, 'atLeast', { least: 0, got: room });
    }),
    moves: digraphOf(moves ?? 'any', pegs),
    stacking: typeof stacking === 'string' ? stacking : (disc, on) => allowed.has(`${disc},${on}`),
    goals: [],
  };
}

function digraphOf(moves: FileMoves, pegs: number): PegDigraph {
  if (typeof moves === 'string') return pegMoves(moves, pegs);
  return digraphBy(pegs, (from, to) => moves.some(([a, b]) => a === from && b === to));
}

const ownSizes: Piece = ({ sizes }, rules) => {
  const { discs } = rules;
  if (sizes === undefined) return rules;
  if (typeof sizes === 'string')
    return withSizesFrom(
      rules,
      range(1, discs).map((disc) => formValue(sizes, discs, disc)),
    );
  if (discs > sizes.length)
    throw wrong(`sizes for n = ${discs}`, 'atLeastOf', {
      n: discs,
      of: 'entries',
      got: asJson(sizes),
    });
  return withSizesFrom(rules, sizes.slice(0, discs));
};

const withSizesFrom = (rules: TowerRules, sizes: readonly number[]) =>
  within('sizes', sizes, () => withSizes(rules, sizes));

const ownColors: Piece = ({ colours, colors = colours }, rules) =>
  colors === undefined
    ? rules
    : within(colours === undefined ? 'colors' : 'colours', colors, () =>
        withColors(
          rules,
          range(0, rules.discs - 1).map((index) => colors[index % colors.length]),
        ),
      );

const withoutStates: Piece = ({ forbidden = [] }, rules) =>
  forbidden.reduce(
    (sum, pattern, index) =>
      typeof pattern === 'string'
        ? withoutLabel(sum, pattern, `forbidden[${index}]`)
        : withoutTogether(sum, pattern, `forbidden[${index}].together`),
    rules,
  );

function withoutLabel(rules: TowerRules, label: string, path: string): TowerRules {
  if (discsInLabel(label) !== rules.discs) return rules;
  return within(path, label, () => withForbiddenStates(rules, [label]));
}

function withoutTogether(
  rules: TowerRules,
  { together, peg }: Exclude<NonNullable<TowerDocument['forbidden']>[number], string>,
  path: string,
): TowerRules {
  const discs = together.map((form) => formValue(form, rules.discs, 0));
  // Forms may name one disc twice where n is small.
  const fits = discs.every((disc) => isDisc(rules, disc)) && new Set(discs).size === discs.length;
  return fits ? within(path, discs, () => withDiscsApart(rules, discs, peg)) : rules;
}

const ownMoves: Piece = ({ discMoves = [], pegs }, rules) =>
  discMoves.reduce((sum, { disc, moves }) => {
    const own = formValue(disc, rules.discs, 0);
    return isDisc(rules, own) ? withDiscMoves(sum, own, digraphOf(moves, pegs)) : sum;
  }, rules);

const withoutMoves: Piece = ({ forbiddenMoves = [] }, rules) => {
  const pairs = forbiddenMoves
    .filter(([from]) => discsInLabel(from) === rules.discs)
    .map(([from, to]) => [from, to] as const);
  return pairs.length === 0
    ? rules
    : within('forbiddenMoves', pairs, () => withForbiddenMoves(rules, pairs));
};

/** In the order in which they change the rules. */
const pieces = [ownSizes, ownColors, withoutStates, ownMoves, withoutMoves];

const isDisc = (rules: TowerRules, disc: number) => disc >= 1 && disc <= rules.discs;

/**
 * Labels stand for the towers that have as many discs; a goal in any order makes all of them a way
 * to know one.
 */
function towerWithGoals({ goals }: TowerDocument, rules: TowerRules): Tower {
  const fitting = goals
    .map((goal, index) => [goal, `goals[${index}]`] as const)
    .filter(([goal]) => typeof goal !== 'string' || discsInLabel(goal) === rules.discs);
  if (fitting.length === 0)
    throw wrong(`goals for n = ${rules.discs}`, 'atLeastOf', {
      n: 1,
      of: 'goals',
      got: asJson(goals),
    });
  const labels = fitting.flatMap(([goal, path]) =>
    isInAnyOrder(goal) ? [] : [within(path, goal, () => labelOf(goal, rules))],
  );
  const fixed = labels.length === 0 ? rules : withGoals(rules, labels);
  const pegs = fitting.flatMap(([goal]) => (isInAnyOrder(goal) ? [goal.allOn] : []));
  if (pegs.length === 0) return compileTower(fixed);
  return withGoals(
    fixed,
    (state) => pegs.some((peg) => state[peg].length === rules.discs) || isAmongGoals(fixed, state),
  );
}

const isInAnyOrder = (goal: FileGoal): goal is Exclude<FileGoal, string> =>
  typeof goal !== 'string' && goal.anyOrder === true;

/** The label of a goal, found to be regular. */
function labelOf(goal: FileGoal, rules: TowerRules): string {
  if (typeof goal === 'string') {
    parseLabel(rules, goal);
    return goal;
  }
  // All discs on a peg, by size, those of one size by number.
  const discs = range(1, rules.discs).sort((a, b) => sizeOf(rules, a) - sizeOf(rules, b));
  const label = formatLabel(rules.capacities.map((_, peg) => (peg === goal.allOn ? discs : [])));
  parseLabel(rules, label);
  return label;
}

/** Runs something that may be refused, and names the place of the document that it came from. */
function within<T>(path: string, value: unknown, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw wrong(path, error.code, { ...error.values, got: asJson(value) });
  }
}
