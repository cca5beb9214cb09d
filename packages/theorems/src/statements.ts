import type { Certificate, Claim } from './certificate.js';
import { type Family, isDirectedFamily } from './family.js';
import type { Statement } from './statement.js';

const VALUES = 12;
/** Quantities that a certificate has for each goal. */
const OF_GOAL = [
  'reachable',
  'eccentricity',
  'farthest',
  'sumOfDistances',
  'goalDiameter',
  'goalDiametralPairs',
];

/** The statements about a family and its goal that the claims of a verified certificate make. */
export function statementsOf(family: Family, { claims }: Pick<Certificate, 'claims'>): Statement[] {
  return claims
    .filter(({ quantity }) => {
      const [name, peg] = quantity.split(' ');
      return !OF_GOAL.includes(name) || Number(peg) === family.goal;
    })
    .filter(({ quantity, form }) => !quantity.startsWith('degree') || form?.length !== 0)
    .map((claim) => statementOf(family, claim))
    .sort((a, b) => rank(a.quantity) - rank(b.quantity) || (a.quantity < b.quantity ? -1 : 1));
}

const ORDER = [
  'order',
  'size',
  'degree',
  'components',
  'reachable',
  'eccentricity',
  'farthest',
  'sumOfDistances',
  'diameter',
  'diametralPairs',
  'goalDiameter',
  'goalDiametralPairs',
  'distance',
];
const rank = (quantity: string) => ORDER.indexOf(quantity.split(' ')[0]);

/** That no certificate of the diameter was found, and why. */
export const openDiameter = (reason: string): Statement => ({
  quantity: 'diameter',
  from: 1,
  form: null,
  recurrence: null,
  values: {},
  status: 'open',
  subject: 'diameter',
  claim: `open: ${reason}`,
  text: `diameter: open: ${reason}`,
  tex: `\\text{diameter: open: ${reason}}`,
});

function statementOf(family: Family, claim: Claim): Statement {
  const { from, recurrence, first, form } = claim;
  const [name, ...rest] = claim.quantity.split(' ');
  const quantity =
    name === 'distance'
      ? `distance ${rest.map((peg) => `p${peg}`).join(' ')}`
      : name === 'degree'
        ? claim.quantity
        : name;
  const subject = subjectOf(name, rest, isDirectedFamily(family));
  const always = `for every n >= ${from}`;
  if (recurrence === null)
    return {
      quantity,
      from,
      form: null,
      recurrence: null,
      values: {},
      status: 'proved',
      subject,
      claim: `impossible, ${always}`,
      text: `${subject}: impossible, ${always}`,
      tex: `\\text{${subject}: impossible, } n \\ge ${from}`,
    };
  const values = [...first];
  const degree = first.length;
  while (values.length < VALUES)
    values.push(
      -recurrence
        .slice(0, -1)
        .reduce((sum, c, i) => sum + c * values[values.length - degree + i], 0n),
    );
  const coefficients = recurrence
    .slice(0, -1)
    .map((c) => Number(-c))
    .reverse();
  const written = form === null ? null : formula(form, plain);
  const byRecurrence = (style: Style) =>
    `${style.of('n')} = ${sumOf(
      coefficients.map((c, i): Term => ({ value: BigInt(c), text: style.of(`n-${i + 1}`) })),
      style,
    )}`;
  const begins = values.slice(0, first.length).join(', ');
  const said =
    written === null
      ? `${byRecurrence(plain)}, ${begins} from n = ${from} on`
      : `${written}, ${always}`;
  return {
    quantity,
    from,
    form: written,
    recurrence: { text: byRecurrence(plain), coefficients, first: first.map(String) },
    values: Object.fromEntries(
      values.slice(0, VALUES).map((value, i) => [String(from + i), String(value)]),
    ),
    status: 'proved',
    subject,
    claim: said,
    text: `${subject}: ${said}`,
    tex:
      form === null
        ? `\\text{${subject}: } ${byRecurrence(tex)},\\ ${begins} \\text{ from } n = ${from} \\text{ on}`
        : `\\text{${subject}: } ${formula(form, tex)},\\ n \\ge ${from}`,
  };
}

/** What a quantity is of, in words. */
function subjectOf(name: string, rest: readonly string[], directed: boolean): string {
  switch (name) {
    case 'order':
      return 'states';
    case 'size':
      return directed ? 'moves' : 'edges';
    case 'degree':
      return `states with ${rest[0]} ${rest[0] === '1' ? 'move' : 'moves'}`;
    case 'components':
      return directed ? 'components, moves taken both ways' : 'components';
    case 'reachable':
      return 'states that can reach the goal';
    case 'eccentricity':
      return 'moves from the worst starts';
    case 'farthest':
      return 'worst starts';
    case 'sumOfDistances':
      return 'sum of all distances to the goal';
    case 'diameter':
      return directed
        ? 'longest distance from a state to one that it reaches'
        : 'diameter, the longest of all components';
    case 'diametralPairs':
      return 'ordered pairs so far apart';
    case 'goalDiameter':
      return "diameter of the goal's component";
    case 'goalDiametralPairs':
      return "ordered pairs so far apart in the goal's component";
    default:
      return `moves of a stack from p${rest[0]} to p${rest[1]}`;
  }
}

/** Plain text or TeX. */
interface Style {
  readonly power: (base: string, exponent: string) => string;
  readonly group: (exponent: string) => string;
  readonly fraction: (above: string, below: string) => string;
  readonly product: string;
  readonly of: (index: string) => string;
}

const plain: Style = {
  power: (base, exponent) => `${base}^${exponent}`,
  group: (exponent) => `(${exponent})`,
  fraction: (above, below) => `(${above})/${below}`,
  product: '·',
  of: (index) => `a(${index})`,
};
const tex: Style = {
  power: (base, exponent) => `${base}^{${exponent}}`,
  group: (exponent) => exponent,
  fraction: (above, below) => `\\frac{${above}}{${below}}`,
  product: ' \\cdot ',
  of: (index) => `a(${index})`,
};

/** A coefficient before a text; the empty text stands for 1. */
interface Term {
  readonly value: bigint;
  readonly text: string;
}

function sumOf(terms: readonly Term[], { product }: Style): string {
  const written = terms
    .filter(({ value }) => value !== 0n)
    .map(({ value, text }, i) => {
      const size = value < 0n ? -value : value;
      const sign = value < 0n ? (i === 0 ? '-' : ' - ') : i === 0 ? '' : ' + ';
      const digits = text.startsWith('n') || text.startsWith('a') ? '' : product;
      const factor = text === '' ? `${size}` : size === 1n ? '' : `${size}${digits}`;
      return `${sign}${factor}${text}`;
    });
  return written.join('') || '0';
}

/**
 * A sum of terms `c n^power base^n`, over their common denominator; without one where powers of the
 * bases take it away: 3^n/3 - 1 is 3^(n-1) - 1.
 */
function formula(form: NonNullable<Claim['form']>, style: Style): string {
  const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));
  const lowered = form.map(inLowerPower);
  const isWhole = lowered.every(({ denominator }) => denominator === 1n);
  const common = isWhole
    ? 1n
    : form.reduce((lcm, { denominator }) => (lcm / gcd(lcm, denominator)) * denominator, 1n);
  const shown = isWhole ? lowered : form.map((term) => ({ ...term, more: 0 }));
  const terms = shown.map(({ base, power, numerator, denominator, more }): Term => {
    // A coefficient that the base divides goes into the exponent: 3 3^n is 3^(n+1).
    let [value, added] = [(numerator * common) / denominator, more];
    if (base > 1n && power === 0) for (; value % base === 0n; value /= base) added++;
    const exponent = added === 0 ? 'n' : style.group(added > 0 ? `n+${added}` : `n${added}`);
    const exponential =
      base === 1n ? '' : style.power(base < 0n ? `(${base})` : String(base), exponent);
    const monomial = power === 0 ? '' : power === 1 ? 'n' : style.power('n', String(power));
    const between = monomial !== '' && exponential !== '' ? style.product : '';
    return { value, text: `${monomial}${between}${exponential}` };
  });
  const sum = sumOf(terms, style);
  return common === 1n ? sum : style.fraction(sum, String(common));
}

/** A term as `c n^power base^(n+more)`, with more < 0 where the base divides its denominator. */
function inLowerPower(term: NonNullable<Claim['form']>[number]) {
  let { denominator } = term;
  let more = 0;
  for (; term.base > 1n && denominator % term.base === 0n; denominator /= term.base) more--;
  return { ...term, denominator, more };
}
