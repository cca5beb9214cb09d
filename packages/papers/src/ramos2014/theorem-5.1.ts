import { type Axis, type BobbinLevel, type BobbinState, bobbin, parseLevel } from '@manaus/blocks';
import { firstWrong, general } from '../legacy/check.js';
import type { Item } from '../legacy/item.js';
import { satToBobbin } from './evidence/reductions/to-bobbin.js';
import { disagreement, formulasFor } from './evidence/reductions.js';

const theorem: Item = {
  id: 'ramos2014/theorem-5.1',
  kind: 'theorem',
  statement:
    'For every formula in conjunctive normal form there is a level of Bobbin 3D, a part a variable and a part a clause, that is solvable, with fewer moves than it has cells, if and only if the formula is satisfiable.',
  departs:
    'The parts are ours: those of the work are in a figure that is lost, and its argument on them cannot be repeated. Nobody comes back because rolling back would end in the void, not because of keys; a lowered key is paired with a raised one on a rung of its clause, as the work has it.',
  uses: ['ramos2014/figure-19'],
  recorded: 'holds-in-range',
  check(effort) {
    const { formulas, named } = formulasFor(effort, { mostLiterals: effort === 'full' ? 12 : 8 });
    const checked = `${named}: the levels by the fast solver, small ones by a plain search too, against DPLL and the truth table`;
    return general(
      formulas,
      (cnf) =>
        disagreement(cnf, satToBobbin(cnf), (path) =>
          path.length < satToBobbin(cnf).floor.filter((kind) => kind !== 'void').length
            ? null
            : path,
        ),
      {
        checked,
        methods: 2,
      },
    );
  },
};

/** A corridor with a lowered key, its raised partner, and what follows; the piece beside the key. */
const corridor = (orientation: Axis, beyond: string): BobbinLevel =>
  parseLevel(
    `game bobbin\ngrid\n.S${'aA'}${beyond}\n${'.'.repeat(3 + beyond.length)}G\nend\norientation ${orientation}\npair a A`,
  ) as BobbinLevel;

/** The cells the piece ends on while it is moved to the right; from the left end of the row. */
function walk(level: BobbinLevel): number[] {
  const game = bobbin(level);
  const cells: number[] = [];
  for (
    let state: BobbinState | null = game.move(game.start, 'R');
    state !== null && cells.length < level.width;
    state = game.move(state, 'R')
  )
    cells.push(state.cell % level.width);
  return cells;
}

const LAST_OF_GATE = 3;

/** The same by hand: tipping goes a cell a move; rolling stops at the key, then before the next obstacle, if there is one. */
function byHand(orientation: Axis, beyond: string): number[] {
  const obstacle = beyond.indexOf('^');
  const floor = LAST_OF_GATE + (obstacle < 0 ? beyond.length : obstacle);
  if (orientation !== 'lying-y') return Array.from({ length: floor - 1 }, (_, i) => i + 2);
  return obstacle < 0 ? [2] : [2, floor];
}

interface Gate {
  readonly orientation: Axis;
  readonly beyond: string;
}

/** The piece gets past the key, with floor beyond it; a piece that lies across needs something to stop at. */
function wrongGate({ orientation, beyond }: Gate): string | null {
  const [found, hand] = [walk(corridor(orientation, beyond)), byHand(orientation, beyond)];
  if (found.join() !== hand.join())
    throw new Error(`${orientation} ${beyond}: cells ${found} by the rules, ${hand} by hand`);
  return Math.max(...found) > LAST_OF_GATE
    ? null
    : `${orientation}, row .SaA${beyond}: only cells ${found.join(', ')} are reached`;
}

const gates = (axes: readonly Axis[], rows: readonly string[]): Gate[] =>
  rows.flatMap((beyond) => axes.map((orientation) => ({ orientation, beyond })));

const gate: Item = {
  id: 'ramos2014/theorem-5.1-gate',
  kind: 'theorem',
  statement:
    'A cylinder that stands, or lies along the row, to the left of a lowered key whose raised partner is immediately right of it gets past both by moves to the right, over one or more cells of floor; one that lies across the row does so if there is an obstacle beyond that floor.',
  departs:
    'The work does not say how the cylinder lies. Lying across, it stops at the lowered key, and the next move rolls it over its partner as far as the next obstacle: without one it would fall, and cannot pass by moves to the right.',
  uses: [],
  recorded: 'holds-in-range',
  check() {
    const rows = ['#', '##', '###', '####'];
    const all = [
      ...gates(['standing', 'lying-x'], rows),
      ...gates(
        ['standing', 'lying-x', 'lying-y'],
        rows.map((row) => `${row}^`),
      ),
    ];
    const across = gates(['lying-y'], rows).map(wrongGate);
    const open = across.every((wrong) => wrong !== null)
      ? null
      : 'lying across, the cylinder passes without an obstacle beyond';
    return general(all, (one) => firstWrong(wrongGate(one), open), {
      checked:
        'three ways to lie and one to four cells of floor beyond, with an obstacle after them and without; by the rules and by hand',
      methods: 2,
    });
  },
};
export default [theorem, gate];
