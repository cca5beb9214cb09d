// From a certificate of @manaus/theorems to a file of Coq: the tables of `proofs/families`, that
// they are accepted, and the theorems on stacks of discs that follow. Nothing here has to be
// believed: Coq checks every number, and prints what it has proved.

import { withProducts } from './product-recurrence.mjs';

const PEGS = [0, 1, 2];
const PEG_NAMES = ['P0', 'P1', 'P2'];

/**
 * The text of a file that proves what a certificate says of a family: order and moves, for each
 * goal the worst case with its numbers and the sum of all distances, states by their degrees, and
 * components.
 *
 * @param {string} name of the module, which also begins the names of its theorems
 * @param {object} certificate as `theorems` gives it, of period 1
 * @returns {{ text: string, theorems: string[] }}
 */
export function familyProof(name, certificate) {
  const tables = tablesOf(certificate);
  const prefix = name.toLowerCase();
  const statements = [
    sizesOf(`${prefix}_sizes`, certificate, tables),
    ...certificate.goals.map(({ goal }, at) =>
      extremesOf(`${prefix}_worst_case_${goal}`, certificate, tables, at),
    ),
    ...certificate.goals.map(({ goal }) =>
      totalOf(`${prefix}_total_distance_${goal}`, certificate, tables, goal),
    ),
    degreesOf(`${prefix}_degrees`, certificate, tables),
    componentsOf(`${prefix}_components`, certificate, tables),
  ];
  const text = [
    `(** * ${name}`,
    '    Written by the program from a certificate of its own; every number is checked here. *)',
    // Exported, so that statements are printed with these notations.
    'From Coq Require Export List ZArith.',
    'From Coq Require Import Lia.',
    'From Manaus.families Require Export Certified.',
    'Import ListNotations.',
    'Local Open Scope Z_scope.',
    '',
    ...tables.family,
    ...tables.rings,
    '',
    ...tables.K,
    '',
    ...tables.D,
    '',
    ...tables.W,
    '',
    ...tables.V,
    '',
    ...accepted('counts', 'counts_check arc K'),
    ...accepted('degrees', 'degrees_check arc K'),
    ...accepted('components', 'components_check arc K'),
    ...accepted('distances', 'distances_check arc D'),
    ...accepted('shapes', 'shapes_check arc D W'),
    ...accepted('totals', 'totals_check arc D W V'),
    ...statements.flatMap(({ text }) => [...text, '']),
  ].join('\n');
  return { text, theorems: statements.map((statement) => statement.name) };
}

// ---- Numbers

const number = (value) => (value < 0n ? `(${value})` : `${value}`);
const list = (texts) => `[${texts.join('; ')}]`;
const numbers = (values) => list(values.map(number));
const natural = (value) => `${value}%nat`;

/**
 * A ring in which constants have the recurrence too, perhaps a multiple of a sequence's own, and
 * what gives its first values.
 */
function ringOf(polynomial, from, multiple = polynomial) {
  const own = polynomial.map(BigInt);
  const many = multiple.map(BigInt);
  const atOne = many.reduce((sum, c) => sum + c, 0n);
  const length = many.length + 1;
  const timesLess1 = Array.from({ length }, (_, i) => (many[i - 1] ?? 0n) - (many[i] ?? 0n));
  const wide = atOne === 0n ? many : timesLess1;
  const factors = wide.slice(0, -1).map((c) => -c);
  const terms = (first) => {
    if (first.some((value) => value === null)) return null;
    const values = first.map(BigInt);
    while (values.length < factors.length) values.push(next(own, values));
    return values.slice(0, factors.length);
  };
  const some = (first) => {
    const values = terms(first);
    return values === null ? 'None' : `Some ${numbers(values)}`;
  };
  const text = `{| start := ${natural(from)}; factors := ${numbers(factors)} |}`;
  return { text, size: factors.length, terms, some };
}

/** The next value of a sequence with a recurrence. */
function next(polynomial, values) {
  const degree = polynomial.length - 1;
  return -polynomial
    .slice(0, -1)
    .reduce((sum, c, i) => sum + BigInt(c) * values[values.length - degree + i], 0n);
}

// ---- Tables

const kind = (capacity) =>
  capacity.startsWith('n') ? `All_but ${capacity.slice(2) || 0}` : `Only ${capacity}`;
const typeText = (capacities) => `(${capacities.map(kind).join(', ')})`;

/** The columns of the table of counts. */
const DEGREES = [0, 1, 2, 3];
const COLUMNS = ['order', 'moves', ...DEGREES.map((k) => `degree ${k}`), 'components'];

/**
 * Why a certificate has no proof by Coq; `null` where it has one.
 *
 * @param {object} certificate as `theorems` gives it
 * @returns {string | null}
 */
export const obstacleIn = ({ period }) => (period === 1 ? null : `its period is ${period}`);

/**
 * The tables of a certificate, as definitions of Coq, a line or more each: `family` and `rings`,
 * then `K` (counts), `D` (distances), `W` (shapes) and `V` (sums of distances); and what the
 * theorems take from them.
 *
 * @param {object} certificate as `theorems` gives it, of period 1
 */
export function tablesOf(certificate) {
  const obstacle = obstacleIn(certificate);
  if (obstacle !== null) throw new Error(`a certificate without a proof by Coq: ${obstacle}`);
  const { family, from, rings, types, counts, distances, potentials, goals, chains } = certificate;
  const ring = { distances: ringOf(rings.distances, from), counts: ringOf(rings.counts, from) };
  const top = types.findIndex((type) => type.every((text, peg) => text === family.capacities[peg]));
  // In the order of the columns of `counts`.
  const counted = counts.map((of) =>
    COLUMNS.map((name) => ring.counts.terms(of[name] ?? of.order.map(() => 0n))),
  );
  // As many as there are words: no distance is larger. The tables end sooner, at the last change.
  const rounds = 3 ** from;
  const shapes = shapesOf(goals);
  ring.sums = ringOf(rings.sums, from, multipleForSums(rings, shapes, ring));
  const rows = {
    counts: types.map(
      (type, at) => `  (${typeText(type)},\n    ${list(counted[at].map(numbers))})`,
    ),
    distances: types.map((type, at) => {
      const own = PEGS.flatMap((a) =>
        PEGS.map((b) => (a === b ? null : distanceOf(distances, at, a, b))),
      );
      const corners = PEGS.flatMap((port) => {
        const of = potentials.find((entry) => entry.type === at && entry.port === port);
        return cornersOf(of?.potentials ?? []);
      });
      return `  (${typeText(type)}, (${optional(own, ring.distances)},\n    ${optional(corners, ring.distances)}))`;
    }),
    shapes: shapes.map((shape) => shapeText(shape, types, ring)),
    sums: shapes.map((shape) => `  ${numbers(ring.sums.terms(shape.sum))}`),
  };
  return {
    ring,
    top,
    counted,
    shapes,
    family: [
      `Definition arc : peg -> peg -> bool := ${arcsText(family.moves)}.`,
      `Definition T : type := ${typeText(family.capacities)}.`,
    ],
    rings: [
      `Definition distance_ring : recurrence := ${ring.distances.text}.`,
      `Definition count_ring : recurrence := ${ring.counts.text}.`,
      `Definition sum_ring : recurrence := ${ring.sums.text}.`,
    ],
    K: [
      `Definition K : counts := {| c_from := ${natural(from)}; c_ring := count_ring; c_types := [`,
      `${rows.counts.join(';\n')}] |}.`,
    ],
    D: [
      `Definition D : distances := {| d_from := ${natural(from)}; d_rounds := ${natural(rounds)};`,
      `  d_ring := distance_ring; d_chains := ${list(chains.map(chainText))}; d_types := [`,
      `${rows.distances.join(';\n')}] |}.`,
    ],
    W: [
      'Definition W : shapes := {| w_ring := count_ring; w_shapes := [',
      `${rows.shapes.join(';\n')}] |}.`,
    ],
    V: [
      'Definition V : totals := {| t_ring := sum_ring; t_sums := [',
      `${rows.sums.join(';\n')}] |}.`,
    ],
  };
}

const accepted = (what, check) => [
  `Lemma ${what}_accepted : ${check} = true.`,
  'Proof. vm_cast_no_check (eq_refl true). Qed.',
  '',
];

const arcsText = (moves) =>
  `among ${list(moves.map(([a, b]) => `(${PEG_NAMES[a]}, ${PEG_NAMES[b]})`))}`;

const chainText = ({ strip, extra, delta, closing }) =>
  `{| strip := ${numbers(strip.map(BigInt))}; extra := ${extra === null ? 'None' : `Some ${number(BigInt(extra))}`}; delta := ${number(BigInt(delta))}; closing := ${numbers(closing.slice(0, -1).map((c) => -BigInt(c)))} |}`;

const distanceOf = (distances, type, start, end) =>
  distances.find((entry) => entry.type === type && entry.start === start && entry.end === end)
    ?.first ?? null;

/** The first values at the nine corners. */
const cornersOf = (potentials) =>
  PEGS.flatMap((j) =>
    PEGS.map(
      (k) => potentials.find(({ corner }) => corner[0] === j && corner[1] === k)?.first ?? null,
    ),
  );

/** Sequences that may be infinite, without those at the end that are. */
function optional(firsts, ring) {
  const texts = firsts.map((first) => (first === null ? 'None' : ring.some(first)));
  while (texts.at(-1) === 'None') texts.pop();
  return list(texts);
}

/** The shapes of all goals in one list, before those of a goal one with the goal for only exit. */
function shapesOf(goals) {
  const shapes = [];
  for (const { goal, shapes: own } of goals) {
    const begin = shapes.length + 1;
    const renumbered = own.map((shape) => ({
      ...shape,
      children: shape.children.map((child) => ({ ...child, shape: child.shape + begin })),
    }));
    const only = PEGS.map((peg) => (peg === goal ? [] : [null]));
    shapes.push({ ...renumbered[0], goal, offsets: only }, ...renumbered);
  }
  return shapes;
}

/** What annihilates the sums, and the products of which they are made: a shift and a number. */
function multipleForSums(rings, shapes, ring) {
  const valuesOf = (polynomial, first) => {
    const values = first.map(BigInt);
    return (n) => {
      while (values.length <= n) values.push(next(polynomial, values));
      return values[n];
    };
  };
  const pairs = shapes.flatMap(({ children }) =>
    children.map(({ shift, shape }) => ({
      a: valuesOf(rings.distances, shift),
      b: valuesOf(rings.counts, shapes[shape].reachable),
    })),
  );
  const sizes = { a: ring.distances.size, b: ring.counts.size };
  return withProducts(rings.sums.map(BigInt), pairs, sizes);
}

function shapeText(shape, types, { distances, counts }) {
  const children = PEGS.map((peg) => shape.children.find((child) => child.peg === peg));
  const child = (found) =>
    found === undefined
      ? 'None'
      : `Some {| k_shift := ${numbers(distances.terms(found.shift))}; k_shape := ${natural(found.shape)}; k_worst := ${found.worst[0] === 'tie'} |}`;
  const offset = (first) => (first.length === 0 ? 'Some []' : distances.some(first));
  return [
    `  {| s_type := ${typeText(types[shape.type])};`,
    `     s_offsets := ${list(shape.offsets.map(offset))};`,
    `     s_potentials := ${optional(cornersOf(shape.potentials), distances)};`,
    `     s_children := ${list(children.map(child))};`,
    `     s_worst := ${numbers(distances.terms(shape.eccentricity))};`,
    `     s_farthest := ${numbers(counts.terms(shape.farthest))};`,
    `     s_reach := ${numbers(counts.terms(shape.reachable))} |}`,
  ].join('\n');
}

// ---- Theorems

/** Order and moves of the whole tower. */
function sizesOf(name, certificate, tables) {
  const { family } = certificate;
  const both = family.moves.every(([a, b]) => family.moves.some(([c, d]) => a === d && b === c));
  const [order, moves] = tables.counted[tables.top];
  const known = [
    quantityOf('order', 'O', claimOf(certificate, 'order'), 1n, 'counts', order),
    quantityOf('moves', 'A', claimOf(certificate, 'size'), both ? 2n : 1n, 'counts', moves),
  ];
  const stated = statementOf(certificate, 'sizes', 'order moves');
  return theorem(name, certificate, known, stated, {
    many: `destruct (certified_sizes arc K T _ counts_accepted
      (nth_error_In (c_types K) ${natural(tables.top)} eq_refl) n G) as (order & moves & O & A & X).`,
    few: () => 'destruct (few_sizes arc T n) as (order & moves & O & A & X).',
  });
}

/** How many states have 0, 1, 2 and 3 moves. */
function degreesOf(name, certificate, tables) {
  const variables = ['none', 'one', 'two', 'three'];
  const known = DEGREES.map((k) =>
    quantityOf(
      variables[k],
      `D${k}`,
      claimOf(certificate, `degree ${k}`) ?? NEVER,
      1n,
      'counts',
      tables.counted[tables.top][COLUMNS.indexOf(`degree ${k}`)],
    ),
  );
  const stated = statementOf(certificate, 'degrees', list(variables));
  const names = [...variables, ...known.map(({ hypothesis }) => hypothesis), 'X'].join(' & ');
  return theorem(name, certificate, known, stated, {
    many: `destruct (certified_degrees arc K T _ degrees_accepted
      (nth_error_In (c_types K) ${natural(tables.top)} eq_refl) n G) as (${names}).`,
    few: () => `destruct (few_degrees arc T n) as (${names}).`,
  });
}

/** The number of components. */
function componentsOf(name, certificate, tables) {
  const values = tables.counted[tables.top][COLUMNS.indexOf('components')];
  const claim = claimOf(certificate, 'components');
  const known = [quantityOf('parts', 'P', claim, 1n, 'counts', values)];
  return theorem(name, certificate, known, statementOf(certificate, 'components', 'parts'), {
    many: `destruct (certified_components arc K T _ components_accepted
      (nth_error_In (c_types K) ${natural(tables.top)} eq_refl) n G) as (parts & P & X).`,
    few: () => 'destruct (few_components arc T n) as (parts & P & X).',
  });
}

/** The claim on what no state has, with however many discs. */
const NEVER = { from: 0, recurrence: ['1'], first: [], form: [] };

/** The worst case of a goal. */
function extremesOf(name, certificate, tables, at) {
  const { goal } = certificate.goals[at];
  const first = tables.shapes.findIndex((shape) => shape.goal === goal);
  const shape = tables.shapes[first];
  const { distances, counts } = tables.ring;
  const quantity = (variable, hypothesis, claim, ring, values) =>
    quantityOf(variable, hypothesis, claimOf(certificate, `${claim} ${goal}`), 1n, ring, values);
  const known = [
    quantity('worst', 'E', 'eccentricity', 'distances', distances.terms(shape.eccentricity)),
    quantity('reachable', 'R', 'reachable', 'counts', counts.terms(shape.reachable)),
    quantity('farthest', 'F', 'farthest', 'counts', counts.terms(shape.farthest)),
  ];
  const stated = statementOf(
    certificate,
    'extremes',
    `(goal ${PEG_NAMES[goal]} n) worst reachable farthest`,
  );
  const names = 'worst & reachable & farthest & E & R & F & X';
  return theorem(name, certificate, known, stated, {
    many: `destruct (certified_extremes arc D W ${PEG_NAMES[goal]} ${natural(first)} _
      distances_accepted shapes_accepted eq_refl eq_refl n G) as (${names}).`,
    few: (
      n,
      values,
    ) => `destruct (few_extremes arc T ${PEG_NAMES[goal]} ${natural(n)} ${natural(values[0] + 2n)} ${values.map(number).join(' ')}
      eq_refl) as (${names}).`,
  });
}

/** The sum of all distances to a goal. */
function totalOf(name, certificate, tables, goal) {
  const first = tables.shapes.findIndex((shape) => shape.goal === goal);
  const values = tables.ring.sums.terms(tables.shapes[first].sum);
  const claim = claimOf(certificate, `sumOfDistances ${goal}`);
  const known = [quantityOf('total', 'E', claim, 1n, 'sums', values)];
  const stated = statementOf(certificate, 'total_distance', `(goal ${PEG_NAMES[goal]} n) total`);
  return theorem(name, certificate, known, stated, {
    many: `destruct (certified_total arc D W V ${PEG_NAMES[goal]} ${natural(first)} _
      distances_accepted shapes_accepted totals_accepted eq_refl eq_refl n G) as (total & E & X).`,
    few: (
      n,
      values,
    ) => `destruct (few_total arc T ${PEG_NAMES[goal]} ${natural(n)} ${natural(3 ** n)} ${values.map(number).join(' ')}
      eq_refl) as (total & E & X).`,
  });
}

const claimOf = ({ claims }, quantity) => claims.find((claim) => claim.quantity === quantity);

/** A quantity: how it is called, what is claimed of it, and its values in the tables. */
function quantityOf(variable, hypothesis, claim, times, ring, values) {
  const { from, recurrence, first, form } = claim;
  const at = (n) => {
    const known = first.map((value) => times * BigInt(value));
    while (known.length <= n - from)
      known.push(recurrence.length === 1 ? 0n : next(recurrence.map(BigInt), known));
    return known[n - from];
  };
  const own = { variable, hypothesis, from, at, ring: `${ring.slice(0, -1)}_ring`, values };
  if (form === null) {
    const factors = recurrence.slice(0, -1).map((c) => -BigInt(c));
    const short = `{| start := ${natural(from)}; factors := ${numbers(factors)} |}`;
    return { ...own, by: 'recurrence', short, first: first.map((value) => times * BigInt(value)) };
  }
  const scaled = form.map(({ base, power, numerator, denominator }) => ({
    base: BigInt(base),
    power,
    numerator: times * BigInt(numerator),
    denominator: BigInt(denominator),
  }));
  const common = scaled.reduce((most, { numerator, denominator }) => {
    const own = denominator / divisor(numerator, denominator);
    return (most * own) / divisor(most, own);
  }, 1n);
  const terms = scaled.map(({ base, power, numerator, denominator }) => ({
    base,
    power,
    factor: (numerator * common) / denominator,
  }));
  return { ...own, by: 'form', common, terms };
}

const divisor = (a, b) => (b === 0n ? (a < 0n ? -a : a) : divisor(b, a % b));

/** What is claimed, with the variable for the number. */
function equation({ variable, by, common, terms, short, first }) {
  const left = `Z.of_nat ${variable}`;
  if (by === 'recurrence') return `${left} = term ${short} ${numbers(first)} n`;
  return `${common === 1n ? left : `${common} * ${left}`} = ${formula(terms)}`;
}

/** A sum of terms as one writes it, the fastest growing first. */
function formula(terms) {
  const size = (base) => (base < 0n ? -base : base);
  const sorted = terms
    .filter(({ factor }) => factor !== 0n)
    .sort((a, b) => Number(size(b.base) - size(a.base)) || b.power - a.power);
  const texts = sorted.map(({ base, power, factor }, at) => {
    const absolute = factor < 0n ? -factor : factor;
    const powers = [
      ...(base === 1n ? [] : [`${number(base)} ^ Z.of_nat n`]),
      ...(power === 0 ? [] : [power === 1 ? 'Z.of_nat n' : `Z.of_nat n ^ ${power}`]),
    ];
    const factors = absolute === 1n && powers.length > 0 ? powers : [`${absolute}`, ...powers];
    const sign = at === 0 ? (factor < 0n ? '- ' : '') : factor < 0n ? ' - ' : ' + ';
    return `${sign}${factors.join(' * ')}`;
  });
  return texts.join('') || '0';
}

/** The bases of a form, each with its polynomial. */
function formText(terms) {
  const bases = [...new Set(terms.map(({ base }) => base))];
  const coefficients = (base) => {
    const own = terms.filter((term) => term.base === base);
    const length = 1 + Math.max(...own.map(({ power }) => power));
    return Array.from({ length }, (_, i) => own.find(({ power }) => power === i)?.factor ?? 0n);
  };
  return list(bases.map((base) => `(${number(base)}, ${numbers(coefficients(base))})`));
}

/** Why a quantity is what is claimed, for many discs. */
function reason(base, { hypothesis, from, by, common, terms, short, first, ring, values }) {
  const known = `${natural(Math.max(0, from - base))} ${ring} ${numbers(values)}`;
  const apply = (lemma, what) =>
    `apply (${lemma} ${known} ${what} ${hypothesis}); [reflexivity | simpl; lia`;
  if (by === 'recurrence') return `${apply('by_recurrence', `${short} ${numbers(first)} n _`)}]`;
  const form =
    common === 1n
      ? apply('by_plain_form', `${formText(terms)} n _ _`)
      : apply('by_form', `${common} ${formText(terms)} n _ _`);
  return `${form} | same_value]`;
}

const NAMED = {
  'any n,n,n': 'hanoi n',
  'linear n,n,n': 'bucharest n',
  'any n,n-1,n-2': 'manaus n',
};

/** The claim on stacks: of a game of the works, of such a game with other rooms, of a digraph. */
function statementOf({ family: { capacities, moves } }, claim, rest) {
  const spaced = capacities.map((text) =>
    text.includes('-') ? `(${text.replace('-', ' - ')})` : text,
  );
  const rooms = `(rooms ${spaced.join(' ')})`;
  const key = moves.map(([a, b]) => `${a}${b}`).join();
  const kindOfMoves = { '01,02,10,12,20,21': 'any', '01,10,12,21': 'linear' }[key];
  if (kindOfMoves === undefined) {
    const states = `(family_state ${rooms} n)`;
    return {
      text: `${claim} (family_step (${arcsText(moves)}) ${rooms})\n      ${states} ${rest}`,
      proof: `apply (family_${claim} arc T n ${rooms}%nat); [|exact X]. same_rooms.`,
    };
  }
  const linear = kindOfMoves === 'linear';
  const game =
    NAMED[`${kindOfMoves} ${capacities.join()}`] ??
    `{| sized := true; linear := ${linear}; room := rooms ${spaced.join(' ')} |}`;
  return {
    text: `${claim} (step (${game})) (regular_state (${game}) n)\n      ${rest}`,
    proof: `apply (game_${claim} arc T n (${game})%nat);
      [reflexivity | same_arcs | same_rooms | exact X].`,
  };
}

/** A theorem for every n, with few discs one after another. */
function theorem(name, { from: base }, known, { text, proof }, { many, few }) {
  const least = Math.max(...known.map(({ from }) => from));
  const small = Array.from({ length: Math.max(0, base - least) }, (_, i) => least + i);
  const variables = known.map(({ variable }) => variable).join(' ');
  const exists = `exists ${known.map(({ variable }) => variable).join(', ')}`;
  const lines = [
    `Theorem ${name} : forall n, (${least} <= n)%nat -> exists ${variables} : nat,`,
    ...known.map((quantity) => `    ${equation(quantity)} /\\`),
    `    (${text})%nat.`,
    'Proof.',
    '  intros n L.',
  ];
  const conclusion = (reasons) => [
    `    ${exists}. ${reasons.map((text) => `split; [${text}|].`).join('\n    ')}`,
    `    ${proof}`,
  ];
  for (const n of small)
    lines.push(
      `  destruct (Nat.eq_dec n ${n}) as [->|N${n}].`,
      `  { set (n := ${natural(n)}). ${few(
        n,
        known.map(({ at }) => at(n)),
      )}`,
      ...conclusion(
        known.map(({ hypothesis }) => `rewrite ${hypothesis}; vm_compute; reflexivity`),
      ),
      '  }',
    );
  lines.push(
    `  assert (G : (${base} <= n)%nat) by lia.`,
    `  ${many}`,
    ...conclusion(known.map((quantity) => reason(base, quantity))),
    'Qed.',
  );
  return { name, text: lines };
}
