// What is recorded of a family, and whether all that is proved of it is so by the rules.
import { provedBy, representativeFamily, theorems } from '@manaus/theorems';
import { byRules } from './by-rules.mjs';

/**
 * Statements are compared with a search of all states up to this number of discs, and as far as
 * the last of them begins.
 */
export const MOST_DISCS = 8;
const OF_GOAL = ['reachable', 'eccentricity', 'farthest', 'sumOfDistances'];

/**
 * A family by `theorems`: why it is open, what is not as by the rules, how many values were
 * compared, and its rows, one for each goal.
 */
export function lookAt(family, mostDiscs = MOST_DISCS) {
  const { statements, certificate, open } = theorems(family);
  if (open !== null) return { open, wrong: [], compared: 0, rows: [] };
  const full = [0, 1, 2].filter((peg) => family.capacities[peg] === 'n');
  /** @type {(number | null)[]} */
  const goals = full.length === 0 ? [null] : full;
  const byGoal = new Map(
    goals.map((goal) => [goal, goal === family.goal ? statements : provedBy(certificate, goal)]),
  );
  const { wrong, compared } = compare(family, namedByGoal(byGoal), mostDiscs);
  // Goals that a renaming of the pegs makes the same have one row.
  const first = [...byGoal].filter(
    ([goal]) => representativeFamily({ ...family, goal }).goal === goal,
  );
  return { open, wrong, compared, rows: first.map(([goal, all]) => rowOf(family, goal, all)) };
}

/** All statements, each once; those about a goal have it in their name. */
const namedByGoal = (byGoal) =>
  new Map(
    [...byGoal].flatMap(([goal, statements]) =>
      statements.map((statement) => [
        OF_GOAL.includes(statement.quantity) ? `${statement.quantity} ${goal}` : statement.quantity,
        statement,
      ]),
    ),
  );

/** What is said of a number of discs and is not so; what nothing is said of must be 0. */
function compare(family, statements, mostDiscs) {
  const wrong = [];
  let compared = 0;
  const from = Math.max(...[...statements.values()].map((statement) => statement.from));
  for (let n = 1; n <= Math.max(mostDiscs, from); n++) {
    const found = byRules(family, n);
    const names = new Set([...statements.keys(), ...(n >= from ? Object.keys(found) : [])]);
    for (const name of names) {
      const statement = statements.get(name);
      if (statement !== undefined && n < statement.from) continue;
      const said =
        statement === undefined
          ? '0'
          : statement.recurrence === null
            ? undefined
            : valueAt(statement, n);
      compared++;
      if (said !== (found[name] === undefined ? undefined : String(found[name])))
        wrong.push(`${name} of ${n} discs: ${said} is proved, ${found[name]} by the rules`);
    }
  }
  return { wrong, compared };
}

/** The twelve values that are written reach further than any search here. */
function valueAt({ quantity, values }, n) {
  if (values[n] === undefined) throw new Error(`atlas: no value of ${quantity} for ${n} discs`);
  return values[n];
}

/** The columns of the table. */
export const COLUMNS = [
  'capacities',
  'moves',
  'goal',
  'worst_case',
  'worst_starts',
  'can_reach_the_goal',
  'states',
  'components',
  'from',
];

function rowOf({ capacities, moves }, goal, statements) {
  const of = (quantity) => formulaOf(statements.find((each) => each.quantity === quantity));
  return [
    capacities.join(' '),
    moves.map((pair) => pair.join('')).join(' '),
    goal === null ? '' : `p${goal}`,
    of('eccentricity'),
    of('farthest'),
    of('reachable'),
    of('order'),
    of('components'),
    Math.max(...statements.map(({ from }) => from)),
  ];
}

/** The formula of a statement; without one its recurrence, and the values with which it begins. */
function formulaOf(statement) {
  if (statement === undefined) return '';
  const { form, recurrence } = statement;
  if (form !== null) return form;
  return `${recurrence.text}: ${recurrence.first.join(', ')}`;
}
