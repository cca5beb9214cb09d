import { general } from '../legacy/check.js';
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

export default [theorem];
