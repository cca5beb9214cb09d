import { type BloxorzLevel, type BloxorzState, blockGame } from '@manaus/blocks';
import { firstWrong } from '../legacy/check.js';
import type { Finding, Item } from '../legacy/item.js';
import { type Cnf, formatCnf } from './evidence/reductions/cnf.js';
import { satisfyingAssignments, trueLiterals } from './evidence/reductions/satisfiable.js';
import { searchLevel } from './evidence/reductions/search.js';
import { satToBloxorz } from './evidence/reductions/to-bloxorz.js';
import { disagreement, formulasFor, touchedTogether } from './evidence/reductions.js';

/** What the proof says of the sequence: no move to the left, and in one column never both up and down. */
const asDescribed = (path: string): string | null =>
  path.includes('L') || /UD|DU/.test(path) ? `the shortest solution ${path} turns back` : null;

/** Flipping works only if each clause has an odd number of true literals, one switch each. */
function whyNot(cnf: Cnf, level: BloxorzLevel): string | null {
  const wrong = disagreement(cnf, level);
  const even = satisfyingAssignments(cnf).every((bits) =>
    cnf.clauses.some(
      (clause) =>
        trueLiterals(new Set(clause).size === clause.length ? clause : [...new Set(clause)], bits) %
          2 ===
        0,
    ),
  );
  if ((wrong !== null) !== even && satisfyingAssignments(cnf).length > 0)
    throw new Error(`${formatCnf(cnf)}: the count of flips does not explain the level`);
  return wrong === null
    ? null
    : `${wrong}: under every satisfying assignment some clause has an even number of true literals, whose switches flip its bridge back`;
}

const theorem: Item = {
  id: 'ramos2014/theorem-3.1',
  kind: 'theorem',
  statement:
    'For every formula in conjunctive normal form, the level of one part a variable and one bridge a clause, in which all switches are light and non-alternating and a clause’s bridge is worked by C2 of each of its variables and C5 of each variable it negates, has a solution of at most |f| moves if and only if the formula is satisfiable.',
  departs:
    'It holds on every formula tried when the switches of a clause close its bridge for good, as the words on permanent change in section 3.1 can be read; in the formal rules (Algorithm 1) a non-alternating switch flips at its first press, and two literals that are true leave the bridge open. Under the formal rules it holds with a bridge of its own for each literal, side by side: SAT ≤p BLOXORZ stands.',
  uses: ['ramos2014/algorithm-1', 'ramos2014/definition-3.1', 'ramos2014/figure-6'],
  recorded: 'fails',
  check(effort): Finding {
    const { formulas, named } = formulasFor(effort);
    const repaired = formulas.map((cnf) =>
      firstWrong(
        disagreement(cnf, satToBloxorz(cnf, 'close'), asDescribed),
        disagreement(cnf, satToBloxorz(cnf, 'branches')),
      ),
    );
    const checked = `${named}: the levels by the fast solver, small ones by a plain search too, against DPLL and the truth table; with closing switches also that a shortest solution has no move to the left and turns back in no column`;
    const wrong = firstWrong(...repaired);
    if (wrong !== null)
      return {
        verdict: 'fails',
        checked,
        methods: 2,
        counterexample: `with the repairs: ${wrong}`,
      };
    const first = formulas
      .slice(0, effort === 'full' ? formulas.length : 100)
      .map((cnf) => whyNot(cnf, satToBloxorz(cnf, 'flip')))
      .find((found) => found !== null);
    return first === undefined || first === null
      ? { verdict: 'holds-in-range', checked, methods: 2 }
      : { verdict: 'fails', checked, methods: 2, counterexample: first };
  },
};

/** The pairs of switches that no way may press both, and the one that comes before each. */
const sides = (variable: number) => ({
  both: [`C2_${variable}`, `C5_${variable}`],
  before: [
    [`C2_${variable}`, `C1_${variable}`],
    [`C5_${variable}`, `C4_${variable}`],
  ],
});

function impossible(cnf: Cnf): string | null {
  const flips = satToBloxorz(cnf, 'flip');
  const place = (name: string) => flips.switches.findIndex((other) => other.name === name);
  const states = searchLevel(blockGame(flips), { all: true }).states as readonly BloxorzState[];
  for (let variable = 1; variable <= cnf.variables; variable++) {
    const { both, before } = sides(variable);
    const together = touchedTogether(satToBloxorz(cnf), [
      `C1_${variable}`,
      `C4_${variable}`,
      ...both,
    ]);
    const bad =
      states.some(({ pressed }) => both.every((name) => pressed[place(name)])) ||
      states.some(({ pressed }) =>
        before.some(([later, sooner]) => pressed[place(later)] && !pressed[place(sooner)]),
      ) ||
      together.some((names) => both.every((name) => names.includes(name)));
    if (bad)
      return `${formatCnf(cnf)}: in the part of x${variable} both C2 and C5 can be pressed, or one without the switch before it`;
    if (!both.every((name) => together.some((names) => names.includes(name))))
      return `${formatCnf(cnf)}: C2 or C5 of x${variable} cannot be pressed at all`;
  }
  return null;
}

const c2AndC5: Item = {
  id: 'ramos2014/theorem-3.1-impossible-c2-c5',
  kind: 'theorem',
  statement:
    'In the level of any formula and for any of its variables, no sequence of moves, of any length, presses both C2 and C5 of that variable’s part; C2 is never pressed before C1, nor C5 before C4; and each of C2 and C5 can be pressed.',
  uses: ['ramos2014/theorem-3.1'],
  recorded: 'holds-in-range',
  check(effort): Finding {
    const most = effort === 'full' ? 2 : 1;
    const formulas = formulasFor('quick').formulas.filter(
      ({ variables, clauses }) => variables <= 3 && clauses.length <= most,
    );
    const checked = `all states that can be reached in the levels of ${formulas.length} formulas of up to three variables and ${most === 1 ? 'one clause' : 'two clauses'}: by what the switches remember, and by following which cells were touched, with flipping and with closing switches`;
    const wrong = firstWrong(...formulas.map(impossible));
    return wrong === null
      ? { verdict: 'holds-in-range', checked, methods: 2 }
      : { verdict: 'fails', checked, methods: 2, counterexample: wrong };
  },
};
export default [theorem, c2AndC5];
